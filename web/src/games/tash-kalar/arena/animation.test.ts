import { describe, expect, it } from "vitest";
import { arrived } from "../../../api/shapes.fixture";
import type { GameEvent } from "../shapes";
import {
  MAX_DURATION_MS,
  framesOf,
  isSame,
  enqueue,
  settle,
  type Frame,
  type Token,
} from "./animation";

const START = { c5: "blue common", d5: "red common", e6: "red heroic", h7: "blue legendary" };

type Square = Extract<GameEvent, { kind: "moved" }>["to"];

const placed = (square: Square): GameEvent => {
  return { kind: "placed", square, colour: "blue", rank: "common" };
};
const destroyed = (square: Square): GameEvent => {
  return { kind: "destroyed", square, colour: "red", rank: "common" };
};
const moved = (from: Square, to: Square): GameEvent => {
  return { kind: "moved", from, to, colour: "blue", rank: "common" };
};
const leapt = (from: Square, to: Square): GameEvent => {
  return { kind: "leapt", from, to, colour: "blue", rank: "common" };
};

function motions(frame: Frame | undefined): Record<string, string> {
  const moving = frame?.tokens.filter((token) => token.motion !== "still") ?? [];
  return Object.fromEntries(moving.map((token) => [token.square, token.motion]));
}

function standing(tokens: readonly Token[]): Record<string, string> {
  return Object.fromEntries(
    tokens
      .filter((token) => token.motion !== "crush" && token.motion !== "lift")
      .map((token) => [token.square, token.piece]),
  );
}

function end(frames: readonly Frame[]): Record<string, string> {
  return standing(frames[frames.length - 1]?.tokens ?? []);
}

describe("pieces at rest", () => {
  it("are those of the arena", () => {
    const tokens = settle([], START);
    expect(standing(tokens)).toEqual(START);
    expect(tokens.every((token) => token.motion === "still")).toBe(true);
    expect(new Set(tokens.map((token) => token.id)).size).toBe(4);
  });

  it("keep their id, and new ones get a new id", () => {
    const before = settle([], START);
    const after = settle(before, { c5: "blue heroic", a5: "blue common" });
    const kept = after.find((token) => token.square === "c5");
    const fresh = after.find((token) => token.square === "a5");
    expect(kept?.id).toBe(before.find((token) => token.square === "c5")?.id);
    expect(before.map((token) => token.id)).not.toContain(fresh?.id);
  });

  it("do not include a piece that is being crushed", () => {
    const frames = framesOf(settle([], START), [destroyed("d5")]);
    const crushed = frames[0]?.tokens.find((token) => token.square === "d5");
    const after = settle(frames[0]?.tokens ?? [], { ...START, d5: "blue common" });
    expect(after.find((token) => token.square === "d5")?.id).not.toBe(crushed?.id);
  });
});

it("compares arenas by their pieces", () => {
  expect(isSame(START, { ...START })).toBe(true);
  expect(isSame(START, { ...START, c5: "blue heroic" })).toBe(false);
  expect(isSame(START, { ...START, a5: "blue common" })).toBe(false);
  expect(isSame({ ...START, a5: "blue common" }, START)).toBe(false);
});

