import { describe, expect, it } from "vitest";
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
