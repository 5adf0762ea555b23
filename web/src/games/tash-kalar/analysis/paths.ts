/** The curves of the graph as SVG paths. */

type Curve = readonly (readonly [number, number])[];

/** A polyline through the points. */
export function linePath(curve: Curve): string {
  return curve.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** The area between a curve and a height. */
export function areaPath(curve: Curve, height: number): string {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return "";
  return `${linePath(curve)}L${round(last[0])} ${round(height)}H${round(first[0])}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
