/** The names of the players, for the result and the replay. */
import type { TableSeat } from "../../../api/types";
import { isEmpty, nameAt } from "../../../frame/people";
import { t } from "../../../words";
import type { School, Table } from "../shapes";
import type { Seating } from "../sides";

/** The names by seat, for a list. */
export function namesOf(table: Table, setup: Seating): string[] {
  return named(table, setup, (school) => t("school-name", { school }));
}

/** The names by seat, for use in a sentence. */
export function namesInSentenceOf(table: Table, setup: Seating): string[] {
  return named(table, setup, (school) => t("player-unnamed", { school }));
}

/** The names by seat, for the heading of a narrow column. */
export function shortNamesOf(table: Table, setup: Seating): string[] {
  return named(table, setup, (school) => t("school-short", { school }));
}

/** Players of the same name, such as two bots, have their school beside it. */
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

/** Whether somebody has this seat; an imported game may have empty ones. */
function isNamed(seat: TableSeat | undefined): boolean {
  return seat !== undefined && !isEmpty(seat);
}
