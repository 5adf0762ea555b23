import { expect, test } from "vitest";
import { cardsWith, sceneWith, viewWith } from "../../../api/shapes.fixture";
import type { GameEvent } from "../shapes";
import { changedSquares, handsOf, motion } from "./scene";

const seats = [
  cardsWith({ hand: ["knight"], legends: ["titan"], flare: "f34" }),
  cardsWith({ hand: ["hidden", "hidden"], flare: "hidden" }),
];
const scene = sceneWith({
  moment: 7,
  view: viewWith({ seats }),
  events: [{ kind: "turn", seat: 1 }],
});

test("a running game shows the reader's own hand, and no hand to a spectator", () => {
  expect(handsOf(scene)).toEqual([{ seat: 0, beings: ["knight", "titan"], flare: "f34" }]);
  expect(handsOf({ ...scene, seat: -1 })).toEqual([]);
});

test("a finished game shows all hands", () => {
  const open = { ...scene, open: true, seat: -1 };
  expect(handsOf(open).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("no back of a card is shown", () => {
  expect(handsOf({ ...scene, seat: 1 })).toEqual([{ seat: 1, beings: [], flare: null }]);
});

test("changed squares do not include the seats of a hand-over", () => {
  const events: GameEvent[] = [
    { kind: "destroyed", square: "e5", colour: "red", rank: "common" },
    { kind: "moved", from: "d4", to: "e5", colour: "blue", rank: "common" },
    { kind: "handed-over", seat: 0, to: 2 },
  ];
  expect([...changedSquares(events)]).toEqual(["e5", "d4"]);
});

test("only a step forward is animated", () => {
  expect(motion(6, scene)).toBe(scene.events);
  expect(motion(8, scene)).toEqual([]);
  expect(motion(null, scene)).toEqual([]);
});