describe("frames", () => {
  it("show the events in order", () => {
    const frames = framesOf(settle([], START), [
      placed("a5"),
      moved("c5", "c6"),
      { kind: "upgraded", square: "c6", colour: "blue", rank: "heroic" },
    ]);
    expect(frames.map(motions)).toEqual([
      { a5: "appear" },
      { c6: "slide" },
      { c6: "turn-away" },
      { c6: "turn-up" },
    ]);
    expect(end(frames)).toEqual({
      a5: "blue common",
      c6: "blue heroic",
      d5: "red common",
      e6: "red heroic",
      h7: "blue legendary",
    });
  });

  it("turn the old piece away before the new one appears", () => {
    const frames = framesOf(settle([], START), [
      { kind: "converted", square: "e6", colour: "blue", rank: "heroic" },
    ]);
    expect(frames.map((frame) => standing(frame.tokens)["e6"])).toEqual([
      "red heroic",
      "blue heroic",
    ]);
  });

  it("crush a piece by the one that moves onto it, in one movement", () => {
    const frames = framesOf(settle([], START), [destroyed("d5"), moved("c5", "d5")]);
    expect(frames).toHaveLength(1);
    expect(frames[0]?.tokens.filter((token) => token.square === "d5")).toHaveLength(2);
    expect(frames[0]?.tokens.at(-1)).toMatchObject({ motion: "slide", from: "c5", square: "d5" });
    expect(end(frames)).toEqual({ d5: "blue common", e6: "red heroic", h7: "blue legendary" });
  });

  it("crush several at once", () => {
    const frames = framesOf(settle([], START), [destroyed("d5"), destroyed("e6"), placed("d5")]);
    expect(frames.map(motions)).toEqual([{ d5: "crush", e6: "crush" }, { d5: "appear" }]);
  });

  it("leave the last of several to be crushed by the piece that moves onto it", () => {
    const frames = framesOf(settle([], START), [
      destroyed("e6"),
      destroyed("d5"),
      leapt("h7", "d5"),
    ]);
    expect(frames).toHaveLength(2);
    expect(motions(frames[0])).toEqual({ e6: "crush" });
    expect(end(frames)).toEqual({ c5: "blue common", d5: "blue legendary" });
  });

  it("follow a piece through several moves under one id", () => {
    const frames = framesOf(settle([], START), [moved("c5", "c6"), moved("c6", "c7")]);
    const ids = frames.map((frame) => frame.tokens.find((token) => token.from !== undefined)?.id);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it("put a being on the square of a piece that was picked up", () => {
    const frames = framesOf(settle([], START), [
      { kind: "picked-up", square: "c5", colour: "blue", rank: "common" },
      {
        kind: "summoned",
        square: "c5",
        colour: "blue",
        rank: "heroic",
        card: "knight",
        used: [],
      },
    ]);
    expect(frames.map(motions)).toEqual([{ c5: "lift" }, { c5: "summon" }]);
    expect(end(frames)["c5"]).toBe("blue heroic");
  });

  it("skip events that do not change the arena", () => {
    const frames = framesOf(settle([], START), [
      { kind: "turn", seat: 0 },
      { kind: "drew", seat: 0, deck: "being", card: "knight" },
    ]);
    expect(frames).toEqual([]);
  });

  it("skip an event that only a newer server knows", () => {
    expect(framesOf(settle([], START), [arrived({ kind: "juggled", square: "c5" })])).toEqual([]);
  });

  it("last 150 to 250 ms each, the two halves of a turn together", () => {
    const frames = framesOf(settle([], START), [
      placed("a5"),
      moved("c5", "c6"),
      leapt("h7", "h6"),
      destroyed("d5"),
    ]);
    for (const { duration } of frames) {
      expect(duration).toBeGreaterThanOrEqual(150);
      expect(duration).toBeLessThanOrEqual(250);
    }
  });
});

describe("the queue", () => {
  const there = { ...START, a5: "blue common" };

  it("continues from the arena after the first events", () => {
    const shown = settle([], START);
    const first = enqueue(shown, [], START, [placed("a5")]);
    const both = enqueue(shown, first, there, [moved("a5", "a6")]);
    expect(both.map(motions)).toEqual([{ a5: "appear" }, { a6: "slide" }]);
    const id = (frame: Frame | undefined, square: string): number | undefined =>
      frame?.tokens.find((token) => token.square === square)?.id;
    expect(id(both[1], "a6")).toBe(id(both[0], "a5"));
  });

  it("starts with the current pieces when it is empty", () => {
    const frames = enqueue(settle([], START), [], there, [moved("a5", "a6")]);
    expect(end(frames)["a6"]).toBe("blue common");
  });

  it("speeds up when there is much to show", () => {
    const events = Array.from({ length: 60 }, (_, turn) =>
      turn % 2 === 0 ? moved("c5", "c6") : moved("c6", "c5"),
    );
    const frames = enqueue(settle([], START), [], START, events);
    expect(frames).toHaveLength(60);
    const whole = frames.reduce((sum, frame) => sum + frame.duration, 0);
    expect(whole).toBeLessThanOrEqual(MAX_DURATION_MS + 60);
  });
});
