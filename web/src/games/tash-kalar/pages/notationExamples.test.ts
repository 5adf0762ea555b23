import { expect, test } from "vitest";
import notation from "../../../../../docs/notation.md?raw";
import { NOTATION_EXAMPLES } from "./notationExamples";

test("the examples of the help page are in the document about the notation, which is tested", () => {
  const lines = notation.split("\n");
  expect(NOTATION_EXAMPLES.filter(({ text }) => !lines.includes(text))).toEqual([]);
});
