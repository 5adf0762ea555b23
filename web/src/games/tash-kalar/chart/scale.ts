/** Scales, ticks and label positions for charts. */

const STEPS = [1, 2, 5];

/** Whole numbers from 0 that cover a range in at maxSteps `maxSteps` steps. */
export function ticks(largest: number, maxSteps: number): number[] {
  const top = Math.max(1, largest);
  let step = 1;
  for (let power = 1; Math.ceil(top / step) > maxSteps; power *= 10)
    step =
      STEPS.map((each) => each * power).find((each) => Math.ceil(top / each) <= maxSteps) ?? step;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, number) => number * step);
}

/** A linear function from one range to another. */
export function scale(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const width = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0]);
}

/** The path of a score: it stays until it changes, so it has steps instead of slopes. */
export function steps(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => (index === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join("");
}

/** The heights, moved as little as possible so that labels do not overlap. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const placed = heights.map((height) => ({ height }));
  const fromTop = [...placed].sort((one, other) => one.height - other.height);
  let free = -Infinity;
  for (const each of fromTop) {
    each.height = Math.max(each.height, free);
    free = each.height + gap;
  }
  let bottom = lowest;
  for (const each of fromTop.reverse()) {
    each.height = Math.min(each.height, bottom);
    bottom = each.height - gap;
  }
  return placed.map(({ height }) => height);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
