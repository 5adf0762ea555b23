/**
 * Short names for the shapes of the server's schema.
 *
 * A shape with the content of a game exists once for each game. `Table<"tash-kalar">` is that of one
 * game; `Table` is that of any, whose content the frame passes on without looking at it.
 */
import type { components } from "./schema";

type Schemas = components["schemas"];

/** The name of a game. */
export type GameName = Schemas["Table"]["game"];

/** The shape for one game; for several, every part of it is that of any of them. */
type Of<G extends GameName, Shape extends { game: GameName }> = Whole<Extract<Shape, { game: G }>>;
type Whole<Shape> = Pick<Shape, keyof Shape>;

export type Table<G extends GameName = GameName> = Of<G, Schemas["Table"]>;
export type CreateTable<G extends GameName = GameName> = Of<G, Schemas["CreateTable"]>;
export type StepMessage<G extends GameName = GameName> = Of<G, Schemas["StepMessage"]>;
export type Choose<G extends GameName = GameName> = Of<G, Schemas["Choose"]>;
export type Moment<G extends GameName = GameName> = Of<G, Schemas["Moment"]>;
export type Scene<G extends GameName = GameName> = Of<G, Schemas["Scene"]>;
export type Analysis<G extends GameName = GameName> = Of<G, Schemas["Analysis"]>;
export type Catalogue<G extends GameName = GameName> = Of<G, Schemas["Catalogue"]>;

/** What is decided about a new table of the game. */
export type Options<G extends GameName = GameName> = Table<G>["options"];
export type Standing<G extends GameName = GameName> = StepMessage<G>["standing"];
/** Something that a player may choose. */
export type Option<G extends GameName = GameName> = Choose<G>["option"];
/** Something that happened in a game. */
export type GameEvent<G extends GameName = GameName> = StepMessage<G>["events"][number];
export type Help<G extends GameName = GameName> = Of<G, Schemas["HelpMessage"]>["help"];
export type Hint<G extends GameName = GameName> = Of<G, Schemas["HintMessage"]>["hint"];

export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Choose | Exclude<Schemas["ClientMessage"], { type: "choose" }>;

export type Person = Schemas["Person"];
export type Me = Schemas["Me"];
export type TableSeat = Schemas["Seat"];
export type ClockRule = NonNullable<Table["clock"]>;
export type Clocks = Schemas["Clocks"];
export type TakeBackRequest = Schemas["TakeBackRequest"];
export type ChatLine = Schemas["ChatLine"];
export type Problem = Schemas["Problem"];
export type TableList = Schemas["TableList"];
export type GameOnShelf = Schemas["GameOnShelf"];
export type PersonalLink = Schemas["PersonalLink"];

/** The seat number of a spectator. */
export const SPECTATOR = -1;

/**
 * The end of a switch over kinds, which the compiler knows to be complete. A page that is older than
 * its server may still come here, and goes on with something harmless.
 */
export function never<T>(_none: never, harmless: T): T {
  return harmless;
}
