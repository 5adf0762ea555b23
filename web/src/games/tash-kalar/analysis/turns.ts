/** The judged turns of a game: their numbers, where each is found, and how its chances run. */
import type { Moment } from "../../../api/types";
import type { LogLine } from "../../../frame/game";
import { type Seating, sideOf, sides } from "../sides";
import type { Outcome } from "../statistics/ending";
import { turnsOf } from "../statistics/turns";
import type { Judged, Mark } from "../thoughts/shapes";

/** A judged turn with its number in the game. */
export interface NumberedTurn extends Judged {
  readonly number: number;
}

/** The chances of all sides at a moment. */
export interface Point {
  readonly moment: number;
  readonly chances: readonly number[];
}

/** In the order of the game; a turn that nobody could judge leaves a gap in the numbers. */
export function numbered(
  setup: Seating,
  moments: readonly Moment[],
  judged: readonly Judged[],
): NumberedTurn[] {
  const ends = turnsOf(setup, moments).map(({ moment }) => moment);
  return [...judged]
    .sort((one, other) => one.from - other.from)
    .map((turn) => ({ ...turn, number: 1 + ends.filter((end) => end <= turn.from).length }));
}

/** The turn that a moment belongs to: it begins there, or has begun. */
export function turnAt(turns: readonly NumberedTurn[], moment: number): NumberedTurn | null {
  return turns.filter(({ from }) => from <= moment).at(-1) ?? null;
}

/** The turn that begins nearest to a moment. */
export function nearest(turns: readonly NumberedTurn[], moment: number): NumberedTurn | null {
  const far = ({ from }: NumberedTurn): number => Math.abs(from - moment);
  return turns.reduce<NumberedTurn | null>(
    (best, turn) => (best === null || far(turn) < far(best) ? turn : best),
    null,
  );
}

/** Where a key leads from a moment; null for keys that lead nowhere. */
export function turnByKey(
  turns: readonly NumberedTurn[],
  moment: number,
  key: string,
): NumberedTurn | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return turns.find(({ from }) => from > moment) ?? turns.at(-1) ?? null;
    case "ArrowLeft":
    case "ArrowDown":
      return turns.filter(({ from }) => from < moment).at(-1) ?? turns[0] ?? null;
    case "Home":
      return turns[0] ?? null;
    case "End":
      return turns.at(-1) ?? null;
    default:
      return null;
  }
}

/** The chances turn by turn; once all turns are judged, how it ended closes them. */
export function pointsOf(turns: readonly NumberedTurn[], ending: Point | null): Point[] {
  const points: Point[] = turns.map(({ from, chances }) => ({ moment: from, chances }));
  return ending === null ? points : [...points, ending];
}

/** At the end nothing is left to chance: those who won share it. Null where there was no end. */
export function lastPoint(setup: Seating, outcome: Outcome | null, last: number): Point | null {
  if (outcome === null) return null;
  const winners = new Set((outcome.ranking[0] ?? []).map((seat) => sideOf(setup, seat)));
  const chances = Array.from({ length: sides(setup) }, (_, side) =>
    winners.has(side) ? 1 / winners.size : 0,
  );
  return { moment: last, chances };
}

/** The log with a word at each turn that was marked. */
export function withMarks(
  lines: readonly LogLine[],
  turns: readonly NumberedTurn[],
  name: (mark: Mark) => string,
): LogLine[] {
  const marks = new Map<LogLine, string>();
  for (const { from, to, mark } of turns) {
    if (mark === "") continue;
    const line =
      lines.find(({ moment, heading }) => heading && moment === from) ??
      // The first turn has no heading where no start pieces come before it.
      lines.find(({ moment }) => moment > from && moment <= to);
    if (line) marks.set(line, name(mark));
  }
  return lines.map((line) => {
    const mark = marks.get(line);
    return mark === undefined ? line : { ...line, mark };
  });
}
