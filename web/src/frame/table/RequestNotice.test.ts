import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { seatWith, tableWith } from "../../api/shapes.fixture";
import { t } from "../../words";
import RequestNotice from "./RequestNotice.svelte";

const seats = ["Ann", "Ben", "Cid"].map((name, seat) => seatWith({ seat, person: seat + 1, name }));

/** Ann requests an undo, and Ben has not answered yet. */
function show(seat: number) {
  const answerRequest = vi.fn();
  const request = { id: 7, by: 0, to_moment: 0, agreed: [], waiting: [1] };
  const table = tableWith({ seats });
  render(RequestNotice, { live: { table, seat, request, refusedBy: null, answerRequest } });
  return answerRequest;
}

const names = () => screen.queryAllByRole("button").map((button) => button.textContent?.trim());

describe("an undo request", () => {
  it("can be agreed to or refused by those who have not answered", async () => {
    const answerRequest = show(1);
    expect(names()).toEqual([t("web-request-agree"), t("web-request-refuse")]);
    await fireEvent.click(screen.getByText(t("web-request-agree")));
    expect(answerRequest).toHaveBeenLastCalledWith(true);
    await fireEvent.click(screen.getByText(t("web-request-refuse")));
    expect(answerRequest).toHaveBeenLastCalledWith(false);
  });

  it("can only be withdrawn by whoever made it", async () => {
    const answerRequest = show(0);
    expect(names()).toEqual([t("web-request-withdraw")]);
    await fireEvent.click(screen.getByText(t("web-request-withdraw")));
    expect(answerRequest).toHaveBeenLastCalledWith(false);
  });

  it("has no buttons for those who have answered", () => {
    show(2);
    expect(screen.getByText(t("web-request", { name: "Ann" }))).toBeTruthy();
    expect(names()).toEqual([]);
  });
});
