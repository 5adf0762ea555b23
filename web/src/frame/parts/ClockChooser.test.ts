import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { ClockRule } from "../../api/types";
import { t } from "../../words";
import ClockChooser from "./ClockChooser.svelte";

function show(clock: ClockRule | null) {
  const onchange = vi.fn<(clock: ClockRule | null) => void>();
  const shown = render(ClockChooser, { clock, onchange });
  return { onchange, change: (next: ClockRule | null) => shown.rerender({ clock: next }) };
}

describe("the choice of a clock", () => {
  it("starts each kind with sensible numbers", async () => {
    const { onchange } = show(null);
    await fireEvent.click(screen.getByLabelText(t("web-clock-days")));
    expect(onchange).toHaveBeenLastCalledWith({ kind: "days", days: 2 });
  });

  it("changes one number and keeps the other", async () => {
    const { onchange } = show({ kind: "real-time", minutes: 30, increment: 15 });
    const minutes = screen.getByLabelText(t("web-clock-minutes"));
    await fireEvent.input(minutes, { target: { value: "10" } });
    expect(onchange).toHaveBeenLastCalledWith({ kind: "real-time", minutes: 10, increment: 15 });
  });

  it("treats an empty field as an error, not as zero", async () => {
    const { onchange, change } = show({ kind: "real-time", minutes: 30, increment: 15 });
    const increment = screen.getByLabelText(t("web-clock-increment"));
    await fireEvent.input(increment, { target: { value: "" } });
    const [next = null] = onchange.mock.lastCall ?? [];
    expect(next).toEqual({ kind: "real-time", minutes: 30, increment: Number.NaN });
    await change(next);
    expect(increment.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(t("web-clock-increment-wrong"))).toBeTruthy();
  });
});
