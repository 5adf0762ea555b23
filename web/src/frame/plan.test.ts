import { describe, expect, it } from "vitest";
import { arrived } from "../api/shapes.fixture";
import type { ClockRule } from "../api/types";
import {
  botsBySeat,
  givesHints,
  type Plan,
  createTableRequest,
  resizeSeats,
  assignSeat,
  seatsFor,
  clockErrors,
} from "./plan";

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

  it("keeps its people when the number of seats changes", () => {
    expect(seatsFor(3, "anybody")).toEqual(["me", "anybody", "anybody"]);
    expect(resizeSeats(["anybody", "me"], 4, "bot:a")).toEqual(["anybody", "me", "bot:a", "bot:a"]);
    expect(resizeSeats(["me", "bot:a", "bot:b"], 2, "bot:c")).toEqual(["me", "bot:a"]);
  });

  it("gives the reader one seat only: taking another one swaps", () => {
    expect(assignSeat(["me", "bot:a"], 1, "me")).toEqual(["bot:a", "me"]);
    expect(assignSeat(["me", "bot:a"], 0, "anybody")).toEqual(["anybody", "bot:a"]);
    expect(botsBySeat(["me", "anybody"])).toEqual({});
  });

  it("gives hints to somebody who plays against bots alone, unless set otherwise", () => {
    expect(givesHints(null, ["me", "bot:a"])).toBe(true);
    expect(givesHints(null, ["me", "anybody"])).toBe(false);
    expect(givesHints(true, ["me", "anybody"])).toBe(true);
    expect(givesHints(false, ["me", "bot:a"])).toBe(false);
  });

  it("accepts only the numbers that a clock can have", () => {
    expect(clockErrors(null)).toEqual({});
    expect(clockErrors({ kind: "days", days: 2 })).toEqual({});
    expect(clockErrors({ kind: "days", days: 31 })).toHaveProperty("days");
    expect(clockErrors({ kind: "real-time", minutes: 1.5, increment: 15 })).toHaveProperty(
      "minutes",
    );
    const clock = arrived<ClockRule>({ kind: "real-time", minutes: 30, increment: null });
    expect(clockErrors(clock)).toEqual({ increment: "web-clock-increment-wrong" });
  });
});
