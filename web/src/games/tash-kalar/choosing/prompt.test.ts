import { expect, it } from "vitest";
import { runningText } from "./prompt";
import { say } from "./fixture";
import type { Situation } from "./phrases";

function running(choice: Record<string, string>): Situation["view"] {
  return { pending: { choices: [choice] } } as unknown as Situation["view"];
}

it("starts with a capital letter, whatever is being resolved", () => {
  expect(runningText(say, running({ kind: "summon", card: "knight" }))?.name).toBe("Knight");
  expect(runningText(say, running({ kind: "flare", card: "f44a" }))?.name).toBe("Flare 4/4");
  expect(runningText(say, running({ kind: "place", square: "e5" }))).toBeNull();
});
