import { expect, test } from "vitest";
import { SAMPLES } from "../statistics/samples.fixture";
import { turnsOf } from "../statistics/turns";
import { linesOf, rowsOf } from "./lines";
import { scale, spread, steps, ticks } from "./scale";

for (const { setup, moments, outcome } of SAMPLES) {
  const lines = linesOf(setup, turnsOf(setup, moments));

  test(`${setup.form}: the lines go from zero to the final score`, () => {
    const last = lines.map((line) => line.points.at(-1)?.value);
    expect(lines.map((line) => line.points[0]?.value)).toEqual(outcome.scores.map(() => 0));
    expect(last).toEqual(
      outcome.scores.map((score) =>
        typeof score === "number" ? score : Math.min(...Object.values(score)),
      ),
    );
  });

  test(`${setup.form}: the table has only turns that changed something, and the last`, () => {
    const rows = rowsOf(lines);
    expect(rows[0]?.turn).toBe(0);
    expect(rows.at(-1)?.turn).toBe((lines[0]?.points.length ?? 0) - 1);
    for (const [index, row] of rows.slice(1, -1).entries())
      expect(row.values).not.toEqual(rows[index]?.values);
  });
}

test("ticks are whole numbers that cover the range", () => {
  expect(ticks(0, 5)).toEqual([0, 1]);
  expect(ticks(6, 6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticks(18, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(61, 6)).toEqual([0, 20, 40, 60, 80]);
});

test("a scale maps one range onto another, even an empty one", () => {
  expect(scale([0, 10], [100, 0])(5)).toBe(50);
  expect(scale([3, 3], [0, 10])(3)).toBe(0);
});

test("a score is drawn as steps", () => {
  expect(
    steps([
      [0, 10],
      [5, 10],
      [8, 2.04],
    ]),
  ).toBe("M0 10H5V10H8V2");
});

test("labels are spread and stay inside", () => {
  expect(spread([10, 10, 50], 12, 60)).toEqual([10, 22, 50]);
  expect(spread([60, 60], 12, 60)).toEqual([48, 60]);
});
