/** The facts of the game that the server tells: its forms, its schools, what pieces are worth. */
import type { Catalogue, Colour, Form, FormName, School } from "./shapes";

/** The part of the catalogue that is needed before a table exists. */
export type Facts = Pick<Catalogue, "forms" | "colours" | "destroyed" | "actions">;

let known: Facts | null = null;

/** Keep the facts; `catalogue` does it, and nothing of the game is shown before. */
export function learnFacts(facts: Facts): void {
  known = facts;
}

/** Every form by its key, in order. */
export function forms(): readonly [FormName, Form][] {
  return Object.entries(facts().forms).flatMap(([key, form]) => (isForm(key) ? [[key, form]] : []));
}

/** The form of a table; fails for one that the server does not tell. */
export function formOf({ form }: { readonly form: string }): Form {
  const found = facts().forms[form];
  if (!found) throw new Error(`unknown form ${form}`);
  return found;
}

/** Whether the server tells this form. */
export function isForm(key: string): key is FormName {
  return Object.hasOwn(facts().forms, key);
}

/** Every school, in order. */
export function schools(): School[] {
  return Object.keys(facts().colours).filter(isSchool);
}

/** Whether the server tells this school. */
export function isSchool(key: string): key is School {
  return Object.hasOwn(facts().colours, key);
}

/** The colour of a school's pieces, when it plays for itself. */
export function schoolColour(school: School): Colour {
  const colour = facts().colours[school];
  if (!colour) throw new Error(`unknown school ${school}`);
  return colour;
}

/** How many actions a turn has, before any are gained. */
export function actionsOfTurn(number: number): number {
  const { first_turn, turn } = facts().actions;
  return number === 1 ? first_turn : turn;
}

/** What destroyed pieces are worth where they score. */
export function worthDestroyed(): Facts["destroyed"] {
  return facts().destroyed;
}

function facts(): Facts {
  if (!known) throw new Error("the catalogue is not loaded");
  return known;
}
