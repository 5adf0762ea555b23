import { describe, expect, it } from "vitest";
import type { Said } from "../../../api/types";
import { QUESTIONS, say } from "../choosing/fixture";
import { understand } from "./understand";
import { optionText } from "./write";

describe("the notation", () => {
  for (const [number, { kind, options }] of QUESTIONS.entries()) {
    const listed = options.map(({ option }) => option);
    it(`is the engine's, and is understood, in question ${number} (${kind})`, () => {
      for (const { option, text } of options) {
        expect(optionText(option)).toBe(text);
        expect(understand(`  ${text.toUpperCase()} `, listed, say)).toEqual([option]);
      }
    });
  }
});

describe("what is typed", () => {
  const options: Said[] = [
    { kind: "place", square: "e5" },
    { kind: "summon", card: "knight", square: "d4" },
    { kind: "summon", card: "knight", square: "e5" },
    { kind: "end-turn" },
  ];

  it("may be a square, a name or its beginning", () => {
    expect(understand("e5", options, say)).toEqual([options[0]]);
    expect(understand("kni e5", options, say)).toEqual([options[2]]);
    expect(understand("knight", options, say)).toEqual([options[1], options[2]]);
    expect(understand("end", options, say)).toEqual([options[3]]);
    expect(understand("summon card=knight square=d4", options, say)).toEqual([options[1]]);
  });

  it("may mean nothing", () => {
    expect(understand("a1 b2", options, say)).toEqual([]);
    expect(understand("   ", options, say)).toEqual([]);
    expect(understand("herald", options, say)).toEqual([]);
  });
});
