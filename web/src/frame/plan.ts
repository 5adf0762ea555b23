/** A table that somebody plans: who sits where, under which clock. Pure. */
import type { ClockRule, CreateTable, Json } from "../api/types";
import type { Language } from "../words";

/** Who is meant to sit on a seat: oneself, whoever comes, or a bot. */
export type Sitter = "me" | "anybody" | `bot:${string}`;

export interface Plan {
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly Sitter[];
  readonly clock: ClockRule | null;
  readonly public: boolean;
  readonly take_back: boolean;
  readonly help: boolean;
  /** Whether bots give hints; null leaves it to who sits there. */
  readonly hints: boolean | null;
  /** Whether those who play may talk during the game; null: unless they have partners. */
  readonly talk: boolean | null;
  readonly language: Language | null;
}

export function botSitter(name: string): Sitter {
  return `bot:${name}`;
}

export function botOf(sitter: Sitter): string | null {
  return sitter.startsWith("bot:") ? sitter.slice("bot:".length) : null;
}

/** Whether bots give hints: where nothing else was said, to somebody who plays bots alone. */
export function givesHints(hints: boolean | null, seats: readonly Sitter[]): boolean {
  return hints ?? !seats.includes("anybody");
}

/** Oneself first, then so many others. */
export function seatsFor(number: number, others: Sitter): Sitter[] {
  return Array.from({ length: number }, (_, seat) => (seat === 0 ? "me" : others));
}

/** The same people at a table of another size. */
export function resized(seats: readonly Sitter[], number: number, others: Sitter): Sitter[] {
  const kept = seatsFor(number, others).map((sitter, seat) => seats[seat] ?? sitter);
  const first = kept.indexOf("me");
  return kept.map((sitter, seat) => (sitter === "me" && seat !== first ? others : sitter));
}

/** Put somebody on a seat; one can sit on one seat only. */
export function seated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  return seats.map((each, at) => {
    if (at === seat) return sitter;
    return sitter === "me" && each === "me" ? (seats[seat] ?? "anybody") : each;
  });
}

/** The bots of these seats, as the server wants them named. */
export function botsBySeat(seats: readonly Sitter[]): Record<string, string> {
  const bots = seats.map((sitter, seat) => [String(seat), botOf(sitter)] as const);
  return Object.fromEntries(bots.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Where one sits; null for nowhere. */
export function mySeat(seats: readonly Sitter[]): number | null {
  const seat = seats.indexOf("me");
  return seat < 0 ? null : seat;
}

/** What is asked of the server; a table where nobody is awaited begins at once. */
export function requestOf(plan: Plan): CreateTable {
  const { seats, ...rest } = plan;
  return {
    ...rest,
    seat: mySeat(seats),
    bots: botsBySeat(seats),
    start: !seats.includes("anybody"),
  };
}

/** What is wrong with the numbers of a clock: by field, the message that says so. */
export function wrongClock(clock: ClockRule | null): Readonly<Record<string, string>> {
  if (clock === null) return {};
  if (clock.kind === "days")
    return within(clock.days, 1, 30) ? {} : { days: "web-clock-days-wrong" };
  return {
    ...(within(clock.minutes, 1, 240) ? {} : { minutes: "web-clock-minutes-wrong" }),
    ...(within(clock.increment, 0, 300) ? {} : { increment: "web-clock-increment-wrong" }),
  };
}

function within(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
