import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Clocks } from "../../api/types";
import TimeLeft from "./TimeLeft.svelte";

const clocks = (running: number | null, left: number[]): Clocks => ({ running, left });

/** So much time goes by. */
const pass = (milliseconds: number): void =>
  flushSync(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the time that a seat has left", () => {
  it("counts down while the clock runs, and restarts from the server's value", async () => {
    const shown = render(TimeLeft, { clocks: clocks(0, [90, 90]), seat: 0 });
    pass(10_000);
    expect(screen.getByText("1:20").classList).toContain("running");
    await shown.rerender({ clocks: clocks(0, [85, 90]) });
    expect(screen.getByText("1:25")).toBeTruthy();
    pass(30_000);
    expect(screen.getByText("0:55").classList).toContain("low");
  });

  it("stands still while another seat's clock runs", async () => {
    const shown = render(TimeLeft, { clocks: clocks(1, [90, 90]), seat: 0 });
    pass(10_000);
    expect(screen.getByText("1:30").classList).not.toContain("running");
    shown.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
