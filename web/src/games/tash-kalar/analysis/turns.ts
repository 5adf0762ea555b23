/** The judged turns of a game: their numbers, their moments, and the chances over time. */
import type { LogLine } from "../../../frame/game";
import type { Moment, Outcome } from "../shapes";
import { type Seating, sideOf, sides } from "../sides";
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

/** The turns in the order of the game; a turn without a judgement leaves a gap in the numbers. */
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

/** The turn of a moment: the last one that begins at it or before. */
export function turnAt(turns: readonly NumberedTurn[], moment: number): NumberedTurn | null {
  return turns.filter(({ from }) => from <= moment).at(-1) ?? null;
}

/** The turn that begins nearest to a moment. */
export function nearest(turns: readonly NumberedTurn[], moment: number): NumberedTurn | null {
  const distance = ({ from }: NumberedTurn): number => Math.abs(from - moment);
  return turns.reduce<NumberedTurn | null>(
    (best, turn) => (best === null || distance(turn) < distance(best) ? turn : best),
    null,
  );
}

/** The turn that a key leads to; null for other keys. */
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

/** The chances at the beginning of each turn, and at the end once all turns are judged. */
export function pointsOf(turns: readonly NumberedTurn[], ending: Point | null): Point[] {
  const points: Point[] = turns.map(({ from, chances }) => ({ moment: from, chances }));
  return ending === null ? points : [...points, ending];
}

/** The chances at the end: the winners share 100 %. Null for a game without an end. */
export function lastPoint(setup: Seating, outcome: Outcome | null, last: number): Point | null {
  if (outcome === null) return null;
  const winners = new Set((outcome.ranking[0] ?? []).map((seat) => sideOf(setup, seat)));
  const chances = Array.from({ length: sides(setup) }, (_, side) =>
    winners.has(side) ? 1 / winners.size : 0,
  );
  return { moment: last, chances };
}

/** The log with a remark at each marked turn. */
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
      // The first turn has no heading in a game without start pieces.
      lines.find(({ moment }) => moment > from && moment <= to);
    if (line) marks.set(line, name(mark));
  }
  return lines.map((line) => {
    const mark = marks.get(line);
    return mark === undefined ? line : { ...line, mark };
  });
}
