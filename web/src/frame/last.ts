/** The last set-up: for "Same again". */
import { isLanguage } from "../words";
import { recallJson, rememberJson } from "./memory";
import type { Plan } from "./plan";

export function rememberPlan(plan: Plan): void {
  rememberJson("last-plan", plan);
}

export function lastPlan(): Plan | null {
  const kept = recallJson<Partial<Plan>>("last-plan");
  if (kept === null || typeof kept.game !== "string" || !Array.isArray(kept.seats)) return null;
  if (typeof kept.options !== "object" || kept.options === null) return null;
  return {
    game: kept.game,
    options: kept.options,
    seats: kept.seats,
    clock: kept.clock ?? null,
    public: kept.public ?? false,
    take_back: kept.take_back ?? true,
    help: kept.help ?? true,
    hints: kept.hints ?? null,
    talk: kept.talk ?? null,
    language: isLanguage(kept.language) ? kept.language : null,
  };
}
