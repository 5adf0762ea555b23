import { assert, expect, test } from "vitest";
import type { Moment, Outcome } from "../shapes";
import { endingOf, placesOf } from "./ending";
import { SAMPLES } from "./samples.fixture";

const [first, teams, melee] = SAMPLES;
assert(first && teams && melee);

test("a last card ends a first game at once", () => {
  expect(endingOf(first.setup, first.moments, first.outcome)).toEqual({
    why: "last-card",
    seat: first.moments.at(-1)?.by,
    skipped: false,
  });
});

test("points end a duel, and the seat that triggered the end is known", () => {
  const { why, seat } = endingOf(teams.setup, teams.moments, teams.outcome);
  expect(why).toBe("points");
  const events = teams.moments.flatMap((moment) => moment.events);
  expect(events).toContainEqual({ kind: "end-triggered", seat });
});

test("a resigned game has no trigger", () => {
  const outcome: Outcome = { ...teams.outcome, reason: "conceded" };
  expect(endingOf(teams.setup, teams.moments, outcome).why).toBe("conceded");
});

test("all may agree to skip the last turns", () => {
  const last = teams.moments.at(-1);
  assert(last);
  const agreed: Moment = {
    ...last,
    events: [{ kind: "skip-last-turns-offered", seat: 0 }, { kind: "game-over" }],
  };
  expect(endingOf(teams.setup, [...teams.moments, agreed], teams.outcome)).toMatchObject({
    why: "points",
    skipped: true,
  });
});

test("partners share a place, and tied sides have the same number", () => {
  expect(placesOf(teams.setup, teams.outcome)).toEqual([
    { place: 1, side: 0, score: 21 },
    { place: 2, side: 1, score: 11 },
  ]);
  const shared: Outcome = {
    ranking: [[0, 1], [2]],
    scores: [4, 4, 2],
    reason: "played-out",
    decided: "points",
  };
  expect(placesOf(melee.setup, shared).map(({ place }) => place)).toEqual([1, 1, 3]);
});
