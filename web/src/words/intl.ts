/** Dates, times and lists in the reader's language. */
import { language } from "./language.svelte";

/** The locale for dates and times: the current language in the region that the browser names. */
export function region(): string {
  const spoken = language();
  return navigator.languages.find((each) => each.split("-")[0] === spoken) ?? spoken;
}

/** A point in time: the hour if it is today, else the day. */
export function when(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const today = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(
    region(),
    today ? { timeStyle: "short" } : { dateStyle: "medium" },
  ).format(at);
}

/** The hour and minute. */
export function hour(iso: string): string {
  return new Intl.DateTimeFormat(region(), { timeStyle: "short" }).format(new Date(iso));
}

/** A fraction as a percentage, such as "62 %", in the form of the language. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(part);
}

/** "Ann, Ben or Cid". */
export function anyOf(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(items);
}

/** "Ann, Ben and Cid". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
