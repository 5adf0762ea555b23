import { describe, expect, it } from "vitest";
import { pointsFor, pointsToEnd, stock } from "./limits";

const NORTH = { school: "northern" as const };
const SOUTH = { school: "southern" as const };
const HIGHLAND = { school: "highland" as const };

describe("limits", () => {
  it("are those of each form", () => {
    expect(pointsToEnd({ form: "first-game", seats: [NORTH, SOUTH] })).toBe(6);
    expect(pointsToEnd({ form: "melee", seats: [NORTH, SOUTH, HIGHLAND] })).toBe(12);
  });

  it("leave in stock the pieces that are neither in the arena nor on a score track", () => {
    const arena = { e5: "blue common", e6: "blue legendary", e7: "red heroic" };
    const duel = { form: "duel", seats: [NORTH, SOUTH], arena };
    expect(stock(duel, 0)).toEqual({ pieces: 15, legendary: 2 });
    expect(stock(duel, 1)).toEqual({ pieces: 15, legendary: 3 });
    const first = { form: "first-game", seats: [NORTH, SOUTH], arena: {} };
    expect(stock(first, 0)).toEqual({ pieces: 17, legendary: 0 });
  });

  it("count destroyed commons in pairs", () => {
    expect(pointsFor({ common: 3, heroic: 1, legendary: 1 })).toBe(4);
    expect(pointsFor({ common: 1 })).toBe(0);
  });
});
