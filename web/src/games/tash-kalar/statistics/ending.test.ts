import { expect, test } from "vitest";
import type { Moment } from "../../../api/types";
import type { Seating } from "../sides";
import { endingOf, placesOf, type Outcome } from "./ending";
import samples from "./samples.json";

const games = samples as unknown as { setup: Seating; moments: Moment[]; outcome: Outcome }[];
const [first, teams, melee] = games as [(typeof games)[0], (typeof games)[0], (typeof games)[0]];

test("a last card ends a first game at once", () => {
  expect(endingOf(first.setup, first.moments, first.outcome)).toEqual({
    why: "last-card",
    seat: first.moments.at(-1)!.by,
    skipped: false,
  });
});

test("points end a duel, and the seat that triggered the end is known", () => {
  const { why, seat } = endingOf(teams.setup, teams.moments, teams.outcome);
  expect(why).toBe("points");
  const trigger = teams.moments.flatMap((moment) => moment.events);
  expect(trigger.find((event) => event.kind === "end-triggered")?.seat).toBe(seat);
});

test("a resigned game has no trigger", () => {
  const outcome = { ...teams.outcome, reason: "conceded" };
  expect(endingOf(teams.setup, teams.moments, outcome).why).toBe("conceded");
});

test("all may agree to skip the last turns", () => {
  const agreed: Moment = {
    ...teams.moments.at(-1)!,
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
  const shared = { ranking: [[0, 1], [2]], scores: [4, 4, 2], reason: "played-out" };
  expect(placesOf(melee.setup, shared).map(({ place }) => place)).toEqual([1, 1, 3]);
});
