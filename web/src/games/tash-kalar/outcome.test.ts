import { beforeAll, expect, test } from "vitest";
import { seatWith, tableWith } from "../../api/shapes.fixture";
import { setLanguage } from "../../words";
import { endedText } from "./outcome";
import type { Outcome, School, Setup, Table } from "./shapes";

beforeAll(() => setLanguage("en"));

function table(names: readonly string[], setup: Setup, outcome: Outcome | null): Table {
  const seats = names.map((name, seat) => seatWith({ seat, person: seat + 1, name }));
  return tableWith({ seats, setup, outcome });
}

const ALL: readonly School[] = ["northern", "southern", "highland", "sylvan"];
const schools = ALL.map((school) => ({ school }));
const duel: Setup = { form: "duel", teams: false, seats: schools.slice(0, 2), take_back: true };
const melee: Setup = { ...duel, form: "melee", seats: schools.slice(0, 3) };
const teams: Setup = { ...duel, teams: true, seats: schools };
const resigned: Outcome = {
  ranking: [[0], [1]],
  scores: [3, 9],
  reason: "conceded",
  decided: "",
};

test("the result of a resigned duel names who resigned and who won", () => {
  expect(endedText(table(["Ada", "Ben"], duel, resigned))).toBe("Ben resigns. Ada wins.");
});

test("partners resign together", () => {
  const ranking = [
    [1, 3],
    [0, 2],
  ];
  const outcome = { ...resigned, ranking };
  expect(endedText(table(["Ada", "Ben", "Cleo", "Dan"], teams, outcome))).toBe(
    "Ada and Cleo resign. Ben and Dan win as a team.",
  );
});

test("the result of a melee names the winner, or those who share the victory", () => {
  const outcome: Outcome = {
    ranking: [[2], [0, 1]],
    scores: [{}, {}, {}],
    reason: "played-out",
    decided: "points",
  };
  const names = ["Ada", "Ben", "Cleo"];
  expect(endedText(table(names, melee, outcome))).toBe("Cleo wins.");
  const shared = { ...outcome, ranking: [[0, 1], [2]] };
  expect(endedText(table(names, melee, shared))).toBe("Ada and Ben share the victory.");
});

test("a game that is not over has no result", () => {
  expect(endedText(table(["Ada", "Ben"], duel, null))).toBe("");
});
