/** Questions and events recorded from the engine, for the tests. */
import english from "virtual:language/en";
import { bundle, Words } from "../../../words/words";
import type { GameEvent, Option, Say, Setup } from "../shapes";
import type { Situation } from "./phrases";
import questions from "./questions.json?raw";

interface KeptQuestion {
  view: Situation["view"];
  seat: number;
  kind: string;
  told: string;
  options: { option: Option; text: string; told: string }[];
}

interface KeptEvents {
  setup: Setup;
  actor: number;
  readers: { seat: number; events: GameEvent[]; told: string[] }[];
}

const kept: {
  points: Record<string, number>;
  questions: KeptQuestion[];
  events: KeptEvents[];
} = JSON.parse(questions);

export const QUESTIONS: readonly KeptQuestion[] = kept.questions;
export const EVENTS: readonly KeptEvents[] = kept.events;

const words = new Words([bundle("en", english)]);

/** English messages; throws when one is missing. */
export const say: Say = (message, values) => {
  const text = words.format(message, values);
  if (text === null) throw new Error(`There is no message ${message}.`);
  return text;
};

/** The situation of a recorded question. */
export function situation({ view, seat, kind }: KeptQuestion): Situation {
  return { view, seat, questionKind: kind, points: (task) => kept.points[task] ?? 0 };
}
