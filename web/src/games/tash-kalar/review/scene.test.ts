import { expect, test } from "vitest";
import type { GameMessage, Scene } from "../../../api/types";
import type { View } from "../shapes";
import { changedSquares, handsOf, motion } from "./scene";

const seat: Pick<View["seats"][number], "school" | "deck" | "discard"> = {
  school: "northern",
  deck: [],
  discard: [],
};
const view: Pick<View, "seats"> = {
  seats: [
    { ...seat, hand: ["knight"], legends: ["titan"], flare: "f34" },
    { ...seat, hand: ["hidden", "hidden"], legends: [], flare: "hidden" },
  ],
};
const scene: Pick<Scene, "moment" | "seat" | "open" | "events"> & { view: typeof view } = {
  moment: 7,
  seat: 0,
  open: false,
  view,
  events: [{ kind: "turn", seat: 1 }],
};

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
  const events: GameMessage[] = [
    { kind: "destroyed", square: "e5" },
    { kind: "moved", from: "d4", to: "e5" },
    { kind: "handed-over", seat: 0, to: 2 },
  ];
  expect([...changedSquares(events)]).toEqual(["e5", "d4"]);
});

test("only a step forward is animated", () => {
  const now = scene as unknown as Scene;
  expect(motion(6, now)).toBe(now.events);
  expect(motion(8, now)).toEqual([]);
  expect(motion(null, now)).toEqual([]);
});
