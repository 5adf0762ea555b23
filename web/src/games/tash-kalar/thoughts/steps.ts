/** A suggested turn step by step, as far as its position is known from its options. */
import type { TurnShown } from "../arena/choices";
import { optionSentence, type Situation } from "../choosing/phrases";
import { type Preview, previewOption } from "../choosing/preview";
import type { Catalogue, Option, OptionKind, Say } from "../shapes";

/** Options that are listed only as the answer to the current question. */
const MINOR_KINDS: ReadonlySet<OptionKind> = new Set(["way", "decline", "end-turn"]);

/** Options that are about the piece on their square. */
const ON_PIECES: ReadonlySet<OptionKind> = new Set(["pick", "pick-up", "convert", "upgrade"]);

/** One step and the table before it, without the automatic effects of cards. */
export interface Step {
  readonly option: Option;
  readonly situation: Situation;
}

/** The steps to list; the first one answers the current question. */
export function stepsOf(
  situation: Situation,
  options: readonly Option[],
  catalogue: Catalogue,
): Step[] {
  const steps: Step[] = [];
  let now = situation;
  for (const [index, option] of options.entries()) {
    if (index === 0 || !MINOR_KINDS.has(option.kind)) steps.push({ option, situation: now });
    const arena = arenaAfter(now, option, catalogue);
    now = { ...now, view: { ...now.view, arena }, questionKind: "" };
  }
  return steps;
}

function arenaAfter(situation: Situation, option: Option, catalogue: Catalogue) {
  const { ghosts, doomed } = previewOption(situation, option, catalogue, null);
  const left = new Set(doomed);
  if ("from" in option) left.add(option.from);
  if (option.kind === "pick-up") left.add(option.square);
  const kept = Object.entries(situation.view.arena).filter(([square]) => !left.has(square));
  return { ...Object.fromEntries(kept), ...ghosts };
}

/** A step in words; a piece whose owner is unknown is named by its square alone. */
export function stepText(say: Say, { option, situation }: Step): string {
  const isSeen = (square: string) => situation.view.arena[square] !== undefined;
  if ("from" in option) {
    const { from, to } = option;
    if (!isSeen(from)) return say("tk-step-go", { from, to });
  } else if (ON_PIECES.has(option.kind) && "square" in option && situation.questionKind === "") {
    if (!isSeen(option.square)) return say("tk-step-choose", { square: option.square });
    if (option.kind === "pick")
      return optionSentence(say, { ...situation, questionKind: "pick" }, option);
  }
  return optionSentence(say, situation, option);
}

/** The pieces that the turn adds to the board, and the squares where it destroys some. */
export function piecesOf(
  steps: readonly Step[],
  catalogue: Catalogue,
): Pick<Preview, "ghosts" | "doomed"> {
  const ghosts: Record<string, string> = {};
  const doomed = new Set<string>();
  for (const { option, situation } of steps) {
    const preview = previewOption(situation, option, catalogue, null);
    if (option.kind === "place" || option.kind === "summon") Object.assign(ghosts, preview.ghosts);
    for (const square of preview.doomed) doomed.add(square);
  }
  const standing = steps[0]?.situation.view.arena ?? {};
  return { ghosts, doomed: new Set([...doomed].filter((square) => square in standing)) };
}

/** The turn for the arena: step numbers by square, and moves. */
export function turnShown(steps: readonly Step[]): TurnShown {
  const numbers: Record<string, string> = {};
  const moves = new Map<string, { from: string; to: string }>();
  steps.forEach(({ option }, index) => {
    const square = "to" in option ? option.to : "square" in option ? option.square : null;
    if (square === null) return;
    const before = numbers[square];
    numbers[square] = before === undefined ? String(index + 1) : `${before}, ${index + 1}`;
    if (!("from" in option)) return;
    const { from, to } = option;
    moves.set(`${from} ${to}`, { from, to });
  });
  return { numbers, moves: [...moves.values()] };
}
