/** Short names for the Tash-Kalar types of the server's schema. */
import type { components } from "../../api/schema";
import type * as server from "../../api/types";
import type * as frame from "../../frame/game";

type Schemas = components["schemas"];
type Game = "tash-kalar";

export type Table = server.Table<Game>;
export type Moment = server.Moment<Game>;
export type Scene = server.Scene<Game>;
export type Catalogue = server.Catalogue<Game>;
export type Options = server.Options<Game>;
export type Option = server.Option<Game>;
export type OptionKind = Option["kind"];
export type GameEvent = server.GameEvent<Game>;
export type Help = server.Help<Game>;
export type View = server.Standing<Game>["view"];
export type Setup = NonNullable<Table["setup"]>;
export type Outcome = NonNullable<Table["outcome"]>;
export type Score = Moment["scores"][number];
export type LiveGame = frame.LiveGame<Game>;
export type ReviewedGame = frame.ReviewedGame<Game>;
export type GameAnalysis = frame.GameAnalysis<Game>;
export type GameClient = frame.GameClient<Game>;
export type CardHelp = Schemas["TashKalarCardHelp"];
export type TaskHelp = Schemas["TashKalarTaskHelp"];
export type FlareHelp = Schemas["TashKalarFlareHelp"];
export type School = Schemas["TashKalarSchool"];
export type FormName = Schemas["TashKalarForm"];
export type Form = Schemas["TashKalarFormShape"];
export type Colour = Schemas["TashKalarColour"];
export type Rank = Schemas["TashKalarRank"];
export type Direction = Schemas["TashKalarDirection"];

/** Events in the arena name its square, or two. */
type ArenaEvent = Extract<GameEvent, { square: string } | { from: string }>;

/** Whether an event happens in the arena. */
export function isInArena(event: GameEvent): event is ArenaEvent {
  return "square" in event || "from" in event;
}

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
