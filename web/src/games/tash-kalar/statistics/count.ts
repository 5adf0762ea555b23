/** What each seat did in a game, counted from its events. */
import { actionsOfTurn } from "../facts";
import type { Colour, GameEvent, Moment, Rank } from "../shapes";
import { colours as coloursOf, type Seating, sideOf } from "../sides";
import { applyEvent, type Arena } from "./applyEvent";
import { total } from "./scores";
import { startEvents, turnsOf, type Turn } from "./turns";

/** The turn in which a seat won most points. */
export interface BiggestTurn {
  readonly points: number;
  readonly turn: number;
  readonly moment: number;
}

/** What a seat did. */
export interface Counts {
  /** Turns that were played to their end. */
  turns: number;
  /** Actions used in those turns. */
  actions: number;
  placed: number;
  summoned: Record<Rank, number>;
  /** Enemy pieces destroyed or converted in the seat's turns. */
  destroyed: number;
  flares: number;
  claimed: number;
  biggest: BiggestTurn | null;
}

/** The statistics of a game. */
export interface Statistics {
  /** By seat. */
  readonly seats: readonly Counts[];
  /** By side: own pieces destroyed or converted by anybody. */
  readonly lost: readonly number[];
}

/** Count a game, moment by moment. */
export function count(setup: Seating, moments: readonly Moment[]): Statistics {
  const colours = coloursOf(setup);
  const seats = setup.seats.map(noCounts);
  const lost = colours.map(() => 0);
  const arena: Arena = new Map();
  for (const event of startEvents(setup, moments)) applyEvent(arena, event);
  for (const turn of turnsOf(setup, moments)) {
    const counts = seats[turn.seat];
    const own = colours[sideOf(setup, turn.seat)];
    if (!counts || !own) continue;
    for (const event of turn.events) {
      const lostBy = applyEvent(arena, event);
      if (lostBy) {
        const side = colours.indexOf(lostBy);
        lost[side] = (lost[side] ?? 0) + 1;
        if (lostBy !== own) counts.destroyed += 1;
      }
      add(counts, event, own);
    }
    if (turn.finished) close(counts, turn, sideOf(setup, turn.seat));
  }
  return { seats, lost };
}

function noCounts(): Counts {
  return {
    turns: 0,
    actions: 0,
    placed: 0,
    summoned: { common: 0, heroic: 0, legendary: 0 },
    destroyed: 0,
    flares: 0,
    claimed: 0,
    biggest: null,
  };
}

function add(counts: Counts, event: GameEvent, own: Colour): void {
  if (event.kind === "summoned") counts.summoned[event.rank] += 1;
  else if (event.kind === "invoked") counts.flares += 1;
  else if (event.kind === "claimed") counts.claimed += 1;
  else if (event.kind === "placed" && event.colour === own) counts.placed += 1;
}

/** A finished turn has used all its actions, so they need not be counted one by one. */
function close(counts: Counts, turn: Turn, side: number): void {
  counts.turns += 1;
  counts.actions += actionsOfTurn(turn.number);
  for (const event of turn.events) {
    if (event.kind === "gained-action") counts.actions += event.number;
  }
  const points = total(turn.after[side] ?? 0) - total(turn.before[side] ?? 0);
  if (points > (counts.biggest?.points ?? 0)) {
    counts.biggest = { points, turn: turn.number, moment: turn.moment };
  }
}
