/** What one knows at a table, and how each message of the server changes it. Pure. */
import {
  type ChatLine,
  type Hint,
  type Json,
  type Moment,
  type Said,
  type ServerMessage,
  type Standing,
  type StepMessage,
  type Table,
  type TakeBackRequest,
  WATCHER,
} from "./types";

export interface Known {
  readonly table: Table;
  readonly seat: number;
  readonly standing: Standing | null;
  /** The events of the last step; empty after a fresh view. */
  readonly events: readonly Said[];
  readonly by: number;
  readonly cause: StepMessage["cause"] | null;
  readonly moments: readonly Moment[];
  readonly help: Json | null;
  /** What a bot would do here, once it was asked and has answered. */
  readonly hint: Hint | null;
  readonly request: TakeBackRequest | null;
  /** The seat that refused the last request. */
  readonly refusedBy: number | null;
  readonly chat: readonly ChatLine[];
  /** The sentence with which the server refused what was sent last. */
  readonly refusal: string | null;
}

export function atFirst(table: Table): Known {
  return {
    table,
    seat: WATCHER,
    standing: null,
    events: [],
    by: WATCHER,
    cause: null,
    moments: [],
    help: null,
    hint: null,
    request: null,
    refusedBy: null,
    chat: [],
    refusal: null,
  };
}

/** What is known after a message. */
export function hear(known: Known, message: ServerMessage): Known {
  switch (message.type) {
    case "table":
      return { ...known, table: message.table, seat: message.seat };
    case "view":
      return {
        ...known,
        ...stands(message.standing),
        seat: message.seat,
        events: [],
        by: WATCHER,
        cause: null,
        moments: upTo(known.moments, message.standing.moment),
      };
    case "step":
      return step(known, message);
    case "request":
      return { ...known, request: message.request, refusedBy: message.refused_by ?? null };
    case "chat":
      return { ...known, chat: withLines(known.chat, message.lines) };
    case "help":
      return message.number === known.standing?.number ? { ...known, help: message.help } : known;
    case "hint":
      return message.number === known.standing?.number ? { ...known, hint: message.hint } : known;
    case "refused":
      return { ...known, refusal: message.message };
    case "pong":
    case "closing":
      return known;
  }
}

function step(known: Known, message: StepMessage): Known {
  const { standing, by, cause } = message;
  // A step that was heard already comes again when a reconnection overlaps.
  if (known.standing !== null && standing.number <= known.standing.number) return known;
  const events = message.events as Said[];
  const kept = upTo(known.moments, standing.moment - (cause === "take-back" ? 0 : 1));
  const moments = cause === "take-back" ? kept : [...kept, momentOf(message)];
  return { ...known, ...stands(standing), events, by, cause, moments };
}

/** What holds for one standing only begins anew. */
function stands(
  standing: Standing,
): Pick<Known, "standing" | "help" | "hint" | "refusal" | "refusedBy"> {
  return { standing, help: null, hint: null, refusal: null, refusedBy: null };
}

/** A step as the moment it made; what only the server can count comes with the whole list. */
function momentOf({ standing, by, events }: StepMessage): Moment {
  return { moment: standing.moment, by, option: null, events, scores: [], closes: false };
}

function upTo(moments: readonly Moment[], last: number): readonly Moment[] {
  const kept = moments.filter((each) => each.moment <= last);
  return kept.length === moments.length ? moments : kept;
}

function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(chat.map((line) => line.id));
  return [...chat, ...lines.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
}

/** Whether a moment between the start and now is not known. */
export function hasGap({ moments, standing }: Known): boolean {
  return standing !== null && moments.length !== standing.moment + 1;
}

/** The whole list came: it is right as far as it goes, and what was heard since follows. */
export function withMoments(known: Known, loaded: readonly Moment[]): Known {
  const last = loaded.at(-1)?.moment ?? -1;
  const since = known.moments.filter((each) => each.moment > last);
  const all = [...loaded, ...since];
  return { ...known, moments: known.standing ? upTo(all, known.standing.moment) : all };
}
