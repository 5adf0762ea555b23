/** The choice of the reader's language. */
import { negotiateLanguages } from "@fluent/langneg";
import loaders from "virtual:languages";
import type { components } from "../api/schema";

export type Language = NonNullable<components["schemas"]["Person"]["language"]>;

/** The languages that have a folder of message files, English first. */
export const LANGUAGES: readonly Language[] = Object.keys(loaders).filter(isLanguage);

/** The name of a language in that language. */
export function languageName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(loaders, text);
}

/** The language chosen earlier, else the best match for the browser's preferences. */
export function negotiate(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  const [best] = negotiateLanguages(preferred, LANGUAGES, {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return isLanguage(best) ? best : "en";
}
