import { afterEach, describe, expect, it } from "vitest";
import { learnFacts } from "./facts";
import { FACTS } from "./facts.setup";
import { pointsFor, pointsToEnd, stock } from "./limits";
import { MADE_UP, withMadeUpForm } from "./madeUp.fixture";

const NORTH = { school: "northern" as const };
const SOUTH = { school: "southern" as const };
const HIGHLAND = { school: "highland" as const };

afterEach(() => learnFacts(FACTS));

describe("limits", () => {
  it("are those of each form", () => {
    expect(pointsToEnd({ form: "first-game", seats: [NORTH, SOUTH] })).toBe(6);
    expect(pointsToEnd({ form: "melee", seats: [NORTH, SOUTH, HIGHLAND] })).toBe(12);
  });

  it("are those of two sides in teams", () => {
    const seats = [NORTH, SOUTH, HIGHLAND, { school: "sylvan" as const }];
    expect(pointsToEnd({ form: "duel", teams: true, seats })).toBe(18);
  });

  it("leave in stock the pieces that are neither in the arena nor on a score track", () => {
    const arena = { e5: "blue common", e6: "blue legendary", e7: "red heroic" };
    const duel = { form: "duel", seats: [NORTH, SOUTH], arena };
    expect(stock(duel, 0)).toEqual({ pieces: 15, legendary: 2 });
    expect(stock(duel, 1)).toEqual({ pieces: 15, legendary: 3 });
    const first = { form: "first-game", seats: [NORTH, SOUTH], arena: {} };
    expect(stock(first, 0)).toEqual({ pieces: 17, legendary: 0 });
  });

  it("come from the facts of a form that this client has never heard of", () => {
    learnFacts(withMadeUpForm());
    const table = { form: MADE_UP, seats: [NORTH, SOUTH], arena: { e5: "blue common" } };
    expect(pointsToEnd(table)).toBe(7);
    expect(stock(table, 0)).toEqual({ pieces: 12, legendary: 0 });
    const three = { ...table, seats: [NORTH, SOUTH, HIGHLAND] };
    expect(pointsToEnd(three)).toBe(5);
    expect(stock(three, 1)).toEqual({ pieces: 11, legendary: 0 });
  });

  it("are unknown for a form that the server does not tell", () => {
    expect(() => pointsToEnd({ form: MADE_UP, seats: [NORTH, SOUTH] })).toThrow("unknown form");
  });

  it("count destroyed commons in pairs", () => {
    expect(pointsFor({ common: 3, heroic: 1, legendary: 1 })).toBe(4);
    expect(pointsFor({ common: 1 })).toBe(0);
    learnFacts({ ...FACTS, destroyed: { legendary: 5, heroic: 3, commons: 4 } });
    expect(pointsFor({ common: 9, heroic: 1, legendary: 1 })).toBe(10);
  });
});
