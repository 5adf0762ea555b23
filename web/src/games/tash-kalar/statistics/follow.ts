/** Whose piece stands where, followed through the events. */
import type { Said } from "../../../api/types";
import type { Colour } from "../shapes";

/** By square: the owner of the piece there. */
export type Arena = Map<string, Colour>;

/** Let an event happen in the arena; the owner of the piece that it destroyed, or null. */
export function follow(arena: Arena, event: Said): Colour | null {
  const square = event.square as string;
  const colour = event.colour as Colour;
  switch (event.kind) {
    case "placed":
    case "summoned":
      arena.set(square, colour);
      return null;
    case "picked-up":
      arena.delete(square);
      return null;
    case "destroyed":
      arena.delete(square);
      return colour;
    case "converted": {
      const former = arena.get(square) ?? null;
      arena.set(square, colour);
      return former;
    }
    case "moved":
    case "leapt":
      arena.delete(event.from as string);
      arena.set(event.to as string, colour);
      return null;
    default:
      return null;
  }
}
