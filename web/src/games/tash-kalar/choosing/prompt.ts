/** The sentence above the board: the question, narrowed by the clicks so far. */
import { type Say, isFlare, nameOf } from "../shapes";
import { stock } from "../limits";
import { sideOf } from "../sides";
import { type Choice, remaining, selectedName } from "./choice";
import { questionText, runningCard, type Situation } from "./phrases";

/** The question that is left after the clicks so far. */
export function promptText(say: Say, situation: Situation, choice: Choice): string {
  const card = selectedName(choice, "card");
  const square = selectedName(choice, "square");
  const left = remaining(choice);
  if (card !== null) {
    const name = nameOf(say, card);
    if (isFlare(card)) return say("tk-ask-flare", { card: name });
    const isSummoning = left.some(({ kind }) => kind === "summon");
    return say(isSummoning ? "tk-ask-summon" : "tk-ask-card", { card: name });
  }
  if (square !== null) {
    const isMoving = left.some((option) => "to" in option);
    return say(isMoving ? "tk-ask-goal" : "tk-ask-square", { square });
  }
  if (selectedName(choice, "piece") !== null) return say("ask-place");
  return situation.questionKind === "action"
    ? actionText(say, situation)
    : questionText(say, situation);
}

function actionText(say: Say, situation: Situation): string {
  const { view, seat } = situation;
  if (view.turn.actions === 0 || view.turn.handed_over) return questionText(say, situation);
  const isShort = stock(view, sideOf(view, seat)).pieces <= 0;
  return say(isShort ? "tk-ask-action-short" : "tk-ask-action", { number: view.turn.actions });
}

/** The card whose effect is being resolved, with its text. */
export function runningText(
  say: Say,
  view: Situation["view"],
): { name: string; effect: string } | null {
  const card = runningCard(view);
  const kind = view.pending?.choices[0]?.kind;
  if (card === null) return null;
  if (kind === "summon") return { name: say(card), effect: say(`${card}.effect`) };
  if (kind !== "flare") return null;
  const parts = [say(`${card}.upper`), say(`${card}.lower`)];
  return {
    name: say("flare-title", { flare: say(card) }),
    effect: [...new Set(parts)].join(" · "),
  };
}
