/** Short names for the Tash-Kalar types of the server's schema. */
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
export type Form = Schemas["TashKalarFormShape"];
export type Colour = View["improvised"][number][number];
export type Rank = Schemas["TashKalarCardShape"]["rank"];

/** The id of a card that the reader may not see. */
export const HIDDEN = "hidden";

/** Formats a message with its values, like `t`. */
export type Say = (message: string, values?: Record<string, string | number>) => string;

/** Flares are named by their conditions: f34, f36a. */
export function isFlare(card: string): boolean {
  return /^f\d+[a-z]?$/u.test(card);
}

/** The name of a card, a flare or a task within a sentence. */
export function nameOf(say: Say, card: string): string {
  return isFlare(card) ? say("flare-named", { flare: say(card) }) : say(card);
}
