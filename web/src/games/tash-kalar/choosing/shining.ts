/** Which squares of the arena are lit, and which can be picked without being lit. */
import type { Said } from "../../../api/types";
import { type Choice, lit, remaining } from "./choice";
import { parts } from "./parts";

const NONE: ReadonlySet<string> = new Set();

export interface Shining {
  readonly lit: ReadonlySet<string>;
  /** Picking these does something too: another piece, or any empty square. */
  readonly quiet: ReadonlySet<string>;
}

/** `card` is the card looked at: its squares shine before it is picked. */
export function shining(choice: Choice, asked: string, card: string | null): Shining {
  const { squares } = lit(choice);
  const chosen = choice.selected.flatMap((part) => (part.startsWith("square:") ? [part] : []));
  if (choice.selected.length === 0) {
    if (card !== null) {
      const own = squaresOf(choice.options.filter((option) => option.card === card));
      return { lit: own, quiet: squares };
    }
    // With an action a piece can be placed nearly everywhere: all that would drown what matters.
    if (asked === "action") return { lit: NONE, quiet: squares };
    return { lit: squares, quiet: NONE };
  }
  // A second click on the square settles on what it alone stands for, or lets it go.
  const again = chosen.map((part) => part.slice("square:".length));
  const others = chosen.length === choice.selected.length ? squaresOf(choice.options) : [];
  const settles = remaining(choice).some((option) =>
    parts(option).every((part) => choice.selected.includes(part)),
  );
  return {
    lit: new Set([...squares, ...(settles ? again : [])]),
    quiet: new Set([...again, ...others]),
  };
}

function squaresOf(options: readonly Said[]): Set<string> {
  return new Set(
    options.flatMap((option) =>
      parts(option).flatMap((part) =>
        part.startsWith("square:") ? [part.slice("square:".length)] : [],
      ),
    ),
  );
}
