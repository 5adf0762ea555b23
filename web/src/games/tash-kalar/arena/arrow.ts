/** Arrows over the arena: where one begins, where it points, and its outline. */
import { centreOf, type Point } from "./geometry";

export interface Arrow {
  readonly from: Point;
  /** In degrees, clockwise from the right. */
  readonly angle: number;
  readonly length: number;
}

/** It ends before the middle, where a piece may stand. */
const SHORT_OF = 26;
const START = 24;

export function arrowBetween(from: string, to: string): Arrow {
  const [start, end] = [centreOf(from), centreOf(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  return {
    from: start,
    angle: (Math.atan2(y, x) * 180) / Math.PI,
    length: Math.hypot(x, y) - SHORT_OF,
  };
}

/** The outline of an arrow to the right, from the edge of a piece at the origin. */
export function arrowShape(length: number): string {
  const neck = length - 13;
  return `M${START} -4 H${neck} V-12 L${length} 0 L${neck} 12 V4 H${START} Z`;
}

/** What a finger may hit: wider than what is drawn. */
export function arrowTarget(length: number): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  return { x: START - 6, y: -22, width: length - START + 14, height: 44 };
}
