/** Events as a sequence of beats: which pieces are seen, and how each moves, until the next beat. */
import type { Said } from "../../../api/types";

export type Motion =
  "still" | "slide" | "leap" | "appear" | "summon" | "crush" | "lift" | "turn-away" | "turn-up";

/** A piece on the screen; its number stays the same while it moves and changes. */
export interface Token {
  readonly id: number;
  readonly square: string;
  /** Colour and rank, such as "blue heroic". */
  readonly piece: string;
  readonly motion: Motion;
  /** Where a piece that slides or leaps comes from. */
  readonly from?: string;
}

export interface Beat {
  readonly tokens: readonly Token[];
  /** In milliseconds. */
  readonly lasts: number;
}

export type Arena = Readonly<Record<string, string>>;

const LASTS: Readonly<Record<Motion, number>> = {
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
const GONE: ReadonlySet<Motion> = new Set(["crush", "lift"]);

/** However much happens, and however fast, it is all told within about this time. */
export const LONGEST = 3200;

let lastId = 0;

/** The pieces that stand in the arena, at rest; those that stood there before keep their number. */
export function settle(tokens: readonly Token[], arena: Arena): Token[] {
  const left = new Map(
    tokens.filter((token) => !GONE.has(token.motion)).map((token) => [token.square, token]),
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

/** The beats that tell these events, one after the other. */
export function beats(before: readonly Token[], events: readonly Said[]): Beat[] {
  const told: Beat[] = [];
  let tokens = before.filter((token) => !GONE.has(token.motion)).map(still);
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (event === undefined) continue;
    const next = events[at + 1];
    if (event.kind === "destroyed" && next?.kind === "destroyed") {
      const squares = destroyedInARow(events.slice(at));
      at += squares.length - 1;
      tokens = tell(told, tokens, (token) =>
        squares.includes(token.square) ? [{ ...token, motion: "crush" }] : [token],
      );
    } else if (
      event.kind === "destroyed" &&
      next !== undefined &&
      goesTo(next) === event["square"]
    ) {
      // The piece that comes crushes the one that stands there: one movement, not two.
      at += 1;
      tokens = tell(told, tokens, crushing(next, text(event, "square")));
    } else {
      for (const change of changes(event)) tokens = tell(told, tokens, change);
    }
  }
  return told;
}

/** What is still to be told, and then these events as well; `goal` is where the former leads. */
export function queued(
  shown: readonly Token[],
  rest: readonly Beat[],
  goal: Arena,
  events: readonly Said[],
): Beat[] {
  const before = settle(rest[rest.length - 1]?.tokens ?? shown, goal);
  return hurried([...rest, ...beats(before, events)]);
}

type Change = (token: Token) => readonly Token[];

function tell(told: Beat[], tokens: readonly Token[], change: Change | Token): Token[] {
  const resting = tokens.filter((token) => !GONE.has(token.motion)).map(still);
  const moved = typeof change === "function" ? resting.flatMap(change) : [...resting, change];
  const lasts = Math.max(0, ...moved.map((token) => LASTS[token.motion]));
  // What travels is drawn last: it passes over the others.
  const drawn = [...moved].sort((one, other) => travels(one) - travels(other));
  if (lasts > 0) told.push({ tokens: drawn, lasts });
  return drawn;
}

function changes(event: Said): (Change | Token)[] {
  const square = text(event, "square");
  const piece = `${text(event, "colour")} ${text(event, "rank")}`;
  switch (event.kind) {
    case "placed":
    case "summoned": {
      const motion = event.kind === "placed" ? "appear" : "summon";
      return [{ id: ++lastId, square, piece, motion }];
    }
    case "destroyed":
      return [at(square, (token) => ({ ...token, motion: "crush" }))];
    case "picked-up":
      return [at(square, (token) => ({ ...token, motion: "lift" }))];
    case "moved":
    case "leapt":
      return [at(text(event, "from"), (token) => travelled(token, event))];
    case "upgraded":
    case "downgraded":
    case "converted":
      return [
        at(square, (token) => ({ ...token, motion: "turn-away" })),
        at(square, (token) => ({ ...token, piece, motion: "turn-up" })),
      ];
    default:
      return [];
  }
}

function crushing(coming: Said, square: string): Change {
  const from = text(coming, "from");
  return (token) => {
    if (token.square === square) return [{ ...token, motion: "crush" }];
    return token.square === from ? [travelled(token, coming)] : [token];
  };
}

function travelled(token: Token, event: Said): Token {
  const motion = event.kind === "leapt" ? "leap" : "slide";
  return { ...token, square: text(event, "to"), motion, from: token.square };
}

function at(square: string, change: (token: Token) => Token): Change {
  return (token) => [token.square === square ? change(token) : token];
}

function destroyedInARow(events: readonly Said[]): string[] {
  const end = events.findIndex((event) => event.kind !== "destroyed");
  const run = events.slice(0, end < 0 ? events.length : end);
  const after = end < 0 ? undefined : events[end];
  // The last one may fall to the piece that moves onto it.
  const kept = after !== undefined && goesTo(after) === run[run.length - 1]?.["square"];
  return (kept ? run.slice(0, -1) : run).map((event) => text(event, "square"));
}

function goesTo(event: Said): string | null {
  return event.kind === "moved" || event.kind === "leapt" ? text(event, "to") : null;
}

function hurried(told: readonly Beat[]): Beat[] {
  const whole = told.reduce((sum, beat) => sum + beat.lasts, 0);
  const pace = whole > LONGEST ? LONGEST / whole : 1;
  return told.map((beat) => ({ ...beat, lasts: Math.round(beat.lasts * pace) }));
}

function still({ id, square, piece }: Token): Token {
  return { id, square, piece, motion: "still" };
}

function travels(token: Token): number {
  return token.from === undefined ? 0 : 1;
}

function text(event: Said, detail: string): string {
  const value = event[detail];
  return typeof value === "string" ? value : "";
}
