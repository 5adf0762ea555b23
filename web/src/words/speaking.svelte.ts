/** What to say to the reader, in their language; everything said changes at once with it. */
import type { FluentBundle } from "@fluent/bundle";
import { recall, remember } from "../frame/memory";
import { type Language, negotiate } from "./negotiate";
import { bundle, type Values, Words } from "./words";

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  cs: () => import("./languages/cs"),
  de: () => import("./languages/de"),
  pl: () => import("./languages/pl"),
  ru: () => import("./languages/ru"),
};

const loaded = new Map<Language, Promise<FluentBundle>>();
let current = $state.raw<Language>("en");
let words = $state.raw(new Words([]));
let wanted: Language = "en";
let english: Promise<void> | null = null;

/** The language in which everything is said now. */
export function language(): Language {
  return current;
}

/** Say a message, or the attribute of one (`knight.effect`), with its values filled in. */
export function t(message: string, values?: Values): string {
  const text = words.say(message, values);
  if (text !== null) return text;
  if (current !== "en") void fallBack();
  return `{${message}}`;
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return words.has(message);
}

/** Begin in the language chosen earlier, or in one the browser asks for. */
export async function beginSpeaking(): Promise<void> {
  await load(negotiate(recall("language"), navigator.languages));
}

/** Speak another language from now on. */
export async function speak(next: Language): Promise<void> {
  remember("language", next);
  await load(next);
}

async function load(next: Language): Promise<void> {
  wanted = next;
  const made = await bundleOf(next);
  if (wanted !== next) return;
  english = null;
  current = next;
  words = new Words([made]);
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** English is fetched only when the language lacks a message. */
function fallBack(): Promise<void> {
  const asked = current;
  english ??= Promise.all([bundleOf(asked), bundleOf("en")]).then((bundles) => {
    if (current === asked) words = new Words(bundles);
  });
  return english;
}

function bundleOf(name: Language): Promise<FluentBundle> {
  let found = loaded.get(name);
  if (!found) {
    found = FILES[name]().then((files) => bundle(name, files.default));
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
  }
  return found;
}
