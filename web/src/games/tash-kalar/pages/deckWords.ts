/** Decks in words. */
import { list, t } from "../../../words";
import type { Catalogue } from "../shapes";

/** The name of a deck; its key if it has no words yet. */
export function deckName(key: string): string {
  return t(`gallery-deck-${key}`).replace(`{gallery-deck-${key}}`, key);
}

/** Which schools share a deck; empty for a deck of one school or none. */
export function deckNote({ decks }: Pick<Catalogue, "decks">, key: string): string {
  const { schools = [], size = 0 } = new Map(Object.entries(decks)).get(key) ?? {};
  if (schools.length < 2) return "";
  const names = schools.map((school) => t("school-short", { school }));
  return t("gallery-deck-shared", { schools: list(names), number: size });
}
