/** Pieces in the notation of the server: "blue heroic". */
export type Colour = "blue" | "red" | "yellow" | "green";
export type Rank = "common" | "heroic" | "legendary";

export interface PieceOf {
  readonly colour: Colour;
  readonly rank: Rank;
}

export function readPiece(text: string): PieceOf {
  const [colour, rank] = text.split(" ");
  return { colour: colour as Colour, rank: rank as Rank };
}

/** The owner's mark in the middle of a piece, drawn around the origin. */
export const MARKS: Readonly<Record<Colour, string>> = {
  blue: "M0 -7.6 L7.4 5.6 L-7.4 5.6 Z",
  red: "M6.4 0 A6.4 6.4 0 1 1 -6.4 0 A6.4 6.4 0 1 1 6.4 0 Z",
  yellow: "M-6.8 -4 H6.8 M-6.8 4 H6.8",
  green: "M0 -7.4 V7.4 M-7.4 0 H7.4",
};
