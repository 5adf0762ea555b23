import { beforeAll, expect, test } from "vitest";
import type { Table } from "../../api/types";
import { setLanguage } from "../../words";
import { endedText } from "./outcome";

beforeAll(() => setLanguage("en"));

function table(names: readonly string[], setup: object, outcome: object | null): Table {
  const seats = names.map((name, seat) => ({ seat, person: seat + 1, name, bot: null }));
  return { seats, setup, outcome } as unknown as Table;
}

const schools = ["northern", "southern", "highland", "sylvan"].map((school) => ({ school }));
const duel = { form: "duel", teams: false, seats: schools.slice(0, 2) };
const melee = { form: "melee", teams: false, seats: schools.slice(0, 3) };
const teams = { form: "duel", teams: true, seats: schools };

test("the result of a resigned duel names who resigned and who won", () => {
  const outcome = { ranking: [[0], [1]], scores: [3, 9], reason: "conceded" };
  expect(endedText(table(["Ada", "Ben"], duel, outcome))).toBe("Ben resigns. Ada wins.");
});

test("partners resign together", () => {
  const outcome = {
    ranking: [
      [1, 3],
      [0, 2],
    ],
    scores: [3, 9],
    reason: "conceded",
  };
  expect(endedText(table(["Ada", "Ben", "Cleo", "Dan"], teams, outcome))).toBe(
    "Ada and Cleo resign. Ben and Dan win as a team.",
  );
});

test("the result of a melee names the winner, or those who share the victory", () => {
  const outcome = { ranking: [[2], [0, 1]], scores: [{}, {}, {}], reason: "played-out" };
  const names = ["Ada", "Ben", "Cleo"];
  expect(endedText(table(names, melee, outcome))).toBe("Cleo wins.");
  const shared = { ...outcome, ranking: [[0, 1], [2]] };
  expect(endedText(table(names, melee, shared))).toBe("Ada and Ben share the victory.");
});

test("a game that is not over has no result", () => {
  expect(endedText(table(["Ada", "Ben"], duel, null))).toBe("");
});
