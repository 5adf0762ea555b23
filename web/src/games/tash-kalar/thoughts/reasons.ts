/** Why a turn is good, in one sentence. */
import type { Say } from "../shapes";
import type { Reason } from "./shapes";

/** The gains of a turn, without its costs; empty where there are none. */
export function whyText(
  say: Say,
  list: (items: readonly string[]) => string,
  reasons: readonly Reason[],
): string {
  const gained = reasons.filter(({ gain }) => gain > 0).map(({ part }) => say(`part-${part}`));
  return gained.length === 0 ? "" : say("tk-why", { reasons: list(gained) });
}
