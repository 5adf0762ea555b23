import { describe, expect, it } from "vitest";
import { QUESTIONS, say } from "../choosing/fixture";
import type { Option } from "../shapes";
import { parseTyped } from "./parse";
import { optionText } from "./write";

describe("the notation", () => {
  for (const [number, { kind, options }] of QUESTIONS.entries()) {
    const listed = options.map(({ option }) => option);
    it(`matches the engine's, and can be parsed, in question ${number} (${kind})`, () => {
      for (const { option, text } of options) {
        expect(optionText(option)).toBe(text);
        expect(parseTyped(`  ${text.toUpperCase()} `, listed, say)).toEqual([option]);
      }
    });
  }
});

describe("typed text", () => {
  const options: Option[] = [
    { kind: "place", square: "e5" },
    { kind: "summon", card: "knight", square: "d4" },
    { kind: "summon", card: "knight", square: "e5" },
    { kind: "end-turn" },
  ];

  it("can be a square, a name or its beginning", () => {
    expect(parseTyped("e5", options, say)).toEqual([options[0]]);
    expect(parseTyped("kni e5", options, say)).toEqual([options[2]]);
    expect(parseTyped("knight", options, say)).toEqual([options[1], options[2]]);
    expect(parseTyped("end", options, say)).toEqual([options[3]]);
    expect(parseTyped("summon card=knight square=d4", options, say)).toEqual([options[1]]);
  });

  it("can mean nothing", () => {
    expect(parseTyped("a1 b2", options, say)).toEqual([]);
    expect(parseTyped("   ", options, say)).toEqual([]);
    expect(parseTyped("herald", options, say)).toEqual([]);
  });
});
