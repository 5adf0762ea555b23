/** The types of hints and judged turns, with the options of Tash-Kalar. */
import type { components } from "../../../api/schema";
import type { GameMessage } from "../../../api/types";

type Schemas = components["schemas"];

export type Reason = Schemas["Reason"];
export type Judged = Omit<Schemas["TashKalarJudgedTurn"], "line"> & {
  readonly line: readonly GameMessage[];
};
export type HintLine = Omit<Schemas["TashKalarHintLine"], "options"> & {
  readonly options: readonly GameMessage[];
};
export type Mark = Exclude<Judged["mark"], "">;

/** The symbols of chess notation; the word is always beside them. */
export const SYMBOLS: Readonly<Record<Mark, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
