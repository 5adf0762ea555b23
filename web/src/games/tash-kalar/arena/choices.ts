/** What can be chosen by arrows. */
import type { Direction } from "./geometry";

/** A move from one square to another. */
export interface MoveChoice {
  readonly from: string;
  readonly to: string;
  /** What it is called, such as "Move from d4 to e5". */
  readonly name: string;
}

/** Directions around a square, each with its name. */
export interface DirectionChoice {
  readonly square: string;
  readonly names: Readonly<Partial<Record<Direction, string>>>;
}
