/** Which language a reader gets. */
import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "cs", "de", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by the name its speakers give it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  de: "Deutsch",
  pl: "Polski",
  ru: "Русский",
};

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}

/** The language chosen earlier, else the best of those the browser asks for. */
export function negotiate(chosen: string | null, asked: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  const [best] = negotiateLanguages(asked, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best) ? best : "en";
}
