/** The types of choices shown as arrows, and of a turn shown with arrows. */

/** A move from one square to another. */
export interface MoveChoice {
  readonly from: string;
  readonly to: string;
  /** Its description, such as "Move from d4 to e5". */
  readonly name: string;
}

/** Directions around a square, each with its name. */
export interface DirectionChoice {
  readonly square: string;
  readonly names: ReadonlyMap<string, string>;
}

/** A turn to show: its steps by number, and where its pieces go. */
export interface TurnShown {
  /** The numbers of the steps on each square: "e4" -> "1", or "1, 3". */
  readonly numbers: Readonly<Record<string, string>>;
  readonly moves: readonly Pick<MoveChoice, "from" | "to">[];
}
