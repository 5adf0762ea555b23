import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Json } from "../../api/types";
import { t } from "../../words";
import { KINDS, optionsOf } from "./kinds";
import Setup from "./Setup.svelte";
import type { School } from "./shapes";
import { SCHOOLS } from "./sides";

function show(initial: Json | null = null) {
  const onchange = vi.fn();
  render(Setup, { initial, onchange });
  return onchange;
}

const tile = (title: string) => fireEvent.click(screen.getByText(title));
const kind = (key: string) => KINDS.find((each) => each.key === key) as (typeof KINDS)[number];
const schoolOf = (seat: number) =>
  screen.getByLabelText<HTMLSelectElement>(t("tk-school-of-seat", { number: seat + 1 }));

describe("the set-up of Tash-Kalar", () => {
  it("reports the initial options at once", () => {
    const chosen = optionsOf(kind("melee-3"), "random", [...SCHOOLS]);
    const onchange = show(chosen as unknown as Json);
    expect(onchange).toHaveBeenLastCalledWith(chosen, 3);
  });

  it("reports another form with its number of seats", async () => {
    const onchange = show();
    await tile(t("tk-form-duel-teams"));
    const [options, seats] = onchange.mock.lastCall as [Json, number];
    expect(seats).toBe(4);
    expect(options).toMatchObject({ form: "duel", teams: true });
  });

  it("swaps schools when a seat takes one from another seat", async () => {
    const onchange = show();
    const [first, second] = [schoolOf(0).value, schoolOf(1).value];
    await fireEvent.change(schoolOf(0), { target: { value: second } });
    expect([schoolOf(0).value, schoolOf(1).value]).toEqual([second, first]);
    const [{ schools }] = onchange.mock.lastCall as [{ schools: { seats: School[] } }, number];
    expect(schools.seats.slice(0, 2)).toEqual([second, first]);
  });

  it("asks for no schools that are drafted or random", async () => {
    show();
    await tile(t("tk-schools-draft"));
    expect(screen.queryByLabelText(t("tk-school-of-seat", { number: 1 }))).toBeNull();
  });
});
