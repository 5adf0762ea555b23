/** Pieces in the notation of the server: "blue heroic". */
import type { Colour, Rank } from "../shapes";

export interface PieceOf {
  readonly colour: Colour;
  readonly rank: Rank;
}

/** The ranks from the lowest to the highest. */
export const RANKS = ["common", "heroic", "legendary"] as const satisfies readonly Rank[];

/** The owner's mark in the middle of a piece, drawn around the origin. */
export const MARKS: Readonly<Record<Colour, string>> = {
  blue: "M0 -7.6 L7.4 5.6 L-7.4 5.6 Z",
  red: "M6.4 0 A6.4 6.4 0 1 1 -6.4 0 A6.4 6.4 0 1 1 6.4 0 Z",
  yellow: "M-6.8 -4 H6.8 M-6.8 4 H6.8",
  green: "M0 -7.4 V7.4 M-7.4 0 H7.4",
};

/** The piece of that notation; null for anything else. */
export function readPiece(text: string | undefined): PieceOf | null {
  const [colour = "", rank = ""] = text?.split(" ") ?? [];
  return isColour(colour) && isRank(rank) ? { colour, rank } : null;
}

export function isRank(text: string): text is Rank {
  return RANKS.some((rank) => rank === text);
}

function isColour(text: string): text is Colour {
  return Object.hasOwn(MARKS, text);
}
