/** The plan of a new table: who sits where, and by which terms. Pure. */
import type { ClockRule, CreateTable, GameName, Options } from "../api/types";
import type { Language } from "../words";

/** Who is to sit on a seat: the reader, anybody with the link, or a bot. */
export type Sitter = "me" | "anybody" | `bot:${string}`;

export interface Plan {
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly clock: ClockRule | null;
  readonly public: boolean;
  readonly take_back: boolean;
  readonly help: boolean;
  /** Whether bots give hints; null: only if no other person plays. */
  readonly hints: boolean | null;
  /** Whether players may chat during the game; null: only if nobody has a partner. */
  readonly talk: boolean | null;
  readonly language: Language | null;
}

export function botSitter(name: string): Sitter {
  return `bot:${name}`;
}

/** Whether a text names somebody who can sit on a seat. */
export function isSitter(text: unknown): text is Sitter {
  return text === "me" || text === "anybody" || (typeof text === "string" && botOf(text) !== null);
}

export function botOf(sitter: string): string | null {
  return sitter.startsWith("bot:") ? sitter.slice("bot:".length) : null;
}

/** Whether bots give hints: by default only to somebody who plays against bots alone. */
export function givesHints(hints: boolean | null, seats: readonly Sitter[]): boolean {
  return hints ?? !seats.includes("anybody");
}

/** The reader on the first seat, and `others` on all the rest. */
export function seatsFor(number: number, others: Sitter): Sitter[] {
  return Array.from({ length: number }, (_, seat) => (seat === 0 ? "me" : others));
}

/** The bots by seat, as the server expects them. */
export function botsBySeat(seats: readonly Sitter[]): Record<string, string> {
  const bots = seats.map((sitter, seat) => [String(seat), botOf(sitter)] as const);
  return Object.fromEntries(bots.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** The reader's seat; null if they have none. */
export function mySeat(seats: readonly Sitter[]): number | null {
  const seat = seats.indexOf("me");
  return seat < 0 ? null : seat;
}

/** The request that creates the table; without free seats the game starts at once. */
export function createTableRequest(plan: Plan): CreateTable {
  const { seats, ...rest } = plan;
  return {
    ...rest,
    seat: mySeat(seats),
    bots: botsBySeat(seats),
    start: !seats.includes("anybody"),
  };
}
