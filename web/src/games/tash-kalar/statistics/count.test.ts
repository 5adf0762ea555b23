import { expect, test } from "vitest";
import { momentWith } from "../../../api/shapes.fixture";
import type { GameEvent, Moment, Score } from "../shapes";
import type { Seating } from "../sides";
import { count } from "./count";
import { SAMPLES } from "./samples.fixture";
import { countingScore, total } from "./scores";
import { turnsOf } from "./turns";

for (const { setup, moments, counts } of SAMPLES) {
  const name = `${setup.form}${setup.teams ? " in teams" : ""}`;
  const statistics = count(setup, moments);

  test(`${name}: the counts are those of the engine`, () => {
    const told = statistics.seats.map((seat) => ({
      turns: seat.turns,
      actions: seat.actions,
      placed: seat.placed,
      destroyed: seat.destroyed,
      flares: seat.flares,
      claimed: seat.claimed,
      summoned: Object.values(seat.summoned).reduce((sum, number) => sum + number),
    }));
    const finished = turnsOf(setup, moments).every((turn) => turn.finished);
    expect(finished).toBe(true);
    expect(told).toEqual(counts.map((seat) => ({ flares: 0, claimed: 0, ...seat })));
  });

  test(`${name}: every destroyed piece was lost by somebody`, () => {
    const destroyed = statistics.seats.reduce((sum, seat) => sum + seat.destroyed, 0);
    const lost = statistics.lost.reduce((sum, number) => sum + number, 0);
    expect(lost).toBeGreaterThanOrEqual(destroyed);
    expect(destroyed).toBeGreaterThan(0);
  });
}

function moment(number: number, events: GameEvent[], scores: Score[]): Moment {
  return momentWith({ moment: number, events, scores });
}

const duel: Seating = {
  form: "duel",
  teams: false,
  seats: [{ school: "northern" }, { school: "southern" }],
};
const start: GameEvent[] = [
  { kind: "placed", square: "c5", colour: "blue", rank: "common" },
  { kind: "placed", square: "g5", colour: "red", rank: "common" },
  { kind: "turn", seat: 0 },
];

test("a converted piece is lost by its former owner and destroyed by the other", () => {
  const { seats, lost } = count(duel, [
    moment(0, [], [0, 0]),
    moment(1, start, [0, 0]),
    moment(2, [{ kind: "converted", square: "g5", colour: "blue", rank: "common" }], [0, 0]),
    moment(3, [{ kind: "destroyed", square: "c5", colour: "blue", rank: "common" }], [0, 0]),
    moment(4, [{ kind: "turn", seat: 1 }], [0, 0]),
  ]);
  expect(lost).toEqual([1, 1]);
  expect(seats.map((seat) => seat.destroyed)).toEqual([1, 0]);
  expect(seats.map((seat) => seat.placed)).toEqual([0, 0]);
});

test("the biggest turn is the one that won most, with its moment", () => {
  const { seats } = count(duel, [
    moment(0, [], [0, 0]),
    moment(1, start, [0, 0]),
    moment(2, [{ kind: "turn", seat: 1 }], [2, 0]),
    moment(3, [{ kind: "turn", seat: 0 }], [3, 1]),
    moment(4, [{ kind: "turn", seat: 1 }], [6, 1]),
  ]);
  expect(seats.map(({ biggest }) => biggest)).toEqual([
    { points: 3, turn: 3, moment: 4 },
    { points: 1, turn: 2, moment: 3 },
  ]);
});

test("a turn cut short by a resignation is not counted", () => {
  const given: GameEvent[] = [{ kind: "conceded", seat: 1 }, { kind: "game-over" }];
  const { seats } = count(duel, [
    moment(0, [], [0, 0]),
    moment(1, start, [0, 0]),
    moment(2, [{ kind: "turn", seat: 1 }], [0, 0]),
    moment(3, given, [0, 0]),
  ]);
  expect(seats.map((seat) => seat.turns)).toEqual([1, 0]);
  expect(seats.map((seat) => seat.actions)).toEqual([1, 0]);
});

test("in a melee the lowest colour counts", () => {
  expect(countingScore({ red: 4, yellow: 2 })).toBe(2);
  expect(total({ red: 4, yellow: 2 })).toBe(6);
  expect(countingScore(7)).toBe(7);
});
