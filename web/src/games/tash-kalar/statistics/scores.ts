/** Scores: a number, or in a melee points by colour. */
import type { Score } from "../shapes";

/** The score that counts: in a melee the lowest of the colours (rule 12.6). */
export function countingScore(score: Score): number {
  return typeof score === "number" ? score : Math.min(...Object.values(score));
}

/** All points together, whatever their colour. */
export function total(score: Score): number {
  return typeof score === "number"
    ? score
    : Object.values(score).reduce((sum, points) => sum + points, 0);
}
