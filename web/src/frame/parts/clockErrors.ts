/** Which clocks a table may have. Pure. */
import type { ClockRule } from "../../api/types";

/** The errors in the numbers of a clock: the id of the message by field. */
export function clockErrors(clock: ClockRule | null): Readonly<Record<string, string>> {
  if (clock === null) return {};
  if (clock.kind === "days")
    return within(clock.days, 1, 30) ? {} : { days: "web-clock-days-wrong" };
  return {
    ...(within(clock.minutes, 1, 240) ? {} : { minutes: "web-clock-minutes-wrong" }),
    ...(within(clock.increment, 0, 300) ? {} : { increment: "web-clock-increment-wrong" }),
  };
}

function within(value: unknown, min: number, max: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}
