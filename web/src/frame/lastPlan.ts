/** The last table that the reader created, for "Same again". */
import { recallJson, rememberJson } from "../memory";
import { isLanguage } from "../words";
import type { Plan } from "./plan";

export function rememberPlan(plan: Plan): void {
  rememberJson("last-plan", plan);
}

export function lastPlan(): Plan | null {
  const stored = recallJson<Partial<Plan>>("last-plan");
  if (stored === null || typeof stored.game !== "string" || !Array.isArray(stored.seats))
    return null;
  if (typeof stored.options !== "object" || stored.options === null) return null;
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
