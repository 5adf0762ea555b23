/** A position of a melee, and steps that show every motion. */
import type { GameEvent } from "../shapes";

export const ARENA: Readonly<Record<string, string>> = {
  c5: "blue common",
  e5: "blue common",
  d3: "blue heroic",
  e3: "blue common",
  f4: "blue common",
  h7: "blue legendary",
  d5: "red common",
  e6: "red common",
  c7: "red heroic",
  f7: "red common",
  g5: "red heroic",
  g7: "red common",
  h4: "red common",
  b6: "red legendary",
  b4: "green common",
  h5: "green heroic",
  i4: "green legendary",
  f2: "yellow heroic",
  g3: "yellow common",
  d1: "yellow legendary",
};

export const EVENTS: readonly GameEvent[] = [
  { kind: "placed", square: "d7", colour: "blue", rank: "common" },
  { kind: "destroyed", square: "d5", colour: "red", rank: "common" },
  { kind: "moved", from: "c5", to: "d5", colour: "blue", rank: "common" },
  { kind: "moved", from: "d5", to: "e4", colour: "blue", rank: "common" },
  { kind: "leapt", from: "h7", to: "b5", colour: "blue", rank: "legendary" },
  { kind: "upgraded", square: "e3", colour: "blue", rank: "heroic" },
  { kind: "destroyed", square: "g7", colour: "red", rank: "common" },
  { kind: "destroyed", square: "f7", colour: "red", rank: "common" },
  { kind: "converted", square: "f2", colour: "blue", rank: "heroic" },
  { kind: "summoned", square: "g7", colour: "blue", rank: "heroic", card: "knight", used: [] },
];

export const AFTER: Readonly<Record<string, string>> = (() => {
  const after: Record<string, string> = { ...ARENA, d7: "blue common", e4: "blue common" };
  for (const square of ["c5", "d5", "h7", "f7"]) delete after[square];
  return {
    ...after,
    b5: "blue legendary",
    e3: "blue heroic",
    f2: "blue heroic",
    g7: "blue heroic",
  };
})();
