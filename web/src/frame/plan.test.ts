import { describe, expect, it } from "vitest";
import { botsBySeat, createTableRequest, givesHints, isSitter, type Plan, seatsFor } from "./plan";

const PLAN: Plan = {
  game: "tash-kalar",
  options: { form: "duel", schools: { how: "random" } },
  seats: ["me", "bot:clever"],
  clock: null,
  public: false,
  take_back: true,
  help: true,
  hints: null,
  talk: null,
  language: null,
};

describe("a planned table", () => {
  it("starts at once when no seat is free", () => {
    expect(createTableRequest(PLAN)).toMatchObject({ seat: 0, bots: { 1: "clever" }, start: true });
    expect(createTableRequest(PLAN)).not.toHaveProperty("seats");
    const waiting = createTableRequest({ ...PLAN, seats: ["bot:clever", "me", "anybody"] });
    expect(waiting).toMatchObject({ seat: 1, bots: { 0: "clever" }, start: false });
    expect(createTableRequest({ ...PLAN, seats: ["bot:a", "bot:b"] }).seat).toBeNull();
  });

  it("begins with the reader on the first seat, and names its bots by seat", () => {
    expect(seatsFor(3, "anybody")).toEqual(["me", "anybody", "anybody"]);
    expect(botsBySeat(["me", "anybody"])).toEqual({});
    expect(botsBySeat(["me", "bot:a", "bot:b"])).toEqual({ 1: "a", 2: "b" });
  });

  it("has no other sitters than the reader, anybody and bots", () => {
    expect(["me", "anybody", "bot:greedy"].every(isSitter)).toBe(true);
    expect(["", "you", 3, null].some(isSitter)).toBe(false);
  });

  it("gives hints to somebody who plays against bots alone, unless set otherwise", () => {
    expect(givesHints(null, ["me", "bot:a"])).toBe(true);
    expect(givesHints(null, ["me", "anybody"])).toBe(false);
    expect(givesHints(true, ["me", "anybody"])).toBe(true);
    expect(givesHints(false, ["me", "bot:a"])).toBe(false);
  });
});
