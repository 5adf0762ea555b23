/** The texts and pieces on the buttons beside the question. */
import { isRank } from "../arena/pieces";
import type { Say } from "../shapes";
import { colourOf } from "../sides";
import type { Button } from "./choice";
import { named } from "./parts";
import { directionText, optionSentence, type Situation } from "./phrases";

/** The text of a button: the part that it adds, or the whole option that it takes. */
export function buttonText(say: Say, situation: Situation, button: Button): string {
  const [option] = button.options;
  if (!option) return "";
  if (button.part === null) return optionSentence(say, situation, option);
  const { kind, name } = named(button.part);
  if (option.kind === "hand-over") return say("tk-hand-over");
  if (kind === "piece") return pieceText(say, name);
  if (kind === "direction") return directionText(say, name);
  if (kind === "card" && option.kind === "summon") return say("tk-summon", { card: say(name) });
  return optionSentence(say, situation, option);
}

/** The piece to show on a button: a start piece, a rank, or a colour. */
export function buttonPiece(situation: Situation, button: Button): string | null {
  if (button.part === null) return null;
  const { kind, name } = named(button.part);
  if (kind === "colour") return `${name} common`;
  if (kind !== "piece") return null;
  const own = colourOf(situation.view, situation.seat) ?? "blue";
  return isRank(name) ? `${own} ${name}` : `${name} common`;
}

function pieceText(say: Say, name: string): string {
  return isRank(name)
    ? say("rank-name", { rank: name })
    : say("colour-name-capital", { colour: name });
}
