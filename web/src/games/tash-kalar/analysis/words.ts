/** What is said about judged turns. */
import type { Say } from "../shapes";
import { type Mark, SYMBOLS } from "../thoughts/shapes";
import type { NumberedTurn } from "./turns";

/** The symbol and the word of a mark. */
export function markText(say: Say, mark: Mark): string {
  return `${SYMBOLS[mark]} ${say(`mark-${mark}`)}`;
}

/** A turn in one line: its number, whose it was, the chances and its mark. */
export function turnText(
  say: Say,
  percent: (part: number) => string,
  turn: NumberedTurn,
  player: string,
  names: readonly string[],
): string {
  const told = [say("analysis-turn-of", { turn: turn.number, name: player })];
  for (const [side, chance] of turn.chances.entries())
    told.push(`${names[side] ?? ""} ${percent(chance)}`);
  if (turn.mark !== "") told.push(say(`mark-${turn.mark}`));
  return told.join(", ");
}
