/** The result of a game in sentences with the names of the players. */
import { list, t } from "../../words";
import type { Outcome, Table } from "./shapes";
import { type Seating, sideOf } from "./sides";
import { namesInSentenceOf } from "./statistics/people";

/** Who has won. */
export function wonText(table: Table, setup: Seating, outcome: Outcome): string {
  const winners = outcome.ranking[0] ?? [];
  const names = namesAt(table, setup, winners);
  if (new Set(winners.map((seat) => sideOf(setup, seat))).size > 1)
    return t("result-shared", { names });
  if (winners.length > 1) return t("result-won-team", { names });
  return t("result-won-name", { name: names });
}

/** Who resigned; empty where the game was played out. */
export function resignedText(table: Table, setup: Seating, outcome: Outcome): string {
  if (outcome.reason !== "conceded") return "";
  const losers = outcome.ranking.at(-1) ?? [];
  return t("result-conceded", { names: namesAt(table, setup, losers), number: losers.length });
}

/** Who resigned, if somebody did, and who has won; empty before the end. */
export function endedText(table: Table): string {
  const { setup, outcome } = table;
  if (!setup || !outcome) return "";
  return [resignedText(table, setup, outcome), wonText(table, setup, outcome)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function namesAt(table: Table, setup: Seating, seats: readonly number[]): string {
  const spoken = namesInSentenceOf(table, setup);
  return list(seats.map((seat) => spoken[seat] ?? ""));
}
