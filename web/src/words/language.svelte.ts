/** The current language and its messages; every text on the page changes with it. */
import { recall, remember } from "../memory";
import { bundleOf } from "./loading";
import { type Language, negotiate } from "./negotiate";
import { type Values, Words } from "./words";

let current = $state.raw<Language>("en");
let words = $state.raw(new Words([]));
let requestedLanguage: Language = "en";
let english: Promise<void> | null = null;

/** The current language. */
export function language(): Language {
  return current;
}

/** A message, or an attribute of one (`knight.effect`), with its values filled in. */
export function t(message: string, values?: Values): string {
  const text = words.format(message, values);
  if (text !== null) return text;
  if (current !== "en") void loadEnglish();
  return `{${message}}`;
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return words.has(message);
}

/** Load the language chosen earlier, or the one that the browser prefers. */
export async function loadInitialLanguage(): Promise<void> {
  await load(negotiate(recall("language"), navigator.languages));
}

/** Switch to another language, and remember it. */
export async function setLanguage(next: Language): Promise<void> {
  remember("language", next);
  await load(next);
}

async function load(next: Language): Promise<void> {
  requestedLanguage = next;
  const messages = await bundleOf(next);
  if (requestedLanguage !== next) return;
  english = null;
  current = next;
  words = new Words([messages]);
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** English is loaded only when the current language lacks a message. */
function loadEnglish(): Promise<void> {
  const previous = current;
  english ??= Promise.all([bundleOf(previous), bundleOf("en")]).then((bundles) => {
    if (current === previous) words = new Words(bundles);
  });
  return english;
}
