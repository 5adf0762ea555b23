/** One half of a flare, in words and numbers. */
export interface FlarePart {
  /** By how many pieces an opponent must be ahead. */
  readonly needs: number;
  /** By how many the best one is ahead now. */
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
  /** Something small beside the name: the rank, the owner. */
  readonly note?: string;
}
