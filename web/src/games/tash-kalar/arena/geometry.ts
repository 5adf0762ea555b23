/** The arena's 69 squares: their names, and their positions in the drawing. */
import type { Direction } from "../shapes";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Column and row, counted from 0 at a1's corner. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export const SIZE = 9;

/** The side of a square in the drawing. */
export const UNIT = 62;

/** Space at the left and at the bottom for the coordinates, when they are shown. */
export const MARGIN = 24;

const COLUMNS = "abcdefghi";

/** The eight directions clockwise from north, as columns and rows. */
export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export const DIRECTIONS: readonly Direction[] = Object.keys(STEPS).filter(isDirection);

export function isDirection(text: string): text is Direction {
  return Object.hasOwn(STEPS, text);
}

/** Three squares are missing in each corner. */
export function inArena({ column, row }: Place): boolean {
  if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return false;
  return Math.min(column, SIZE - 1 - column) + Math.min(row, SIZE - 1 - row) >= 2;
}

export function squareAt(place: Place): string | null {
  return inArena(place) ? `${COLUMNS.charAt(place.column)}${place.row + 1}` : null;
}

export function placeOf(square: string): Place {
  return { column: COLUMNS.indexOf(square.charAt(0)), row: Number(square.slice(1)) - 1 };
}

/** Every square in reading order: the ninth row first, each from a to i. */
export const ROWS: readonly (readonly string[])[] = Array.from({ length: SIZE }, (_, fromTop) =>
  Array.from({ length: SIZE }, (_, column) => squareAt({ column, row: SIZE - 1 - fromTop })).filter(
    (square) => square !== null,
  ),
);

export const SQUARES: readonly string[] = ROWS.flat();

/** The nine squares in the middle, e5 with all its neighbours. */
export function isCentral(square: string): boolean {
  const { column, row } = placeOf(square);
  return Math.abs(column - 4) <= 1 && Math.abs(row - 4) <= 1;
}

/** The middle of a square, with the upper left corner of the squares at the origin. */
export function centreOf(square: string): Point {
  const { column, row } = placeOf(square);
  return { x: (column + 0.5) * UNIT, y: (SIZE - row - 0.5) * UNIT };
}

/** The next square in a direction, or null at the edge. */
export function step(square: string, direction: Direction): string | null {
  const { column, row } = placeOf(square);
  const [across, up] = STEPS[direction];
  return squareAt({ column: column + across, row: row + up });
}

/** The square that an arrow key leads to: the next one, or past a missing corner the nearest. */
export function arrowFrom(square: string, direction: "n" | "e" | "s" | "w"): string {
  const { column, row } = placeOf(square);
  const [across, up] = STEPS[direction];
  const to = { column: column + across, row: row + up };
  for (let aside = 0; aside < 3; aside += 1) {
    for (const sign of [1, -1]) {
      const found = squareAt(
        up === 0
          ? { column: to.column, row: to.row + sign * aside }
          : { column: to.column + sign * aside, row: to.row },
      );
      if (found !== null) return found;
    }
  }
  return square;
}

/** The first and the last square of a row. */
export function endsOfRow(square: string): readonly [string, string] {
  const row = ROWS[SIZE - 1 - placeOf(square).row] ?? [square];
  return [row[0] ?? square, row[row.length - 1] ?? square];
}

/** The corners of a regular polygon around the origin, or of a star when `inner` is given. */
export function polygon(corners: number, radius: number, turn = 0, inner?: number): string {
  const points = inner === undefined ? corners : corners * 2;
  return Array.from({ length: points }, (_, index) => {
    const far = inner === undefined || index % 2 === 0 ? radius : inner;
    const angle = turn + (2 * Math.PI * index) / points;
    return `${(far * Math.sin(angle)).toFixed(2)},${(-far * Math.cos(angle)).toFixed(2)}`;
  }).join(" ");
}
