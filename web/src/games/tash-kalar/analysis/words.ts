/** The texts about judged turns. */
import type { Say } from "../shapes";
import { type Mark, SYMBOLS } from "../thoughts/shapes";
import type { NumberedTurn } from "./turns";

/** A mark as a symbol and a word. */
export function markText(say: Say, mark: Mark): string {
  return `${SYMBOLS[mark]} ${say(`mark-${mark}`)}`;
}

/** A turn in one line: its number, the player, the chances and its mark. */
export function turnText(
  say: Say,
  percent: (part: number) => string,
  turn: NumberedTurn,
  player: string,
  names: readonly string[],
): string {
  const sentences = [say("analysis-turn-of", { turn: turn.number, name: player })];
  for (const [side, chance] of turn.chances.entries())
    sentences.push(`${names[side] ?? ""} ${percent(chance)}`);
  if (turn.mark !== "") sentences.push(say(`mark-${turn.mark}`));
  return sentences.join(", ");
}
