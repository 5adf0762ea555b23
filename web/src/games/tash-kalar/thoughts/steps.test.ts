import { assert, describe, expect, it } from "vitest";
import { turnWith, viewWith } from "../../../api/shapes.fixture";
import { cardWith, catalogueWith } from "../catalogue.fixture";
import { say } from "../choosing/fixture";
import type { Situation } from "../choosing/phrases";
import type { Option } from "../shapes";
import { whyText } from "./reasons";
import { piecesOf, stepsOf, stepText, turnShown } from "./steps";

const arena = { d4: "blue common", e5: "red heroic" };
const view = viewWith({ form: "high-form", arena, turn: turnWith({ actions: 2 }) });
const situation: Situation = { view, seat: 0, questionKind: "action", points: () => 1 };
const catalogue = catalogueWith({ cards: { knight: cardWith("heroic") } });

const TURN: readonly Option[] = [
  { kind: "place", square: "c3" },
  { kind: "summon", card: "knight", square: "c4" },
  { kind: "way", squares: ["c3", "d4"] },
  { kind: "move", from: "c4", to: "e5" },
  { kind: "pick", square: "e5" },
  { kind: "pick", square: "g7" },
  { kind: "move", from: "g7", to: "g8" },
  { kind: "decline" },
  { kind: "end-turn" },
];
const steps = stepsOf(situation, TURN, catalogue);

describe("a turn that could be played", () => {
  it("is listed step by step, each with the table at that time", () => {
    expect(steps.map((step) => stepText(say, step))).toEqual([
      "Place a common piece on c3",
      "Summon Knight on c4",
      "Move your heroic piece from c4 to e5, destroying the red heroic piece",
      "Choose your heroic piece on e5",
      "Choose g7",
      "Go from g7 to g8",
    ]);
  });

  it("is shown with the same numbers, and with its moves as arrows", () => {
    expect(turnShown(steps)).toEqual({
      numbers: { c3: "1", c4: "2", e5: "3, 4", g7: "5", g8: "6" },
      moves: [
        { from: "c4", to: "e5" },
        { from: "g7", to: "g8" },
      ],
    });
    expect(piecesOf(steps, catalogue)).toEqual({
      ghosts: { c3: "blue common", c4: "blue heroic" },
      doomed: new Set(["e5"]),
    });
  });

  it("begins with the answer to the current question", () => {
    const [step] = stepsOf(
      { ...situation, questionKind: "destroy" },
      [{ kind: "pick", square: "e5" }],
      catalogue,
    );
    assert(step);
    expect(stepText(say, step)).toBe("Destroy the red heroic piece on e5");
  });

  it("lists the end of the turn or a way only where it is the answer", () => {
    const told = (options: readonly Option[]): string[] =>
      stepsOf(situation, options, catalogue).map((step) => stepText(say, step));
    expect(told([{ kind: "end-turn" }])).toEqual(["End the turn"]);
    expect(told([{ kind: "way", squares: ["c3", "d4"] }, { kind: "end-turn" }])).toEqual([
      "The pieces on c3, d4",
    ]);
  });

  it("shows nothing on the board for a hand-over", () => {
    const handed = stepsOf(situation, [{ kind: "hand-over" }], catalogue);
    expect(turnShown(handed)).toEqual({ numbers: {}, moves: [] });
  });
});

describe("why a turn is good", () => {
  const list = (items: readonly string[]): string => items.join(" and ");

  it("is one sentence, without the costs", () => {
    const reasons = [
      { part: "points", gain: 0.3 },
      { part: "safety", gain: 0.1 },
      { part: "hand", gain: -0.2 },
    ];
    expect(whyText(say, list, reasons)).toBe("Why: more points and safer pieces.");
    expect(whyText(say, list, [])).toBe("");
  });
});
