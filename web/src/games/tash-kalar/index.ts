/** Tash-Kalar, as the frame knows it. */
import type { Json, Moment, Table } from "../../api/types";
import type { GameClient, LogLine } from "../../frame/game";
import { t } from "../../words";
import Board from "./Board.svelte";
import { FIRST_GAME, kindOf, optionsOf, schoolsOf } from "./kinds";
import { tellMoments } from "./log/tell";
import Result from "./Result.svelte";
import Review from "./Review.svelte";
import Setup from "./Setup.svelte";
import type { School } from "./shapes";
import { SCHOOLS, type Seating } from "./sides";

/** The school of a seat, where it is settled. */
function schoolAt(table: Table, seat: number): School | undefined {
  const setup = table.setup as Seating | null;
  if (setup) return setup.seats[seat]?.school;
  const { how, seats } = schoolsOf(table.options);
  if (how === "chosen") return seats?.[seat];
  return table.draft?.picked[seat] as School | undefined;
}

export const client: GameClient = {
  name: "tash-kalar",
  first: {
    options: optionsOf(FIRST_GAME, "chosen", [...SCHOOLS]) as unknown as Json,
    seats: FIRST_GAME.seats,
  },
  Setup,
  Board,
  Review,
  Result,

  summary(options: Json): string {
    return t(`tk-form-${kindOf(options).key}`);
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

  tell(table: Table, seat: number, moments: readonly Moment[]): LogLine[] {
    const setup = table.setup as Seating | null;
    return setup ? tellMoments(t, setup, seat, moments) : [];
  },
};
