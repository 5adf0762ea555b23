/** The visible parts of a scene: hands, changed squares, and the events to animate. */
import { type GameEvent, HIDDEN, isInArena, type Scene, type View } from "../shapes";

/** The cards of a seat that the reader may see. */
export interface VisibleHand {
  readonly seat: number;
  readonly beings: readonly string[];
  readonly flare: string | null;
}

/** The hands to show: all of them once the game is over, before that the reader's own. */
export function handsOf({
  open,
  seat,
  view,
}: Pick<Scene, "open" | "seat"> & { readonly view: Pick<View, "seats"> }): VisibleHand[] {
  return view.seats.flatMap(({ hand, legends, flare }, each) => {
    if (!open && each !== seat) return [];
    const beings = [...hand, ...legends].filter((card) => card !== HIDDEN);
    return [{ seat: each, beings, flare: flare === HIDDEN ? null : flare }];
  });
}

/** The squares where something happened. */
export function changedSquares(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(
    events
      .filter(isInArena)
      .flatMap((event) => ("square" in event ? [event.square] : [event.from, event.to])),
  );
}

/** The events to animate: those of a single step forward, but none after a jump. */
export function motion(previous: number | null, scene: Scene): readonly GameEvent[] {
  return previous === scene.moment - 1 ? scene.events : [];
}
