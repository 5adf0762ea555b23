import { describe, expect, it } from "vitest";
import {
  botsBySeat,
  givesHints,
  type Plan,
  requestOf,
  resized,
  seated,
  seatsFor,
  wrongClock,
} from "./plan";

const PLAN: Plan = {
  game: "toy",
  options: { form: "short" },
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
  it("begins at once when nobody is awaited", () => {
    expect(requestOf(PLAN)).toMatchObject({ seat: 0, bots: { 1: "clever" }, start: true });
    expect(requestOf(PLAN)).not.toHaveProperty("seats");
    const waiting = requestOf({ ...PLAN, seats: ["bot:clever", "me", "anybody"] });
    expect(waiting).toMatchObject({ seat: 1, bots: { 0: "clever" }, start: false });
    expect(requestOf({ ...PLAN, seats: ["bot:a", "bot:b"] }).seat).toBeNull();
  });

  it("keeps its people when it grows or shrinks", () => {
    expect(seatsFor(3, "anybody")).toEqual(["me", "anybody", "anybody"]);
    expect(resized(["anybody", "me"], 4, "bot:a")).toEqual(["anybody", "me", "bot:a", "bot:a"]);
    expect(resized(["me", "bot:a", "bot:b"], 2, "bot:c")).toEqual(["me", "bot:a"]);
  });

  it("lets one sit on one seat only: two who swap, swap", () => {
    expect(seated(["me", "bot:a"], 1, "me")).toEqual(["bot:a", "me"]);
    expect(seated(["me", "bot:a"], 0, "anybody")).toEqual(["anybody", "bot:a"]);
    expect(botsBySeat(["me", "anybody"])).toEqual({});
  });

  it("gives hints to one who plays bots alone, unless it is said otherwise", () => {
    expect(givesHints(null, ["me", "bot:a"])).toBe(true);
    expect(givesHints(null, ["me", "anybody"])).toBe(false);
    expect(givesHints(true, ["me", "anybody"])).toBe(true);
    expect(givesHints(false, ["me", "bot:a"])).toBe(false);
  });

  it("knows which numbers a clock can have", () => {
    expect(wrongClock(null)).toEqual({});
    expect(wrongClock({ kind: "days", days: 2 })).toEqual({});
    expect(wrongClock({ kind: "days", days: 31 })).toHaveProperty("days");
    expect(wrongClock({ kind: "real-time", minutes: 1.5, increment: 15 })).toHaveProperty(
      "minutes",
    );
    expect(
      wrongClock({ kind: "real-time", minutes: 30, increment: null as unknown as number }),
    ).toEqual({ increment: "web-clock-increment-wrong" });
  });
});
