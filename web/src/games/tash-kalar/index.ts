/** The client of Tash-Kalar. */
import type { Json, Moment, Table } from "../../api/types";
import type { GameClient, LogLine } from "../../frame/game";
import { t } from "../../words";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue";
import { schools } from "./facts";
import { kindName } from "./formWords";
import { firstKind, kindOf, optionsOf, schoolsOf } from "./kinds";
import { logLines } from "./log/lines";
import { endedText } from "./outcome";
import Result from "./Result.svelte";
import Review from "./Review.svelte";
import Setup from "./Setup.svelte";
import type { School } from "./shapes";
import type { Seating } from "./sides";

/** The school of a seat, once it is known. */
function schoolAt(table: Table, seat: number): School | undefined {
  const setup = table.setup as Seating | null;
  if (setup) return setup.seats[seat]?.school;
  const { how, seats } = schoolsOf(table.options);
  if (how === "chosen") return seats?.[seat];
  return table.draft?.picked[seat] as School | undefined;
}

/** The client, once the facts of the game are known. */
export async function loadClient(): Promise<GameClient> {
  await catalogue();
  return client;
}

const client: GameClient = {
  name: "tash-kalar",
  get first() {
    const kind = firstKind();
    return {
      options: optionsOf(kind, "chosen", schools()) as unknown as Json,
      seats: kind.seats,
    };
  },
  Setup,
  Board,
  Review,
  Result,

  summary(options: Json): string {
    return kindName(kindOf(options));
  },

  hasPartners(options: Json): boolean {
    return kindOf(options).teams;
  },

  partners(options: Json): string {
    return kindOf(options).teams ? t("tk-team-seats") : "";
  },

  seatName(table: Table, seat: number): string {
    const school = schoolAt(table, seat);
    return school ? t("school-short", { school }) : "";
  },

  pickName(choice: string): string {
    return t("school-name", { school: choice });
  },

  resultText: endedText,

  logLines(table: Table, seat: number, moments: readonly Moment[]): LogLine[] {
    const setup = table.setup as Seating | null;
    return setup ? logLines(t, setup, seat, moments) : [];
  },
};
