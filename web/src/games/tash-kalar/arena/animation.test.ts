import { describe, expect, it } from "vitest";
import type { Said } from "../../../api/types";
import { LONGEST, beats, isSame, queued, settle, type Beat, type Token } from "./animation";

const START = { c5: "blue common", d5: "red common", e6: "red heroic", h7: "blue legendary" };

function said(kind: string, details: Record<string, string>): Said {
  return { kind, ...details };
}

const placed = (square: string): Said => said("placed", { square, colour: "blue", rank: "common" });
const destroyed = (square: string): Said =>
  said("destroyed", { square, colour: "red", rank: "common" });
const moved = (from: string, to: string, kind = "moved"): Said =>
  said(kind, { from, to, colour: "blue", rank: "common" });

function motions(beat: Beat | undefined): Record<string, string> {
  const moving = beat?.tokens.filter((token) => token.motion !== "still") ?? [];
  return Object.fromEntries(moving.map((token) => [token.square, token.motion]));
}

function standing(tokens: readonly Token[]): Record<string, string> {
  return Object.fromEntries(
    tokens
      .filter((token) => token.motion !== "crush" && token.motion !== "lift")
      .map((token) => [token.square, token.piece]),
  );
}

function end(told: readonly Beat[]): Record<string, string> {
  return standing(told[told.length - 1]?.tokens ?? []);
}

describe("settling", () => {
  it("shows what stands in the arena, at rest", () => {
    const tokens = settle([], START);
    expect(standing(tokens)).toEqual(START);
    expect(tokens.every((token) => token.motion === "still")).toBe(true);
    expect(new Set(tokens.map((token) => token.id)).size).toBe(4);
  });

  it("keeps the number of what stays, and gives new ones to what comes", () => {
    const before = settle([], START);
    const after = settle(before, { c5: "blue heroic", a5: "blue common" });
    const kept = after.find((token) => token.square === "c5");
    const fresh = after.find((token) => token.square === "a5");
    expect(kept?.id).toBe(before.find((token) => token.square === "c5")?.id);
    expect(before.map((token) => token.id)).not.toContain(fresh?.id);
  });

  it("forgets what is being crushed", () => {
    const told = beats(settle([], START), [destroyed("d5")]);
    const crushed = told[0]?.tokens.find((token) => token.square === "d5");
    const after = settle(told[0]?.tokens ?? [], { ...START, d5: "blue common" });
    expect(after.find((token) => token.square === "d5")?.id).not.toBe(crushed?.id);
  });
});

it("knows the same arena when it sees it again", () => {
  expect(isSame(START, { ...START })).toBe(true);
  expect(isSame(START, { ...START, c5: "blue heroic" })).toBe(false);
  expect(isSame(START, { ...START, a5: "blue common" })).toBe(false);
  expect(isSame({ ...START, a5: "blue common" }, START)).toBe(false);
});

describe("beats", () => {
  it("tell the events in their order", () => {
    const told = beats(settle([], START), [
      placed("a5"),
      moved("c5", "c6"),
      said("upgraded", { square: "c6", colour: "blue", rank: "heroic" }),
    ]);
    expect(told.map(motions)).toEqual([
      { a5: "appear" },
      { c6: "slide" },
      { c6: "turn-away" },
      { c6: "turn-up" },
    ]);
    expect(end(told)).toEqual({
      a5: "blue common",
      c6: "blue heroic",
      d5: "red common",
      e6: "red heroic",
      h7: "blue legendary",
    });
  });

  it("turn the old piece away before the new one comes up", () => {
    const told = beats(settle([], START), [
      said("converted", { square: "e6", colour: "blue", rank: "heroic" }),
    ]);
    expect(told.map((beat) => standing(beat.tokens)["e6"])).toEqual(["red heroic", "blue heroic"]);
  });

  it("crush a piece by the one that moves onto it, in one movement", () => {
    const told = beats(settle([], START), [destroyed("d5"), moved("c5", "d5")]);
    expect(told).toHaveLength(1);
    expect(told[0]?.tokens.filter((token) => token.square === "d5")).toHaveLength(2);
    expect(told[0]?.tokens.at(-1)).toMatchObject({ motion: "slide", from: "c5", square: "d5" });
    expect(end(told)).toEqual({ d5: "blue common", e6: "red heroic", h7: "blue legendary" });
  });

  it("crush several at once", () => {
    const told = beats(settle([], START), [destroyed("d5"), destroyed("e6"), placed("d5")]);
    expect(told.map(motions)).toEqual([{ d5: "crush", e6: "crush" }, { d5: "appear" }]);
  });

  it("leave the last of several to the piece that moves onto it", () => {
    const told = beats(settle([], START), [
      destroyed("e6"),
      destroyed("d5"),
      moved("h7", "d5", "leapt"),
    ]);
    expect(told).toHaveLength(2);
    expect(motions(told[0])).toEqual({ e6: "crush" });
    expect(end(told)).toEqual({ c5: "blue common", d5: "blue legendary" });
  });

  it("follow a piece through several moves under one number", () => {
    const told = beats(settle([], START), [moved("c5", "c6"), moved("c6", "c7")]);
    const ids = told.map((beat) => beat.tokens.find((token) => token.from !== undefined)?.id);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it("put a being on the square of a piece that was picked up", () => {
    const told = beats(settle([], START), [
      said("picked-up", { square: "c5", colour: "blue", rank: "common" }),
      said("summoned", { square: "c5", colour: "blue", rank: "heroic", card: "knight" }),
    ]);
    expect(told.map(motions)).toEqual([{ c5: "lift" }, { c5: "summon" }]);
    expect(end(told)["c5"]).toBe("blue heroic");
  });

  it("say nothing of what the arena does not show", () => {
    expect(beats(settle([], START), [said("turn", {}), said("drew", { card: "knight" })])).toEqual(
      [],
    );
  });

  it("last 150 to 250 ms each, the two halves of a turn together", () => {
    const told = beats(settle([], START), [
      placed("a5"),
      moved("c5", "c6"),
      moved("h7", "h6", "leapt"),
      destroyed("d5"),
    ]);
    for (const { lasts } of told) {
      expect(lasts).toBeGreaterThanOrEqual(150);
      expect(lasts).toBeLessThanOrEqual(250);
    }
  });
});

describe("the queue", () => {
  const there = { ...START, a5: "blue common" };

  it("goes on from where the first events lead", () => {
    const shown = settle([], START);
    const first = queued(shown, [], START, [placed("a5")]);
    const both = queued(shown, first, there, [moved("a5", "a6")]);
    expect(both.map(motions)).toEqual([{ a5: "appear" }, { a6: "slide" }]);
    const id = (beat: Beat | undefined, square: string): number | undefined =>
      beat?.tokens.find((token) => token.square === square)?.id;
    expect(id(both[1], "a6")).toBe(id(both[0], "a5"));
  });

  it("begins with what is shown when nothing is left to tell", () => {
    const told = queued(settle([], START), [], there, [moved("a5", "a6")]);
    expect(end(told)["a6"]).toBe("blue common");
  });

  it("hurries when there is much to tell", () => {
    const events = Array.from({ length: 60 }, (_, turn) =>
      turn % 2 === 0 ? moved("c5", "c6") : moved("c6", "c5"),
    );
    const told = queued(settle([], START), [], START, events);
    expect(told).toHaveLength(60);
    const whole = told.reduce((sum, beat) => sum + beat.lasts, 0);
    expect(whole).toBeLessThanOrEqual(LONGEST + 60);
  });
});
