/** The owners of the pieces in the arena, followed through the events. */
import { never } from "../../../api/types";
import { type Colour, type GameEvent, isInArena } from "../shapes";

/** By square: the owner of the piece there. */
export type Arena = Map<string, Colour>;

/** Apply an event to the arena; returns the owner of the piece that was lost, or null. */
export function applyEvent(arena: Arena, event: GameEvent): Colour | null {
  if (!isInArena(event)) return null;
  switch (event.kind) {
    case "placed":
    case "summoned":
      arena.set(event.square, event.colour);
      return null;
    case "picked-up":
      arena.delete(event.square);
      return null;
    case "destroyed":
      arena.delete(event.square);
      return event.colour;
    case "converted": {
      const former = arena.get(event.square) ?? null;
      arena.set(event.square, event.colour);
      return former;
    }
    case "moved":
    case "leapt":
      arena.delete(event.from);
      arena.set(event.to, event.colour);
      return null;
    case "upgraded":
    case "downgraded":
      return null;
    default:
      return never(event, null);
  }
}
