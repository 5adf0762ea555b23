/** The types of hints and judged turns. */
import type { components } from "../../../api/schema";

type Schemas = components["schemas"];

export type Reason = Schemas["Reason"];
export type Judged = Schemas["TashKalarJudgedTurn"];
export type HintLine = Schemas["TashKalarHintLine"];
export type Mark = Exclude<Judged["mark"], "">;

/** The symbols of chess notation; the word is always beside them. */
export const SYMBOLS: Readonly<Record<Mark, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
