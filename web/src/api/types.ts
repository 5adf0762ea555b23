/** Short names for the shapes of the server's schema. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Json = Record<string, unknown>;
export type Person = Schemas["Person"];
export type Me = Schemas["Me"];
export type Table = Schemas["Table"];
export type TableSeat = Schemas["Seat"];
export type CreateTable = Schemas["CreateTable"];
export type ClockRule = NonNullable<Table["clock"]>;
export type Clocks = Schemas["Clocks"];
export type Standing = Schemas["StepMessage"]["standing"];
export type Question = NonNullable<Standing["question"]>;
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
export type StepMessage = Schemas["StepMessage"];
export type TakeBackRequest = Schemas["TakeBackRequest"];
export type ChatLine = Schemas["ChatLine"];
export type Moment = Schemas["Moment"];
export type Scene = Schemas["Scene"];
export type Moments = Schemas["Moments"];
export type Problem = Schemas["Problem"];
export type Draft = NonNullable<Table["draft"]>;
export type TableList = Schemas["TableList"];
export type GameOnShelf = Schemas["GameOnShelf"];
export type Hint = Schemas["HintMessage"]["hint"];
export type Choose = Schemas["Choose"];
/** The name of a game. */
export type GameName = Table["game"];
export type Analysis = Schemas["Analysis"];
export type PersonalLink = Schemas["PersonalLink"];

/** An option or an event: a kind and its details. */
export type GameMessage = { kind: string } & Record<string, string | number | string[]>;

/** The seat number of a spectator. */
export const SPECTATOR = -1;
