/** Short names for what the server's schema says about Tash-Kalar. */
import type { components } from "../../api/schema";

type Schemas = components["schemas"];

export type View = Schemas["TashKalarView"];
export type Help = Schemas["TashKalarHelp"];
export type CardHelp = Schemas["TashKalarCardHelp"];
export type TaskHelp = Schemas["TashKalarTaskHelp"];
export type FlareHelp = Schemas["TashKalarFlareHelp"];
export type Catalogue = Schemas["TashKalarCatalogue"];
export type Options = Schemas["TashKalarOptions"];
export type School = Schemas["TashKalarSeatShape"]["school"];
export type Form = View["form"];
export type Colour = View["improvised"][number][number];
export type Rank = Schemas["TashKalarCardShape"]["rank"];

/** A card that the reader has not seen. */
export const HIDDEN = "hidden";

/** How a sentence is made: a message and its values. */
export type Say = (message: string, values?: Record<string, string | number>) => string;

/** Flares are named by their conditions: f34, f36a. */
export function isFlare(card: string): boolean {
  return /^f\d+[a-z]?$/u.test(card);
}

/** How a sentence calls a card, a flare or a task. */
export function nameOf(say: Say, card: string): string {
  return isFlare(card) ? say("flare-named", { flare: say(card) }) : say(card);
}
