/** How the players of a game are called when it is told. */
import type { Table, TableSeat } from "../../../api/types";
import { isEmpty, nameAt } from "../../../frame/people";
import { t } from "../../../words";
import type { School } from "../shapes";
import type { Seating } from "../sides";

/** By seat, for a list. */
export function namesOf(table: Table, setup: Seating): string[] {
  return named(table, setup, (school) => t("school-name", { school }));
}

/** By seat, as a sentence calls them. */
export function spokenNamesOf(table: Table, setup: Seating): string[] {
  return named(table, setup, (school) => t("player-unnamed", { school }));
}

/** By seat, for the head of a narrow column. */
export function shortNamesOf(table: Table, setup: Seating): string[] {
  return named(table, setup, (school) => t("school-short", { school }));
}

/** The school tells apart those of one name, such as two bots. */
function named(table: Table, setup: Seating, unnamed: (school: School) => string): string[] {
  const names = setup.seats.map(({ school }, seat) =>
    isNamed(table.seats[seat]) ? nameAt(table, seat) : unnamed(school),
  );
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t("player-other", {
          name,
          player: t("school-short", { school: setup.seats[seat]?.school ?? "" }),
        }),
  );
}

/** Nobody sits at the table of a game that was read from a file. */
function isNamed(seat: TableSeat | undefined): boolean {
  return seat !== undefined && !isEmpty(seat);
}
