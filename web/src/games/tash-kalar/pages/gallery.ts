/** The entries of the gallery, one for each card, and the filter for them. */
import type { Catalogue, Rank, Say } from "../shapes";

/** The cards that are no beings, after the decks of the catalogue. */
const OTHER_DECKS = ["flares", "tasks"] as const;

/** Every deck, in order. */
export function decksOf({ decks }: Pick<Catalogue, "decks">): string[] {
  return [...Object.keys(decks), ...OTHER_DECKS];
}

/** A card with everything that can be pointed for. */
export interface Entry {
  readonly id: string;
  readonly deck: string;
  /** Flares and tasks have none. */
  readonly rank: Rank | null;
  readonly name: string;
  /** Its effects or requirements, part by part. */
  readonly texts: readonly string[];
}

/** A filter; empty fields match everything. */
export interface Filter {
  readonly deck: string;
  readonly rank: Rank | "";
  readonly text: string;
}

/** All cards, deck by deck, in the order of the card list. */
export function entriesOf(catalogue: Catalogue, say: Say): Entry[] {
  const beings = Object.entries(catalogue.cards).map(([id, { deck, rank }]) => ({
    id,
    deck,
    rank,
    name: say(id),
    texts: [say(`${id}.effect`)],
  }));
  const flares = Object.entries(catalogue.flares).map(([id, { upper, lower }]) => ({
    id,
    deck: OTHER_DECKS[0],
    rank: null,
    name: say(id),
    texts: [
      say("flare-upper", { more: upper ?? 0, effect: say(`${id}.upper`) }),
      say("flare-lower", { more: lower ?? 0, effect: say(`${id}.lower`) }),
    ],
  }));
  const tasks = Object.keys(catalogue.tasks).map((id) => ({
    id,
    deck: OTHER_DECKS[1],
    rank: null,
    name: say(id),
    texts: [say(`${id}.condition`)],
  }));
  const all: Entry[] = [...beings, ...flares, ...tasks];
  return decksOf(catalogue).flatMap((deck) => all.filter((entry) => entry.deck === deck));
}

/** Whether a card is one that the reader looks for: every word occurs, whatever its accents. */
export function matches(entry: Entry, { deck, rank, text }: Filter): boolean {
  if (deck !== "" && entry.deck !== deck) return false;
  if (rank !== "" && entry.rank !== rank) return false;
  const written = plain([entry.name, ...entry.texts].join(" "));
  return plain(text)
    .split(/\s+/u)
    .every((word) => written.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
