import { expect, test } from "vitest";
import notation from "../../../../../docs/notation.md?raw";
import { WRITTEN } from "./written";

test("what the help page writes stands in the page about the notation, which the engine reads", () => {
  const lines = notation.split("\n");
  expect(WRITTEN.filter(({ text }) => !lines.includes(text))).toEqual([]);
});
