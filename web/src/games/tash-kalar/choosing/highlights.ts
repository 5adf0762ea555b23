/** The squares of the arena that are lit, and those that can be picked without being lit. */
import type { Option } from "../shapes";
import { type Choice, lit, remaining } from "./choice";
import { parts } from "./parts";

const NONE: ReadonlySet<string> = new Set();

export interface Highlights {
  readonly lit: ReadonlySet<string>;
  /** Squares that can be picked too: another piece, or any empty square. */
  readonly quiet: ReadonlySet<string>;
}

/** The highlights for a choice; `card` is the card pointed at, whose squares are lit in advance. */
export function highlights(choice: Choice, questionKind: string, card: string | null): Highlights {
  const { squares } = lit(choice);
  const chosen = choice.selected.flatMap((part) => (part.startsWith("square:") ? [part] : []));
  if (choice.selected.length === 0) {
    if (card !== null) {
      const own = squaresOf(
        choice.options.filter((option) => "card" in option && option.card === card),
      );
      return { lit: own, quiet: squares };
    }
    // An action can place a piece nearly everywhere: lighting all that would hide what matters.
    if (questionKind === "action") return { lit: NONE, quiet: squares };
    return { lit: squares, quiet: NONE };
  }
  // A second click on the square takes the option of the square alone, or deselects it.
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

function squaresOf(options: readonly Option[]): Set<string> {
  return new Set(
    options.flatMap((option) =>
      parts(option).flatMap((part) =>
        part.startsWith("square:") ? [part.slice("square:".length)] : [],
      ),
    ),
  );
}
