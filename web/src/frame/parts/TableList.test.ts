import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as server from "../../api/server";
import { ANN, seatWith, tableWith } from "../../api/shapes.fixture";
import type { Table } from "../../api/types";
import { t } from "../../words";
import { setMe } from "../me.svelte";
import TableList from "./TableList.svelte";

vi.mock("../../api/server");
vi.mock("../registry", () => ({ gameClient: () => Promise.resolve({ summary: () => "Duel" }) }));

const table = (code: string, asked: number | null = null): Table =>
  tableWith({ code, asked, seats: [seatWith({ person: 1, name: "Ann" })] });

const answer = (tables: Table[], before: string | null = null) =>
  vi.mocked(server.tables).mockResolvedValueOnce({ tables, before });

const codes = () =>
  screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split("/").at(-1));

/** The list, once the first look has been answered. */
async function show(): Promise<void> {
  render(TableList, { title: "Games", none: "No games.", search: { state: "running" } });
  await settled();
}

/** What is under way is answered, and shown. */
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

async function secondsPass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(server.tables).mockReset();
  setMe({ person: ANN });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a list of tables", () => {
  it("puts the tables that wait for the reader first, the others in the server's order", async () => {
    answer([table("B"), table("C"), table("A", 0)]);
    await show();
    expect(codes()).toEqual(["A", "B", "C"]);
  });

  it("refreshes every few seconds, but not while the page is hidden", async () => {
    answer([table("A")]);
    await show();
    answer([]);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await secondsPass(20);
    expect(server.tables).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue("visible");
    await secondsPass(5);
    expect(screen.getByText("No games.")).toBeTruthy();
  });

  it("keeps its tables when a refresh fails, and shows the error", async () => {
    answer([table("A")]);
    await show();
    vi.mocked(server.tables).mockRejectedValueOnce(new Error("no"));
    await secondsPass(5);
    expect(codes()).toEqual(["A"]);
    expect(document.querySelector(".wrong-line")).not.toBeNull();
    answer([table("B")]);
    await secondsPass(5);
    expect(codes()).toEqual(["B"]);
    expect(document.querySelector(".wrong-line")).toBeNull();
  });

  it("appends more tables on request, and then stops refreshing", async () => {
    answer([table("A")], "yesterday");
    await show();
    answer([table("B")]);
    await fireEvent.click(screen.getByText(t("web-more")));
    await settled();
    expect(server.tables).toHaveBeenLastCalledWith({ state: "running", before: "yesterday" });
    expect(codes()).toEqual(["A", "B"]);
    await secondsPass(20);
    expect(server.tables).toHaveBeenCalledTimes(2);
  });
});
