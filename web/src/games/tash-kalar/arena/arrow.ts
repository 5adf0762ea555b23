/** Arrows over the arena: where one begins, where it points, and its outline. */
import { centreOf, type Point } from "./geometry";

export interface Arrow {
  readonly from: Point;
  /** In degrees, clockwise from the right. */
  readonly angle: number;
  readonly length: number;
}

/** An arrow ends before the middle of a square, where a piece may be. */
const END_GAP = 26;
const START_GAP = 24;

export function arrowBetween(from: string, to: string): Arrow {
  const [start, end] = [centreOf(from), centreOf(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  return {
    from: start,
    angle: (Math.atan2(y, x) * 180) / Math.PI,
    length: Math.hypot(x, y) - END_GAP,
  };
}

/** The outline of an arrow to the right, from the edge of a piece at the origin. */
export function arrowShape(length: number): string {
  const neck = length - 13;
  return `M${START_GAP} -4 H${neck} V-12 L${length} 0 L${neck} 12 V4 H${START_GAP} Z`;
}

/** The clickable area, wider than the drawn arrow. */
export function arrowTarget(length: number): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  return { x: START_GAP - 6, y: -22, width: length - START_GAP + 14, height: 44 };
}
