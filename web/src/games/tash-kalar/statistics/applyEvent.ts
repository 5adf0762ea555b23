/** The owners of the pieces in the arena, followed through the events. */
import { never } from "../../../api/types";
import type { Colour, GameEvent } from "../shapes";

/** By square: the owner of the piece there. */
export type Arena = Map<string, Colour>;

/** Apply an event to the arena; returns the owner of the piece that was lost, or null. */
export function applyEvent(arena: Arena, event: GameEvent): Colour | null {
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
    case "invoked":
    case "scored":
    case "claimed":
    case "discarded":
    case "put-under":
    case "drew":
    case "recovered":
    case "gained-action":
    case "gained-turn":
    case "handed-over":
    case "turn":
    case "end-triggered":
    case "concede-offered":
    case "conceded":
    case "skip-last-turns-offered":
    case "game-over":
      return null;
    default:
      return never(event, null);
  }
}
