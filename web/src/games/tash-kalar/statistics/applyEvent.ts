/** The owners of the pieces in the arena, followed through the events. */
import type { GameMessage } from "../../../api/types";
import type { Colour } from "../shapes";

/** By square: the owner of the piece there. */
export type Arena = Map<string, Colour>;

/** Apply an event to the arena; returns the owner of the piece that was lost, or null. */
export function applyEvent(arena: Arena, event: GameMessage): Colour | null {
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
