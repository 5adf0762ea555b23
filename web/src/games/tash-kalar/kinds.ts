/** The kinds of games: a form with a number of seats. */
import type { Json } from "../../api/types";
import type { Form, Options, School } from "./shapes";
import { SCHOOLS } from "./sides";

export interface GameKind {
  /** The name in messages: `setup-form-<key>`, `tk-form-<key>`. */
  readonly key: string;
  readonly form: Form;
  readonly seats: number;
  readonly teams: boolean;
}

const kind = (key: string, form: Form, seats = 2, teams = false): GameKind => ({
  key,
  form,
  seats,
  teams,
});

export const KINDS: readonly GameKind[] = [
  kind("first-game", "first-game"),
  kind("high-form", "high-form"),
  kind("duel", "duel"),
  kind("melee-3", "melee", 3),
  kind("melee-4", "melee", 4),
  kind("high-form-teams", "high-form", 4, true),
  kind("duel-teams", "duel", 4, true),
];

export const FIRST_GAME = KINDS[0] as GameKind;

/** The kind that options describe; the first game when they describe none. */
export function kindOf(options: Json | null): GameKind {
  if (!options) return FIRST_GAME;
  const teams = options.teams === true;
  const found = KINDS.find(
    ({ form, seats, teams: inTeams }) =>
      form === options.form &&
      inTeams === teams &&
      (form !== "melee" || seats === (options.seats ?? 3)),
  );
  return found ?? FIRST_GAME;
}

/** How the options distribute the schools. */
export function schoolsOf(options: Json | null): Options["schools"] {
  const schools = (options?.schools ?? {}) as Partial<Options["schools"]>;
  const how = schools.how ?? "chosen";
  const named = Array.isArray(schools.seats) ? schools.seats : [];
  return { how, seats: completed(named) };
}

/** All four schools in the order of the seats, beginning with the given ones. */
export function completed(named: readonly School[]): School[] {
  return [...new Set([...named, ...SCHOOLS])].filter((school) => SCHOOLS.includes(school));
}

/** The schools after a seat takes one: whoever had it gets the seat's former school. */
export function swapped(schools: readonly School[], seat: number, school: School): School[] {
  const given = schools[seat];
  return schools.map((each, at) =>
    at === seat ? school : each === school && given !== undefined ? given : each,
  );
}

/** The options for the box. */
export function optionsOf(
  kind: GameKind,
  how: Options["schools"]["how"],
  seats: School[],
): Options {
  const options: Options = {
    form: kind.form,
    schools: how === "chosen" ? { how, seats: seats.slice(0, kind.seats) } : { how },
  };
  if (kind.teams) options.teams = true;
  if (kind.form === "melee") options.seats = kind.seats;
  return options;
}
