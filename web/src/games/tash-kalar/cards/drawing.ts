/** The pattern of a card as a diagram. */
import { isDirection } from "../arena/geometry";
import type { Direction } from "../shapes";

/** A card's pattern in the catalogue. */
export interface Drawing {
  /** The pattern row by row: `c`, `h` pieces, `@` the summoning square, `C`, `H` both. */
  readonly drawing: readonly string[];
  /** The marked squares as `x`, in rows that begin where those of the drawing do. */
  readonly marks?: readonly string[];
  readonly directions?: readonly string[];
}

export interface Cell {
  readonly column: number;
  readonly row: number;
  /** The lowest rank that the pattern requires here; null if it requires no piece. */
  readonly rank: "common" | "heroic" | null;
  /** Whether the being appears here. */
  readonly home: boolean;
  readonly marked: boolean;
}

export interface Diagram {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  readonly home: { readonly column: number; readonly row: number };
  readonly directions: readonly Direction[];
}

export function diagram({ drawing, marks = [], directions = [] }: Drawing): Diagram {
  const rows = Math.max(drawing.length, marks.length);
  const columns = Math.max(0, ...[...drawing, ...marks].map((line) => line.length));
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const letter = drawing[row]?.charAt(column) ?? "";
    return {
      column,
      row,
      rank: rankOf(letter),
      home: "@CH".includes(letter) && letter !== "",
      marked: marks[row]?.charAt(column) === "x",
    };
  });
  const home = cells.find((cell) => cell.home) ?? { column: 0, row: 0 };
  return {
    columns,
    rows,
    cells,
    home: { column: home.column, row: home.row },
    directions: directions.filter(isDirection),
  };
}

function rankOf(letter: string): "common" | "heroic" | null {
  if (letter === "c" || letter === "C") return "common";
  return letter === "h" || letter === "H" ? "heroic" : null;
}
