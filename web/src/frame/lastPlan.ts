/** The last table that the reader created, for "Same again". */
import { recallJson, rememberJson } from "../memory";
import { isLanguage } from "../words";
import { isSitter, type Plan } from "./plan";
import { isGame } from "./registry";

export function rememberPlan(plan: Plan): void {
  rememberJson("last-plan", plan);
}

export function lastPlan(): Plan | null {
  const stored = recallJson("last-plan");
  if (!isPlan(stored)) return null;
  return {
    game: stored.game,
    options: stored.options,
    seats: stored.seats,
    clock: stored.clock ?? null,
    public: stored.public ?? false,
    take_back: stored.take_back ?? true,
    help: stored.help ?? true,
    hints: stored.hints ?? null,
    talk: stored.talk ?? null,
    language: isLanguage(stored.language) ? stored.language : null,
  };
}

/**
 * Whether this is a plan that `rememberPlan` has kept, maybe of an earlier version, which knew fewer
 * fields. What the options say is for the game, and in the end for the server, to accept.
 */
function isPlan(
  stored: unknown,
): stored is Pick<Plan, "game" | "options" | "seats"> & Partial<Plan> {
  if (typeof stored !== "object" || stored === null) return false;
  const { game, options, seats }: { game?: unknown; options?: unknown; seats?: unknown } = stored;
  const isWhole = isGame(game) && typeof options === "object" && options !== null;
  return isWhole && Array.isArray(seats) && seats.every(isSitter);
}
