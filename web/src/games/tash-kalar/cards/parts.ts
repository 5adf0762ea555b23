/** One half of a flare: its condition and its effect. */
export interface FlarePart {
  /** By how many pieces an opponent must be ahead. */
  readonly needs: number;
  /** By how many the best opponent is ahead now. */
  readonly now: number;
  /** "3 more upgraded pieces" */
  readonly condition: string;
  /** "now 1" */
  readonly present: string;
  /** What this half does. */
  readonly text: string;
}

/** A line of a pile. */
export interface PileCard {
  readonly key: string;
  readonly name: string;
  /** A note beside the name, such as the rank or the owner. */
  readonly note?: string;
}
