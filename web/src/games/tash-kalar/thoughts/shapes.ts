/** What a bot that thinks aloud says, with the options of Tash-Kalar. */
import type { components } from "../../../api/schema";
import type { Said } from "../../../api/types";

type Schemas = components["schemas"];

export type Reason = Schemas["Reason"];
export type Judged = Omit<Schemas["JudgedTurn"], "line"> & { readonly line: readonly Said[] };
export type HintLine = Omit<Schemas["HintLine"], "options"> & { readonly options: readonly Said[] };
export type Mark = Exclude<Judged["mark"], "">;

/** How chess books write it; the word stands beside it. */
export const SYMBOLS: Readonly<Record<Mark, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
