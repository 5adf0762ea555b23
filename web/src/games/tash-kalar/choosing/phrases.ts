/** Questions and options in sentences: the same as in the terminal. */
import type { GameMessage } from "../../../api/types";
import { formOf } from "../facts";
import { nameOf, type Say, type View } from "../shapes";
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

function firstChoice(view: Pick<View, "pending">): GameMessage | undefined {
  return view.pending?.choices[0] as unknown as GameMessage | undefined;
}

/** The card whose effect is being resolved, if there is one. */
export function runningCard(view: Pick<View, "pending">): string | null {
  const card = firstChoice(view)?.card;
  return typeof card === "string" ? card : null;
}

/** The square where the being of that card was summoned. */
export function runningSquare(view: Pick<View, "pending">): string | null {
  const square = firstChoice(view)?.square;
  return typeof square === "string" ? square : null;
}

/** What an option does. */
export function optionSentence(say: Say, situation: Situation, option: GameMessage): string {
  const { questionKind } = situation;
  const square = text(option.square);
  switch (option.kind) {
    case "place":
      return placeText(say, situation, option);
    case "pick":
      return pickText(say, situation, option);
    case "summon":
      return say("option-summon", {
        card: say(text(option.card)),
        square,
        ...targetValues(situation, square),
      });
    case "move":
    case "leap":
      return say(`option-${option.kind}`, {
        from: text(option.from),
        to: text(option.to),
        ...pieceValues(situation, text(option.from)),
        ...targetValues(situation, text(option.to)),
      });
    case "claim": {
      const task = text(option.task);
      return say("option-claim", { task: say(task), points: situation.points(task) });
    }
    case "flare":
      return flareText(say, situation, option);
    case "choose":
      return say(`option-choose-${text(option.what)}`);
    case "way":
      return wayText(say, option);
    default: {
      const values: Values = { ...details(option), asked: questionKind };
      if (option.card !== undefined) values.card = nameOf(say, text(option.card));
      if (square) Object.assign(values, pieceValues(situation, square));
      return say(`option-${option.kind}`, values);
    }
  }
}

/** The owner and the rank of the piece on a square, as values for messages. */
export function pieceValues({ view, seat }: Situation, square: string): Values {
  const piece = view.arena[square];
  if (piece === undefined) return { square, whose: "none", colour: "none", rank: "none" };
  const [colour = "", rank = ""] = piece.split(" ");
  const own = colourOf(view, seat);
  return { square, whose: colour === own ? "own" : "enemy", colour, rank };
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

function placeText(say: Say, situation: Situation, option: GameMessage): string {
  const square = text(option.square);
  if (situation.view.arena[square] !== undefined) {
    return say("option-pick-up-and-place", pieceValues(situation, square));
  }
  return say("option-place", {
    square,
    colour: text(option.colour) || "none",
    rank: text(option.rank) || "common",
  });
}

function pickText(say: Say, situation: Situation, option: GameMessage): string {
  const piece = pieceValues(situation, text(option.square));
  const questionKind =
    situation.questionKind === "tree" ? treeEffect(piece.whose) : situation.questionKind;
  return questionKind === "place"
    ? placeText(say, situation, option)
    : say(`option-${questionKind}`, piece);
}

function treeEffect(whose: Values[string] | undefined): string {
  return whose === "own" ? "upgrade" : whose === "enemy" ? "destroy" : "place";
}

function flareText(say: Say, { view }: Situation, option: GameMessage): string {
  const { flare_scores, scoring } = formOf(view);
  const message = flare_scores ? "option-flare-scoring" : "option-flare";
  return say(message, { card: nameOf(say, text(option.card)), scoring });
}

function wayText(say: Say, option: GameMessage): string {
  const told = [say("option-way", { squares: inARow(option.squares) })];
  if (option.marks) told.push(say("option-way-marks", { squares: inARow(option.marks) }));
  if (Array.isArray(option.directions) && option.directions.length > 0) {
    const ways = option.directions.map((way) => directionText(say, way));
    told.push(say("option-way-directions", { directions: ways.join(", ") }));
  }
  if (option.uses_up) told.push(say("option-way-uses-up", { colour: text(option.uses_up) }));
  return told.join("; ");
}

function inARow(value: GameMessage[string] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : text(value);
}

function text(value: GameMessage[string] | undefined): string {
  return value === undefined ? "" : String(value);
}

function details(option: GameMessage): Values {
  return Object.fromEntries(
    Object.entries(option).filter(
      (entry): entry is [string, string | number] => !Array.isArray(entry[1]),
    ),
  );
}
