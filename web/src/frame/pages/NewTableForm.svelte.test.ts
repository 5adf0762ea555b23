import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { untrack } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ANN, arrived } from "../../api/shapes.fixture";
import type { Options } from "../../api/types";
import { t } from "../../words";
import type { SetupPart } from "../game";
import { gameClientWith } from "../game.fixture";
import { rememberPlan } from "../lastPlan";
import { createTable } from "../newTable";
import { setMe } from "../me.svelte";
import { botSitter, type Plan } from "../plan";
import { registerGames } from "../registry";
import NewTableForm from "./NewTableForm.svelte";

vi.mock("../newTable", () => ({ createTable: vi.fn(() => Promise.resolve()) }));

const PLAIN: Options = { form: "duel", schools: { how: "random" } };
const OTHER: Options = { form: "high-form", schools: { how: "draft" } };

/** Show the form of a game that is played in this many seats, perhaps with partners. */
function show(seats = 2, partners = false) {
  const game: { choose: (seats: number) => void } = { choose: () => undefined };
  const client = gameClientWith({ hasPartners: () => partners });
  const Setup: SetupPart = (_anchor, { initial, onchange }) => {
    game.choose = (seats) => onchange(initial ?? PLAIN, seats);
    $effect(() => untrack(() => game.choose(seats)));
    return {};
  };
  const page = () => Promise.resolve(() => ({}));
  const pages = { cards: page, help: page, picture: page };
  registerGames({ "tash-kalar": { client: () => Promise.resolve(client), pages } });
  render(NewTableForm, { client, Setup, bots: ["greedy", "random"], levels: ["greedy"] });
  return game;
}

const seat = (number: number) =>
  screen.getByLabelText<HTMLSelectElement>(t("web-seat", { number }), { exact: false });
const sit = (number: number, sitter: string) =>
  fireEvent.change(seat(number), { target: { value: sitter } });

/** The plan of the table that is made with this button. */
async function made(button = t("web-make-and-start")): Promise<Plan> {
  await fireEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(createTable).toHaveBeenCalledTimes(1));
  const [plan] = vi.mocked(createTable).mock.lastCall ?? [];
  if (!plan) throw new Error("no table was made");
  return plan;
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  setMe({ person: ANN });
});

describe("the form for a new table", () => {
  it("starts with the reader against the first bot, with help and by link only", async () => {
    show();
    expect(await made()).toEqual({
      game: "tash-kalar",
      options: PLAIN,
      seats: ["me", botSitter("greedy")],
      clock: null,
      public: false,
      take_back: true,
      help: true,
      hints: null,
      talk: null,
      language: null,
    });
  });

  it("starts with the choices of the last time", async () => {
    const last: Plan = {
      game: "tash-kalar",
      options: OTHER,
      seats: [botSitter("random"), "me"],
      clock: { kind: "days", days: 3 },
      public: true,
      take_back: false,
      help: false,
      hints: true,
      talk: null,
      language: "cs",
    };
    rememberPlan(last);
    show();
    expect(await made()).toEqual(last);
  });

  it("ignores seats and options of another game", async () => {
    rememberPlan(arrived({ game: "go", options: { size: 9 }, seats: ["anybody", "me"] }));
    show();
    const { options, seats } = await made();
    expect({ options, seats }).toEqual({ options: PLAIN, seats: ["me", botSitter("greedy")] });
  });

  it.each([
    null,
    "a plan",
    { game: "tash-kalar", options: PLAIN },
    { game: "tash-kalar", options: null, seats: ["anybody", "me"] },
    { game: "tash-kalar", options: OTHER, seats: ["anybody", "you"] },
  ])("ignores what is no plan: %j", async (kept) => {
    rememberPlan(arrived(kept));
    show();
    expect((await made()).options).toEqual(PLAIN);
  });

  it("keeps the people on their seats when the number of seats changes", async () => {
    const game = show(2);
    await sit(2, "anybody");
    game.choose(3);
    const { seats } = await made(t("web-make-table"));
    expect(seats).toEqual(["me", "anybody", botSitter("greedy")]);
  });

  it("gives hints to somebody who plays against bots alone, unless set otherwise", async () => {
    show();
    const hints = screen.getByLabelText<HTMLInputElement>(t("web-hints-allowed"));
    expect(hints.checked).toBe(true);
    await sit(2, "anybody");
    expect(hints.checked).toBe(false);
    await fireEvent.click(hints);
    await sit(2, botSitter("random"));
    expect((await made()).hints).toBe(true);
  });

  it("asks whether partners may chat only where there are partners", async () => {
    show(4, true);
    await fireEvent.click(screen.getByLabelText(t("web-talk-allowed")));
    expect((await made()).talk).toBe(true);
  });

  it("creates no table with a clock of zero minutes", async () => {
    show();
    await fireEvent.click(screen.getByLabelText(t("web-clock-real-time")));
    const minutes = screen.getByLabelText(t("web-clock-minutes"));
    await fireEvent.input(minutes, { target: { value: "0" } });
    const button = screen.getByRole<HTMLButtonElement>("button");
    expect(button.disabled).toBe(true);
    await fireEvent.input(minutes, { target: { value: "5" } });
    expect(button.disabled).toBe(false);
  });
});
