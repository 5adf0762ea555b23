/** Dates, times and lists in the reader's language. */
import { language } from "./speaking.svelte";

/** The language as spoken where the reader lives, if their browser says so: it decides the hours. */
export function region(): string {
  const spoken = language();
  return navigator.languages.find((each) => each.split("-")[0] === spoken) ?? spoken;
}

/** A moment in time: the hour if it is today, else the day. */
export function when(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const today = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(
    region(),
    today ? { timeStyle: "short" } : { dateStyle: "medium" },
  ).format(at);
}

/** The hour and minute of something said. */
export function hour(iso: string): string {
  return new Intl.DateTimeFormat(region(), { timeStyle: "short" }).format(new Date(iso));
}

/** A part of one, such as a chance: "62 %", as the language writes it. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(part);
}

/** "Ann, Ben and Cid". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
