/** How those at a table are called. */
import { type Table, type TableSeat, WATCHER } from "../api/types";
import { has, t } from "../words";

/** A bot by its name in the reader's language. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What kind of opponent a bot is, in a sentence; empty for one that is not known here. */
export function aboutBot(bot: string): string {
  return has(`bot-${bot}.about`) ? t(`bot-${bot}.about`) : "";
}

const GENTLE_FIRST: readonly string[] = ["random", "apprentice", "greedy", "adept", "master"];

/** From the gentle to the merciless; those that are not known here come last. */
export function gentleFirst(bots: readonly string[]): string[] {
  const strength = (bot: string): number =>
    GENTLE_FIRST.includes(bot) ? GENTLE_FIRST.indexOf(bot) : GENTLE_FIRST.length;
  return [...bots].sort((one, other) => strength(one) - strength(other));
}

/** Who sits here, in a word or two. */
export function sitterName(seat: TableSeat): string {
  if (seat.person != null) return seat.name ?? t("web-somebody");
  // A game that was read from a file has names without people.
  if (seat.name) return seat.name;
  if (seat.bot != null) return botName(seat.bot);
  return t("web-seat-empty");
}

/** Who sits on the seat of this number. */
export function nameAt(table: Table, seat: number): string {
  const found = table.seats.find((each) => each.seat === seat);
  if (!found || seat === WATCHER) return t("web-somebody");
  return sitterName(found);
}

export function isEmpty(seat: TableSeat): boolean {
  return seat.person == null && seat.bot == null && !seat.name;
}

/** The seat of a person; null when they only watch. */
export function seatOf(table: Table, person: number | undefined): TableSeat | null {
  return table.seats.find((each) => each.person != null && each.person === person) ?? null;
}

/** Whether one who sits here, or watches, may say something now. */
export function mayTalk(table: Table, seat: number): boolean {
  return table.talk || table.state !== "running" || seat === WATCHER;
}

/** Whether the game waits for this person. */
export function isAsked(table: Table, person: number | undefined): boolean {
  const seat = seatOf(table, person);
  return seat !== null && !seat.bot && table.asked === seat.seat;
}
