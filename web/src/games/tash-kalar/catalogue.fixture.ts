/** A catalogue with the real forms and few cards, for tests. */
import { FACTS } from "./facts.setup";
import type { Catalogue, Rank } from "./shapes";

type Card = Catalogue["cards"][string];

export function cardWith(rank: Rank, parts: Partial<Card> = {}): Card {
  return { deck: "imperial", rank, drawing: ["@"], marks: [], directions: [], ...parts };
}

export function catalogueWith(parts: Partial<Catalogue> = {}): Catalogue {
  return {
    game: "tash-kalar",
    ...FACTS,
    decks: {},
    cards: {},
    flares: {},
    tasks: {},
    squares: {},
    reasons: {},
    ...parts,
  };
}
