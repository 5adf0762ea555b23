/** What a moment shows: whose hands, where something happened, and what may be played as motion. */
import type { Said, Scene } from "../../../api/types";
import { HIDDEN, type View } from "../shapes";

/** The cards of a seat, as far as they are seen. */
export interface SeenHand {
  readonly seat: number;
  readonly beings: readonly string[];
  readonly flare: string | null;
}

/** The hands to show: all of them once the game is over, before that the reader's own. */
export function handsOf({ open, seat, view }: Pick<Scene, "open" | "seat" | "view">): SeenHand[] {
  const { seats } = view as unknown as View;
  return seats.flatMap(({ hand, legends, flare }, each) => {
    if (!open && each !== seat) return [];
    const beings = [...hand, ...legends].filter((card) => card !== HIDDEN);
    return [{ seat: each, beings, flare: flare === HIDDEN ? null : flare }];
  });
}

/** The squares on which something happened. */
export function changedSquares(events: readonly Said[]): ReadonlySet<string> {
  const named = events.flatMap((event) => [event.square, event.from, event.to]);
  // A hand-over goes "to" a seat, which is a number.
  return new Set(named.filter((square) => typeof square === "string"));
}

/** Events make a motion only from the moment before: a jump has nothing to start from. */
export function motion(previous: number | null, scene: Scene): readonly Said[] {
  return previous === scene.moment - 1 ? (scene.events as Said[]) : [];
}
