import { assert, describe, expect, it, test } from "vitest";
import { say } from "../choosing/fixture";
import { logLines } from "../log/lines";
import { SAMPLES } from "../statistics/samples.fixture";
import { turnsOf } from "../statistics/turns";
import type { Judged } from "../thoughts/shapes";
import { areaPath, linePath } from "./paths";
import { lastPoint, nearest, numbered, pointsOf, turnAt, turnByKey, withMarks } from "./turns";
import { markText, turnText } from "./words";

/** Sample judgements of every turn of a game. */
function judgedOf({ setup, moments }: (typeof SAMPLES)[number]): Judged[] {
  const turns = turnsOf(setup, moments);
  const first = moments.find(({ events }) => events.some(({ kind }) => kind === "turn"));
  const start = setup.form === "duel" || setup.form === "melee" ? (first?.moment ?? 0) : 0;
  return turns.map(({ seat, moment }, index) => ({
    from: turns[index - 1]?.moment ?? start,
    to: moment,
    seat,
    chances: [0.5, 0.5],
    played: 0.4,
    best: 0.62,
    mark: index % 2 === 0 ? "blunder" : "",
    line: [],
    reasons: [],
  }));
}

for (const game of SAMPLES) {
  const { setup, moments, outcome } = game;
  const judged = judgedOf(game);
  const turns = numbered(setup, moments, [...judged].reverse());

  describe(`${setup.form}: judged turns`, () => {
    it("keep their numbers in any order and with gaps", () => {
      expect(turns.map(({ number }) => number)).toEqual(judged.map((_, index) => index + 1));
      const [, ...late] = judged;
      expect(numbered(setup, moments, late)[0]?.number).toBe(2);
    });

    it("are found by their moments", () => {
      const [first, second] = turns;
      assert(first && second);
      expect(turnAt(turns, first.from)).toBe(first);
      expect(turnAt(turns, second.from - 1)).toBe(first);
      expect(turnAt(turns, second.from)).toBe(second);
      expect(turnAt(turns, 100_000)).toBe(turns.at(-1));
      expect(nearest(turns, second.from + 0.4)).toBe(second);
      expect(turnAt([], 3)).toBeNull();
    });

    it("can be stepped through with the arrow keys", () => {
      const [first, second, third] = turns;
      assert(first && second && third);
      expect(turnByKey(turns, second.from, "ArrowRight")).toBe(third);
      expect(turnByKey(turns, second.from + 1, "ArrowLeft")).toBe(second);
      expect(turnByKey(turns, first.from, "ArrowLeft")).toBe(first);
      expect(turnByKey(turns, first.from, "End")).toBe(turns.at(-1));
      expect(turnByKey(turns, first.from, "x")).toBeNull();
    });

    it("are marked in the log, each once and at its beginning", () => {
      const lines = withMarks(logLines(say, setup, -1, moments), turns, (mark) =>
        markText(say, mark),
      );
      const marked = lines.filter(({ mark }) => mark !== undefined);
      expect(marked).toHaveLength(turns.filter(({ mark }) => mark !== "").length);
      expect(new Set(marked.map(({ mark }) => mark))).toEqual(new Set(["?? blunder"]));
    });

    it("end with the result", () => {
      const end = lastPoint(setup, outcome, moments.length - 1);
      expect(end?.chances.reduce((sum, each) => sum + each)).toBeCloseTo(1);
      expect(pointsOf(turns, end)).toHaveLength(turns.length + 1);
    });

    it("end with the last judged turn in a game without an end", () => {
      const end = lastPoint(setup, null, moments.length - 1);
      expect(end).toBeNull();
      expect(pointsOf(turns, end).at(-1)?.moment).toBe(turns.at(-1)?.from);
    });
  });
}

test("a turn is described in one line", () => {
  const [game] = SAMPLES;
  assert(game);
  const [turn] = numbered(game.setup, game.moments, judgedOf(game));
  assert(turn);
  const text = turnText(say, (part) => `${part * 100} %`, turn, "Ada", ["Ada", "Ben"]);
  expect(text).toBe("Turn 1, Ada, Ada 50 %, Ben 50 %, blunder");
});

test("curves and areas are paths", () => {
  const curve = [
    [0, 10],
    [5, 2.04],
  ] as const;
  expect(linePath(curve)).toBe("M0 10L5 2");
  expect(areaPath(curve, 20)).toBe("M0 10L5 2L5 20H0Z");
  expect(areaPath([], 20)).toBe("");
});
