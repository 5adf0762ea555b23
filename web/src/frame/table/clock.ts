/** The time on a clock. Pure. */
import type { Clocks } from "../../api/types";

/** Seconds left for a seat, `since` seconds after the clocks were received. */
export function secondsLeft(clocks: Clocks, seat: number, since: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - since : left);
}

/** Minutes and seconds under two hours, hours and minutes up to two days, then days and hours. */
export function showTime(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole < 7200) {
    const rest = String(whole % 60).padStart(2, "0");
    return `${Math.floor(whole / 60)}:${rest}`;
  }
  const hours = Math.floor(whole / 3600);
  if (hours < 48)
    return `${unit(hours, "hour")} ${unit(Math.floor((whole % 3600) / 60), "minute")}`;
  return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;

  function unit(value: number, name: string): string {
    return new Intl.NumberFormat(language, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
    }).format(value);
  }
}
