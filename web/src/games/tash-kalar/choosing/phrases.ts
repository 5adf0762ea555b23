/** Questions and options in sentences: the same as in the terminal. */
import { never } from "../../../api/types";
import { readPiece } from "../arena/pieces";
import { formOf } from "../facts";
import { optionText } from "../notation/write";
import { nameOf, type Option, type Say, type View } from "../shapes";
import { colourOf } from "../sides";

type Values = Record<string, string | number>;

/** What a sentence needs to know about the table. */
export interface Situation {
  readonly view: Pick<View, "form" | "teams" | "seats" | "arena" | "turn" | "pending">;
  readonly seat: number;
  readonly questionKind: string;
  /** What a task is worth. */
  readonly points: (task: string) => number;
}

/** The question. */
export function questionText(say: Say, { view, questionKind }: Situation): string {
  const { turn } = view;
  if (questionKind === "action" && turn.handed_over && turn.actions > 0)
    return say("ask-handed-over");
  if (questionKind === "action" && turn.actions === 0) return say("ask-last");
  if (questionKind === "opponent") return `${say("ask-opponent")} ${say("ask-opponent-scores")}`;
  const card = runningCard(view);
  return say(`ask-${questionKind}`, { card: card ? say(card) : "" });
}

/** The card whose effect is being resolved, if there is one. */
export function runningCard({ pending }: Pick<View, "pending">): string | null {
  const first = pending?.choices[0];
  return first && "card" in first ? first.card : null;
}

/** The square where the being of that card was summoned. */
export function runningSquare({ pending }: Pick<View, "pending">): string | null {
  const first = pending?.choices[0];
  return first && "square" in first ? first.square : null;
}

/** What an option does. */
export function optionSentence(say: Say, situation: Situation, option: Option): string {
  switch (option.kind) {
    case "place":
      return placeText(say, situation, option);
    case "pick":
      return pickText(say, situation, option);
    case "summon":
      return say("option-summon", {
        card: say(option.card),
        square: option.square,
        ...targetValues(situation, option.square),
      });
    case "move":
    case "leap":
      return say(`option-${option.kind}`, {
        from: option.from,
        to: option.to,
        ...pieceValues(situation, option.from),
        ...targetValues(situation, option.to),
      });
    case "pick-up":
    case "convert":
    case "upgrade":
      return say(`option-${option.kind}`, pieceValues(situation, option.square));
    case "discard":
    case "put-under":
    case "card":
      return say(`option-${option.kind}`, { card: nameOf(say, option.card) });
    case "direction":
      return say("option-direction", { direction: option.direction });
    case "colour":
    case "opponent":
      return say(`option-${option.kind}`, { colour: option.colour });
    case "claim":
      return say("option-claim", { task: say(option.task), points: situation.points(option.task) });
    case "flare":
      return flareText(say, situation, option.card);
    case "choose":
      return say(`option-choose-${option.what}`);
    case "way":
      return wayText(say, option);
    case "decline":
      return say("option-decline", { asked: situation.questionKind });
    case "hand-over":
    case "end-turn":
    case "concede":
    case "skip-last-turns":
      return say(`option-${option.kind}`);
    default:
      return never(option, optionText(option));
  }
}

/** The owner and the rank of the piece on a square, as values for messages. */
export function pieceValues({ view, seat }: Situation, square: string): Values {
  const piece = readPiece(view.arena[square]);
  if (piece === null) return { square, whose: "none", colour: "none", rank: "none" };
  const own = colourOf(view, seat);
  return { square, whose: piece.colour === own ? "own" : "enemy", ...piece };
}

/** The short name of a direction. */
export function directionText(say: Say, direction: string): string {
  return say("direction-name", { direction }).split(",")[0] ?? direction;
}

function targetValues(situation: Situation, square: string): Values {
  const piece = pieceValues(situation, square);
  return {
    target: piece.whose ?? "",
    target_colour: piece.colour ?? "",
    target_rank: piece.rank ?? "",
  };
}

type OptionOf<Kind extends Option["kind"]> = Extract<Option, { kind: Kind }>;

function placeText(
  say: Say,
  situation: Situation,
  { square, colour, rank = "common" }: Omit<OptionOf<"place">, "kind">,
): string {
  if (situation.view.arena[square] !== undefined) {
    return say("option-pick-up-and-place", pieceValues(situation, square));
  }
  return say("option-place", { square, colour: colour ?? "none", rank });
}

function pickText(say: Say, situation: Situation, { square }: OptionOf<"pick">): string {
  const piece = pieceValues(situation, square);
  const questionKind =
    situation.questionKind === "tree" ? treeEffect(piece.whose) : situation.questionKind;
  return questionKind === "place"
    ? placeText(say, situation, { square })
    : say(`option-${questionKind}`, piece);
}

function treeEffect(whose: Values[string] | undefined): string {
  return whose === "own" ? "upgrade" : whose === "enemy" ? "destroy" : "place";
}

function flareText(say: Say, { view }: Situation, flare: string): string {
  const { flare_scores, scoring } = formOf(view);
  const message = flare_scores ? "option-flare-scoring" : "option-flare";
  return say(message, { card: nameOf(say, flare), scoring });
}

function wayText(say: Say, { squares, marks, directions, uses_up }: OptionOf<"way">): string {
  const told = [say("option-way", { squares: squares.join(", ") })];
  if (marks) told.push(say("option-way-marks", { squares: marks.join(", ") }));
  if (directions && directions.length > 0) {
    const ways = directions.map((way) => directionText(say, way));
    told.push(say("option-way-directions", { directions: ways.join(", ") }));
  }
  if (uses_up) told.push(say("option-way-uses-up", { colour: uses_up }));
  return told.join("; ");
}
