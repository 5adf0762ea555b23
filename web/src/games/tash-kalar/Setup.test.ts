import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, assert, describe, expect, it, vi } from "vitest";
import { arrived } from "../../api/shapes.fixture";
import { t } from "../../words";
import { learnFacts, schools as allSchools } from "./facts";
import { FACTS } from "./facts.setup";
import { kinds, optionsOf } from "./kinds";
import { MADE_UP, withMadeUpForm } from "./madeUp.fixture";
import Setup from "./Setup.svelte";
import type { Options } from "./shapes";

afterEach(() => learnFacts(FACTS));

function show(initial: Options | null = null) {
  const onchange = vi.fn<(options: Options, seats: number) => void>();
  render(Setup, { initial, onchange });
  return onchange;
}

const tile = (title: string) => fireEvent.click(screen.getByText(title));
const schoolOf = (seat: number) =>
  screen.getByLabelText<HTMLSelectElement>(t("tk-school-of-seat", { number: seat + 1 }));

describe("the set-up of Tash-Kalar", () => {
  it("reports the initial options at once", () => {
    const melee = kinds().find(({ form, seats }) => form === "melee" && seats === 3);
    assert(melee);
    const chosen = optionsOf(melee, "random", allSchools());
    const onchange = show(chosen);
    expect(onchange).toHaveBeenLastCalledWith(chosen, 3);
  });

  it("reports another form with its number of seats", async () => {
    const onchange = show();
    await tile("Deathmatch duel in teams");
    expect(onchange).toHaveBeenLastCalledWith(
      expect.objectContaining({ form: "duel", teams: true }),
      4,
    );
  });

  it("tells what a form is about from its facts", () => {
    show();
    const duel = screen.getByRole("radio", { name: /^Deathmatch duel \d players/u });
    expect(duel.closest("label")?.textContent).toContain(
      "2 players. Destroy enemy pieces. Played to 18 points.",
    );
    expect(screen.getByText("Deathmatch melee for 4 players")).toBeTruthy();
  });

  it("lists a form without words by its key, with its facts", async () => {
    learnFacts(withMadeUpForm());
    const onchange = show();
    await tile(`${MADE_UP} for 3 players`);
    expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ form: MADE_UP }), 3);
    expect(screen.getByText("No legends. Played to 5 points.")).toBeTruthy();
    expect(screen.getByText(`${MADE_UP} in teams`)).toBeTruthy();
  });

  it("starts with the first form where the last game is no longer played", () => {
    const onchange = show(arrived({ form: "unheard-of", schools: { how: "random" } }));
    expect(onchange).toHaveBeenLastCalledWith(
      { form: "first-game", schools: { how: "random" } },
      2,
    );
  });

  it("swaps schools when a seat takes one from another seat", async () => {
    const onchange = show();
    const [first, second] = [schoolOf(0).value, schoolOf(1).value];
    await fireEvent.change(schoolOf(0), { target: { value: second } });
    expect([schoolOf(0).value, schoolOf(1).value]).toEqual([second, first]);
    const [options] = onchange.mock.lastCall ?? [];
    expect(options?.schools?.seats?.slice(0, 2)).toEqual([second, first]);
  });

  it("asks for no schools that are drafted or random", async () => {
    show();
    await tile(t("tk-schools-draft"));
    expect(screen.queryByLabelText(t("tk-school-of-seat", { number: 1 }))).toBeNull();
  });
});
