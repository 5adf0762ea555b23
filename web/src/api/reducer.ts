/** The state of a table as this client knows it, and how each server message changes it. Pure. */
import {
  type ChatLine,
  type GameEvent,
  type Help,
  type Hint,
  type Moment,
  type ServerMessage,
  type Standing,
  type StepMessage,
  type Table,
  type TakeBackRequest,
  SPECTATOR,
} from "./types";

export interface LiveState {
  readonly table: Table;
  readonly seat: number;
  readonly standing: Standing | null;
  /** The events of the last step; empty after a fresh view. */
  readonly events: readonly GameEvent[];
  readonly by: number;
  readonly cause: StepMessage["cause"] | null;
  readonly moments: readonly Moment[];
  readonly help: Help | null;
  /** The hint for this standing, once a bot has answered. */
  readonly hint: Hint | null;
  readonly request: TakeBackRequest | null;
  /** The seat that refused the last request. */
  readonly refusedBy: number | null;
  readonly chat: readonly ChatLine[];
  readonly refusal: Refusal | null;
}

/** Why the server refused the last message: a sentence, and the rule of the game behind it. */
export interface Refusal {
  readonly message: string;
  /** The id of the rule; empty when no rule of the game is involved. */
  readonly rule: string;
}

export function initialState(table: Table): LiveState {
  return {
    table,
    seat: SPECTATOR,
    standing: null,
    events: [],
    by: SPECTATOR,
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

/** The state after a message. */
export function reduce(state: LiveState, message: ServerMessage): LiveState {
  switch (message.type) {
    case "table":
      return { ...state, table: message.table, seat: message.seat };
    case "view":
      return {
        ...state,
        ...withStanding(message.standing),
        seat: message.seat,
        events: [],
        by: SPECTATOR,
        cause: null,
        moments: momentsUpTo(state.moments, message.standing.moment),
      };
    case "step":
      return step(state, message);
    case "request":
      return { ...state, request: message.request, refusedBy: message.refused_by ?? null };
    case "chat":
      return { ...state, chat: mergeLines(state.chat, message.lines) };
    case "help":
      return message.number === state.standing?.number ? { ...state, help: message.help } : state;
    case "hint":
      return message.number === state.standing?.number ? { ...state, hint: message.hint } : state;
    case "refused":
      return { ...state, refusal: { message: message.message, rule: message.rule } };
    case "pong":
    case "closing":
      return state;
  }
}

function step(state: LiveState, message: StepMessage): LiveState {
  const { standing, events, by, cause } = message;
  // After a reconnection the server may repeat steps.
  if (state.standing !== null && standing.number <= state.standing.number) return state;
  const earlier = momentsUpTo(state.moments, standing.moment - (cause === "take-back" ? 0 : 1));
  const moments = cause === "take-back" ? earlier : [...earlier, momentFromStep(message)];
  return { ...state, ...withStanding(standing), events, by, cause, moments };
}

/** A new standing clears everything that belonged to the last one. */
function withStanding(
  standing: Standing,
): Pick<LiveState, "standing" | "help" | "hint" | "refusal" | "refusedBy"> {
  return { standing, help: null, hint: null, refusal: null, refusedBy: null };
}

/** The moment that a step made, without the scores: those come with the whole list. */
function momentFromStep({ game, standing, by, events }: StepMessage): Moment {
  return { game, moment: standing.moment, by, option: null, events, scores: [], closes: false };
}

function momentsUpTo(moments: readonly Moment[], last: number): readonly Moment[] {
  const earlier = moments.filter((each) => each.moment <= last);
  return earlier.length === moments.length ? moments : earlier;
}

function mergeLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const ids = new Set(chat.map((line) => line.id));
  return [...chat, ...lines.filter((line) => !ids.has(line.id))].sort((a, b) => a.id - b.id);
}

/** Whether a moment between the start and now is missing. */
export function hasGap({ moments, standing }: LiveState): boolean {
  return standing !== null && moments.length !== standing.moment + 1;
}

/** The state with the loaded list of moments, followed by those that arrived since. */
export function withMoments(state: LiveState, loaded: readonly Moment[]): LiveState {
  const last = loaded.at(-1)?.moment ?? -1;
  const since = state.moments.filter((each) => each.moment > last);
  const all = [...loaded, ...since];
  return { ...state, moments: state.standing ? momentsUpTo(all, state.standing.moment) : all };
}
