/** The score of each side over the turns of a game. */
import type { Colour, Score } from "../shapes";
import { colours as coloursOf, type Seating } from "../sides";
import { countingScore } from "../statistics/scores";
import type { Turn } from "../statistics/turns";

/** The score of a side after a turn; turn 0 is the start. */
export interface Point {
  readonly turn: number;
  readonly value: number;
}

export interface Line {
  readonly side: number;
  readonly colour: Colour;
  readonly points: readonly Point[];
}

/** One line for each side: the score that counts, after each turn. */
export function linesOf(setup: Seating, turns: readonly Turn[]): Line[] {
  return coloursOf(setup).map((colour, side) => ({
    side,
    colour,
    points: [
      { turn: 0, value: value(turns[0]?.before, side) },
      ...turns.map((turn) => ({ turn: turn.number, value: value(turn.after, side) })),
    ],
  }));
}

function value(scores: readonly Score[] | undefined, side: number): number {
  const score = scores?.[side];
  return score === undefined ? 0 : countingScore(score);
}

/** A row for each turn in which somebody's score changed, and for the last one. */
export function rowsOf(lines: readonly Line[]): { turn: number; values: number[] }[] {
  const turns = lines[0]?.points.length ?? 0;
  const rows = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const values = lines.map((line) => line.points[turn]?.value ?? 0);
    const before = rows.at(-1)?.values;
    if (turn === turns - 1 || !before || values.some((each, side) => each !== before[side]))
      rows.push({ turn, values });
  }
  return rows;
}
