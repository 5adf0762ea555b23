/** Events as a sequence of animation frames: the visible pieces, and how each one moves. */
import { never } from "../../../api/types";
import { type GameEvent, isInArena } from "../shapes";

export type Motion =
  "still" | "slide" | "leap" | "appear" | "summon" | "crush" | "lift" | "turn-away" | "turn-up";

/** A piece on the screen; its id stays the same while it moves and changes. */
export interface Token {
  readonly id: number;
  readonly square: string;
  /** Colour and rank, such as "blue heroic". */
  readonly piece: string;
  readonly motion: Motion;
  /** Where a piece that slides or leaps comes from. */
  readonly from?: string;
}

export interface Frame {
  readonly tokens: readonly Token[];
  /** In milliseconds. */
  readonly duration: number;
}

export type Arena = Readonly<Record<string, string>>;

const DURATIONS_MS: Readonly<Record<Motion, number>> = {
  still: 0,
  slide: 200,
  leap: 250,
  appear: 180,
  summon: 250,
  crush: 200,
  lift: 180,
  "turn-away": 100,
  "turn-up": 120,
};

/** Motions after which the piece is gone. */
const REMOVING_MOTIONS: ReadonlySet<Motion> = new Set(["crush", "lift"]);

/** Animations are sped up so that all that is enqueue takes no longer than this. */
export const MAX_DURATION_MS = 3200;

let lastId = 0;

/** The pieces of the arena at rest; those that were there before keep their id. */
export function settle(tokens: readonly Token[], arena: Arena): Token[] {
  const left = new Map(
    tokens
      .filter((token) => !REMOVING_MOTIONS.has(token.motion))
      .map((token) => [token.square, token]),
  );
  return Object.entries(arena)
    .map(([square, piece]): Token => {
      const old = left.get(square);
      return { id: old?.id ?? ++lastId, square, piece, motion: "still" };
    })
    .sort((one, other) => one.id - other.id);
}

/** Whether two arenas hold the same pieces. */
export function isSame(one: Arena, other: Arena): boolean {
  const squares = Object.keys(one);
  return (
    squares.length === Object.keys(other).length &&
    squares.every((square) => one[square] === other[square])
  );
}

/** The frames that show these events, one after the other. */
export function framesOf(before: readonly Token[], events: readonly GameEvent[]): Frame[] {
  const frames: Frame[] = [];
  let tokens = before.filter((token) => !REMOVING_MOTIONS.has(token.motion)).map(still);
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (event === undefined) continue;
    const next = events[at + 1];
    if (event.kind === "destroyed" && next?.kind === "destroyed") {
      const squares = destroyedInARow(events.slice(at));
      at += squares.length - 1;
      tokens = addFrame(frames, tokens, (token) =>
        squares.includes(token.square) ? [{ ...token, motion: "crush" }] : [token],
      );
    } else if (event.kind === "destroyed" && isMove(next) && next.to === event.square) {
      // The arriving piece crushes the one on the square: one movement, not two.
      at += 1;
      tokens = addFrame(frames, tokens, crush(next));
    } else {
      for (const change of changes(event)) tokens = addFrame(frames, tokens, change);
    }
  }
  return frames;
}

/** The frames left to show, and then those of new events; `goal` is the arena after the former. */
export function enqueue(
  shown: readonly Token[],
  queue: readonly Frame[],
  goal: Arena,
  events: readonly GameEvent[],
): Frame[] {
  const before = settle(queue[queue.length - 1]?.tokens ?? shown, goal);
  return fitToMaxDuration([...queue, ...framesOf(before, events)]);
}

type Change = (token: Token) => readonly Token[];

function addFrame(frames: Frame[], tokens: readonly Token[], change: Change | Token): Token[] {
  const resting = tokens.filter((token) => !REMOVING_MOTIONS.has(token.motion)).map(still);
  const moved = typeof change === "function" ? resting.flatMap(change) : [...resting, change];
  const duration = Math.max(0, ...moved.map((token) => DURATIONS_MS[token.motion]));
  // Moving pieces are drawn last: they pass over the others.
  const drawn = [...moved].sort((one, other) => drawOrder(one) - drawOrder(other));
  if (duration > 0) frames.push({ tokens: drawn, duration });
  return drawn;
}

function changes(event: GameEvent): (Change | Token)[] {
  if (!isInArena(event)) return [];
  switch (event.kind) {
    case "placed":
      return [{ id: ++lastId, square: event.square, piece: pieceOf(event), motion: "appear" }];
    case "summoned":
      return [{ id: ++lastId, square: event.square, piece: pieceOf(event), motion: "summon" }];
    case "destroyed":
      return [at(event.square, (token) => ({ ...token, motion: "crush" }))];
    case "picked-up":
      return [at(event.square, (token) => ({ ...token, motion: "lift" }))];
    case "moved":
    case "leapt":
      return [at(event.from, (token) => moveToken(token, event))];
    case "upgraded":
    case "downgraded":
    case "converted":
      return [
        at(event.square, (token) => ({ ...token, motion: "turn-away" })),
        at(event.square, (token) => ({ ...token, piece: pieceOf(event), motion: "turn-up" })),
      ];
    default:
      return never(event, []);
  }
}

function pieceOf({ colour, rank }: { colour: string; rank: string }): string {
  return `${colour} ${rank}`;
}

/** An event that brings a piece to another square. */
type Move = Extract<GameEvent, { kind: "moved" | "leapt" }>;

function isMove(event: GameEvent | undefined): event is Move {
  return event?.kind === "moved" || event?.kind === "leapt";
}

function crush(move: Move): Change {
  return (token) => {
    if (token.square === move.to) return [{ ...token, motion: "crush" }];
    return token.square === move.from ? [moveToken(token, move)] : [token];
  };
}

function moveToken(token: Token, { kind, to }: Move): Token {
  const motion = kind === "leapt" ? "leap" : "slide";
  return { ...token, square: to, motion, from: token.square };
}

function at(square: string, change: (token: Token) => Token): Change {
  return (token) => [token.square === square ? change(token) : token];
}

function destroyedInARow(events: readonly GameEvent[]): string[] {
  const squares: string[] = [];
  for (const event of events) {
    // The last one may be crushed by the piece that moves onto it.
    if (isMove(event) && event.to === squares.at(-1)) squares.pop();
    if (event.kind !== "destroyed") break;
    squares.push(event.square);
  }
  return squares;
}

function fitToMaxDuration(frames: readonly Frame[]): Frame[] {
  const whole = frames.reduce((sum, frame) => sum + frame.duration, 0);
  const pace = whole > MAX_DURATION_MS ? MAX_DURATION_MS / whole : 1;
  return frames.map((frame) => ({ ...frame, duration: Math.round(frame.duration * pace) }));
}

function still({ id, square, piece }: Token): Token {
  return { id, square, piece, motion: "still" };
}

function drawOrder(token: Token): number {
  return token.from === undefined ? 0 : 1;
}
