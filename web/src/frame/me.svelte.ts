/** The person who uses this browser. */
import { RequestError } from "../api/http";
import * as server from "../api/server";
import type { Me, Person } from "../api/types";
import { recall, remember } from "../memory";
import { language } from "../words";

let person = $state.raw<Person | null>(null);
let isLoaded = $state(false);

/** The person; null for somebody who has not entered a name yet. */
export function me(): Person | null {
  return person;
}

/** Whether the server has answered who this is. */
export function isMeLoaded(): boolean {
  return isLoaded;
}

/** Store the server's answer about the person. */
export function setMe(answer: Me): Person | null {
  person = answer.person;
  isLoaded = true;
  if (person) remember("name", person.name);
  return person;
}

export async function loadMe(): Promise<void> {
  try {
    setMe(await server.fetchMe());
  } catch (error) {
    if (!forgetIfSignedOut(error)) throw error;
  }
}

/** Forget the person if an error says that they are signed out; whether it did. */
export function forgetIfSignedOut(error: unknown): boolean {
  const isSignedOut = error instanceof RequestError && error.isSignedOut;
  if (isSignedOut) setMe({ person: null });
  return isSignedOut;
}

/** The person, created as a guest of this name if there is none yet. */
export async function ensurePerson(name: string): Promise<Person> {
  if (person && (name === "" || name === person.name)) return person;
  const introduced = setMe(await server.introduce({ name, language: language() }));
  if (!introduced) throw new Error("the server has not taken the name");
  return introduced;
}

/** The name to suggest: the last one used in this browser. */
export function defaultName(): string {
  return person?.name ?? recall("name") ?? "";
}
