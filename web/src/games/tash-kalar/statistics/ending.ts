/** Why a game ended (rules 10.4, 11.5, 12.5, 12F.3, 13.4, 13.5). */
import { formOf } from "../facts";
import { pointsToEnd } from "../limits";
import type { GameEvent, Moment, Outcome, Score } from "../shapes";
import { colours, type Seating } from "../sides";

export interface Ending {
  readonly why: "conceded" | "points" | "last-card" | null;
  /** The seat in whose turn the end was triggered. */
  readonly seat: number | null;
  /** Whether all agreed to skip the last turns. */
  readonly skipped: boolean;
}

/** Why the game ended; null for what its moments do not show. */
export function endingOf(setup: Seating, moments: readonly Moment[], outcome: Outcome): Ending {
  if (outcome.reason === "conceded") return { why: "conceded", seat: null, skipped: false };
  const skipped = kinds(moments.at(-1)).includes("skip-last-turns-offered");
  const sign = formOf(setup).has_last_turns ? "end-triggered" : "game-over";
  const trigger = moments.find((moment) => kinds(moment).includes(sign));
  if (!trigger) return { why: null, seat: null, skipped };
  // Points may be lost again later, so those of that moment count.
  const reached = trigger.scores.some((score) => highest(score) >= pointsToEnd(setup));
  return { why: reached ? "points" : "last-card", seat: triggeredBy(trigger), skipped };
}

/** The place and the score of each side, from best to worst. */
export function placesOf(
  setup: Seating,
  outcome: Outcome,
): { place: number; side: number; score: Score }[] {
  const sides = colours(setup).length;
  let place = 1;
  return outcome.ranking.flatMap((seats) => {
    const ranked = [...new Set(seats.map((seat) => seat % sides))].map((side) => ({
      place,
      side,
      score: outcome.scores[side] ?? 0,
    }));
    place += ranked.length;
    return ranked;
  });
}

function triggeredBy(moment: Moment): number | null {
  const event = moment.events.find(({ kind }) => kind === "end-triggered");
  return event?.kind === "end-triggered" ? event.seat : moment.by;
}

function highest(score: Score): number {
  return typeof score === "number" ? score : Math.max(...Object.values(score));
}

function kinds(moment: Moment | undefined): GameEvent["kind"][] {
  return (moment?.events ?? []).map(({ kind }) => kind);
}
