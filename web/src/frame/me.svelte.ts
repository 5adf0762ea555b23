/** Who sits before this browser. */
import { Refused } from "../api/http";
import * as server from "../api/server";
import type { Me, Person } from "../api/types";
import { language } from "../words";
import { recall, remember } from "./memory";

let person = $state.raw<Person | null>(null);
let known = $state(false);

/** The person; null for somebody who has not said a name yet. */
export function me(): Person | null {
  return person;
}

/** Whether the server has told who this is. */
export function meKnown(): boolean {
  return known;
}

/** Keep what the server says about the person. */
export function iAm(answer: Me): Person | null {
  person = answer.person;
  known = true;
  if (person) remember("name", person.name);
  return person;
}

export async function askWhoIAm(): Promise<void> {
  try {
    iAm(await server.whoAmI());
  } catch (error) {
    if (!forgetIfUnknown(error)) throw error;
  }
}

/** Whether the server says that it does not know us any more; then we do not pretend. */
export function forgetIfUnknown(error: unknown): boolean {
  const unknown = error instanceof Refused && error.unknown;
  if (unknown) iAm({ person: null });
  return unknown;
}

/** The person, made as a guest of this name if there is none yet. */
export async function beSomebody(name: string): Promise<Person> {
  if (person && (name === "" || name === person.name)) return person;
  return iAm(await server.introduce({ name, language: language() })) as Person;
}

/** A name to begin with: the last one used here. */
export function usualName(): string {
  return person?.name ?? recall("name") ?? "";
}
