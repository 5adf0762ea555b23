/** The turns of a game. */
import { formOf } from "../facts";
import type { GameEvent, Moment, Score } from "../shapes";
import type { Seating } from "../sides";

/** One turn: its seat, its events, and the scores before and after it. */
export interface Turn {
  readonly number: number;
  readonly seat: number;
  /** The moment at which it ended, or the last of the game. */
  readonly moment: number;
  /** False for a turn that the end of the game cut short. */
  readonly finished: boolean;
  readonly events: readonly GameEvent[];
  readonly before: readonly Score[];
  readonly after: readonly Score[];
}

/** The turns of a game; the placement of start pieces before the first one is not a turn. */
export function turnsOf(setup: Seating, moments: readonly Moment[]): Turn[] {
  const turns: Turn[] = [];
  let seat = hasStartPieces(setup) ? null : 0;
  let events: GameEvent[] = [];
  let before = scoresOf(moments[0]);

  function close(moment: Moment, finished: boolean): void {
    const after = scoresOf(moment);
    if (seat !== null) {
      const number = turns.length + 1;
      turns.push({ number, seat, moment: moment.moment, finished, events, before, after });
    }
    [events, before] = [[], after];
  }

  for (const moment of moments) {
    for (const event of moment.events) {
      if (event.kind === "turn") {
        close(moment, true);
        seat = event.seat;
      } else if (event.kind === "game-over") {
        close(moment, !wasCutShort(moment));
        seat = null;
      } else {
        events.push(event);
      }
    }
  }
  const last = moments.at(-1);
  if (last && seat !== null) close(last, false);
  return turns;
}

/** The events before the first turn: the placement of start pieces. */
export function startEvents(setup: Seating, moments: readonly Moment[]): GameEvent[] {
  if (!hasStartPieces(setup)) return [];
  const events = moments.flatMap(({ events }) => events);
  const first = events.findIndex((event) => event.kind === "turn");
  return first < 0 ? events : events.slice(0, first);
}

function hasStartPieces(setup: Seating): boolean {
  return formOf(setup).start_pieces > 0;
}

function wasCutShort(moment: Moment): boolean {
  return moment.events.some(
    ({ kind }) => kind === "conceded" || kind === "skip-last-turns-offered",
  );
}

function scoresOf(moment: Moment | undefined): readonly Score[] {
  return moment?.scores ?? [];
}
