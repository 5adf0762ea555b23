import { assert, describe, expect, it } from "vitest";
import { QUESTIONS, say, situation } from "./fixture";
import { optionSentence, questionText } from "./phrases";

describe("sentences about questions", () => {
  for (const [number, question] of QUESTIONS.entries()) {
    it(`match the terminal in question ${number} (${question.kind})`, () => {
      expect(questionText(say, situation(question))).toBe(question.told);
      for (const { option, told } of question.options) {
        expect(optionSentence(say, situation(question), option)).toBe(told);
      }
    });
  }
});

describe("the option to invoke a flare", () => {
  it.each([
    ["high-form", "Invoke the flare 4/4"],
    ["duel", "Invoke the flare 4/4 (the other side scores 1 point)"],
    ["melee", "Invoke the flare 4/4 (the opponent you compare with scores 1 point in your colour)"],
  ] as const)("says who scores in %s", (form, told) => {
    const [question] = QUESTIONS;
    assert(question);
    const here = situation(question);
    const there = { ...here, view: { ...here.view, form } };
    expect(optionSentence(say, there, { kind: "flare", card: "f44a" })).toBe(told);
  });
});
