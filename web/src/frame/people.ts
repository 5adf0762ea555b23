/** The names of the people and bots at a table, and what they may do. */
import { type Table, type TableSeat, SPECTATOR } from "../api/types";
import { has, t } from "../words";

/** The name of a bot in the reader's language. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A sentence that describes a bot as an opponent; empty for an unknown bot. */
export function aboutBot(bot: string): string {
  return has(`bot-${bot}.about`) ? t(`bot-${bot}.about`) : "";
}

const WEAKEST_FIRST: readonly string[] = ["random", "apprentice", "greedy", "adept", "master"];

/** Bots from weakest to strongest; unknown ones come last. */
export function weakestFirst(bots: readonly string[]): string[] {
  const strength = (bot: string): number =>
    WEAKEST_FIRST.includes(bot) ? WEAKEST_FIRST.indexOf(bot) : WEAKEST_FIRST.length;
  return [...bots].sort((one, other) => strength(one) - strength(other));
}

/** The name of whoever sits on a seat. */
export function sitterName(seat: TableSeat): string {
  if (seat.person != null) return seat.name ?? t("web-somebody");
  // An imported game has names without people.
  if (seat.name) return seat.name;
  if (seat.bot != null) return botName(seat.bot);
  return t("web-seat-empty");
}

/** The name of whoever sits on the seat with this number. */
export function nameAt(table: Table, seat: number): string {
  const found = table.seats.find((each) => each.seat === seat);
  if (!found || seat === SPECTATOR) return t("web-somebody");
  return sitterName(found);
}

export function isEmpty(seat: TableSeat): boolean {
  return seat.person == null && seat.bot == null && !seat.name;
}

/** The seat of a person; null for a spectator. */
export function seatOf(table: Table, person: number | undefined): TableSeat | null {
  return table.seats.find((each) => each.person != null && each.person === person) ?? null;
}

/** Whether this seat, or a spectator, may chat now. */
export function canChat(table: Table, seat: number): boolean {
  return table.talk || table.state !== "running" || seat === SPECTATOR;
}

/** Whether the game is waiting for this person. */
export function isAwaited(table: Table, person: number | undefined): boolean {
  const seat = seatOf(table, person);
  return seat !== null && !seat.bot && table.asked === seat.seat;
}
