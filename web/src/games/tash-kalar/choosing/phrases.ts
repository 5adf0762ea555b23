/** What is asked and what may be chosen, in sentences: the same as the terminal says. */
import type { Said } from "../../../api/types";
import { nameOf, type Say, type View } from "../shapes";
import { colourOf } from "../sides";

type Values = Record<string, string | number>;

/** What a sentence must know of the table. */
export interface Situation {
  readonly view: Pick<View, "form" | "teams" | "seats" | "arena" | "turn" | "pending">;
  readonly seat: number;
  readonly asked: string;
  /** What a task is worth. */
  readonly points: (task: string) => number;
}

/** What is asked. */
export function questionText(say: Say, { view, asked }: Situation): string {
  const { turn } = view;
  if (asked === "action" && turn.handed_over && turn.actions > 0) return say("ask-handed-over");
  if (asked === "action" && turn.actions === 0) return say("ask-last");
  const card = runningCard(view);
  return say(`ask-${asked}`, { card: card ? say(card) : "" });
}

/** The card whose effect runs now, if one does. */
export function runningCard(view: Pick<View, "pending">): string | null {
  const card = view.pending?.choices[0]?.card;
  return typeof card === "string" ? card : null;
}

/** Where the being of the running card was summoned. */
export function runningSquare(view: Pick<View, "pending">): string | null {
  const square = view.pending?.choices[0]?.square;
  return typeof square === "string" ? square : null;
}

/** What an option does. */
export function optionSentence(say: Say, situation: Situation, option: Said): string {
  const { asked } = situation;
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
    case "choose":
      return say(`option-choose-${text(option.what)}`);
    case "way":
      return wayText(say, option);
    default: {
      const values: Values = { ...details(option), asked };
      if (option.card !== undefined) values.card = nameOf(say, text(option.card));
      if (square) Object.assign(values, pieceValues(situation, square));
      return say(`option-${option.kind}`, values);
    }
  }
}

/** Whose piece of which rank stands on a square, as messages want to know it. */
export function pieceValues({ view, seat }: Situation, square: string): Values {
  const piece = view.arena[square];
  if (piece === undefined) return { square, whose: "none", colour: "none", rank: "none" };
  const [colour = "", rank = ""] = piece.split(" ");
  const own = colourOf(view, seat);
  return { square, whose: colour === own ? "own" : "enemy", colour, rank };
}

/** A direction in a word or two. */
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

function placeText(say: Say, situation: Situation, option: Said): string {
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

function pickText(say: Say, situation: Situation, option: Said): string {
  const piece = pieceValues(situation, text(option.square));
  const asked = situation.asked === "tree" ? treeDeed(piece.whose) : situation.asked;
  return asked === "place" ? placeText(say, situation, option) : say(`option-${asked}`, piece);
}

function treeDeed(whose: Values[string] | undefined): string {
  return whose === "own" ? "upgrade" : whose === "enemy" ? "destroy" : "place";
}

function wayText(say: Say, option: Said): string {
  const told = [say("option-way", { squares: inARow(option.squares) })];
  if (option.marks) told.push(say("option-way-marks", { squares: inARow(option.marks) }));
  if (Array.isArray(option.directions) && option.directions.length > 0) {
    const ways = option.directions.map((way) => directionText(say, way));
    told.push(say("option-way-directions", { directions: ways.join(", ") }));
  }
  if (option.uses_up) told.push(say("option-way-uses-up", { colour: text(option.uses_up) }));
  return told.join("; ");
}

function inARow(value: Said[string] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : text(value);
}

function text(value: Said[string] | undefined): string {
  return value === undefined ? "" : String(value);
}

function details(option: Said): Values {
  return Object.fromEntries(
    Object.entries(option).filter(
      (entry): entry is [string, string | number] => !Array.isArray(entry[1]),
    ),
  );
}
