/** By how many pieces the best opponent is ahead, for the conditions of flares (8.1). */
import type { View } from "../shapes";
import { colourOf, type Seating } from "../sides";

export interface Leads {
  /** In upgraded pieces. */
  readonly upper: number;
  /** In pieces. */
  readonly lower: number;
}

export function leads(view: Seating & Pick<View, "arena">, seat: number): Leads {
  const own = colourOf(view, seat);
  const pieces = Object.values(view.arena);
  const upgraded = pieces.filter((piece) => !piece.endsWith(" common"));
  return { upper: lead(upgraded, own), lower: lead(pieces, own) };
}

function lead(pieces: readonly string[], own: string | null): number {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const colour = piece.split(" ")[0] ?? "";
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const mine = counts.get(own ?? "") ?? 0;
  const others = [...counts].flatMap(([colour, number]) => (colour === own ? [] : [number - mine]));
  return Math.max(0, ...others);
}
