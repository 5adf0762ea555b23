import { expect, it } from "vitest";
import { viewWith } from "../../../api/shapes.fixture";
import type { Option, View } from "../shapes";
import { runningText } from "./prompt";
import { say } from "./fixture";

function running(choice: Option): View {
  return viewWith({ pending: { choices: [choice] } });
}

it("starts with a capital letter, whatever is being resolved", () => {
  expect(runningText(say, running({ kind: "summon", card: "knight", square: "e5" }))?.name).toBe(
    "Knight",
  );
  expect(runningText(say, running({ kind: "flare", card: "f44a" }))?.name).toBe("Flare 4/4");
  expect(runningText(say, running({ kind: "place", square: "e5" }))).toBeNull();
});
