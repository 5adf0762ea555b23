import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../../api/http";
import type { Analysis } from "../../api/types";
import { AnalysisOnItsWay } from "./analysing.svelte";

const analysis = (done: number, level = "adept"): Analysis => ({ level, done, of: 2, turns: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is asked about until it is done", async () => {
  const ask = vi.fn().mockResolvedValueOnce(analysis(0)).mockResolvedValueOnce(analysis(1));
  ask.mockResolvedValue(analysis(2));
  const analysing = new AnalysisOnItsWay("ABC", ["adept"], ask);
  expect(analysing.found).toBeNull();
  analysing.begin("adept");
  await vi.advanceTimersByTimeAsync(1500);
  expect(analysing.found?.done).toBe(1);
  expect(analysing.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysing.found?.done).toBe(2);
  expect(analysing.busy).toBe(false);
  expect(ask.mock.calls).toEqual([
    ["ABC", "adept"],
    ["ABC", "adept"],
    ["ABC", "adept"],
  ]);
});

it("keeps what has come when something goes wrong, and can be tried again", async () => {
  const ask = vi.fn().mockResolvedValueOnce(analysis(1));
  ask.mockRejectedValueOnce(new Refused(429, "too-busy", "Try again in a while."));
  ask.mockResolvedValue(analysis(2));
  const analysing = new AnalysisOnItsWay("ABC", ["adept"], ask);
  analysing.begin("adept");
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysing.problem).toBe("Try again in a while.");
  expect(analysing.found?.done).toBe(1);
  expect(analysing.busy).toBe(false);
  analysing.begin("adept");
  expect(analysing.problem).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysing.found?.done).toBe(2);
});

it("forgets a level when another one is asked, and asks no more once it is left", async () => {
  const ask = vi.fn((_: string, level: string) => Promise.resolve(analysis(1, level)));
  const analysing = new AnalysisOnItsWay("ABC", ["adept", "master"], ask);
  analysing.begin("adept");
  analysing.begin("master");
  expect(analysing.found).toBeNull();
  await vi.advanceTimersByTimeAsync(2500);
  expect(analysing.found?.level).toBe("master");
  analysing.end();
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(asked);
});
