import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestError } from "../../api/http";
import type { Analysis } from "../../api/types";
import { AnalysisLoader } from "./analysisLoader.svelte";

const partial = (done: number, level = "adept"): Analysis => ({
  game: "tash-kalar",
  level,
  done,
  of: 2,
  turns: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is polled until it is complete", async () => {
  const ask = vi.fn().mockResolvedValueOnce(partial(0)).mockResolvedValueOnce(partial(1));
  ask.mockResolvedValue(partial(2));
  const analysis = new AnalysisLoader("ABC", ["adept"], ask);
  expect(analysis.result).toBeNull();
  analysis.start("adept");
  await vi.advanceTimersByTimeAsync(1500);
  expect(analysis.result?.done).toBe(1);
  expect(analysis.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysis.result?.done).toBe(2);
  expect(analysis.busy).toBe(false);
  expect(ask.mock.calls).toEqual([
    ["ABC", "adept"],
    ["ABC", "adept"],
    ["ABC", "adept"],
  ]);
});

it("keeps the partial result after an error, and can be retried", async () => {
  const ask = vi.fn().mockResolvedValueOnce(partial(1));
  ask.mockRejectedValueOnce(new RequestError(429, "too-busy", "Try again in a while."));
  ask.mockResolvedValue(partial(2));
  const analysis = new AnalysisLoader("ABC", ["adept"], ask);
  analysis.start("adept");
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysis.problem).toBe("Try again in a while.");
  expect(analysis.result?.done).toBe(1);
  expect(analysis.busy).toBe(false);
  analysis.start("adept");
  expect(analysis.problem).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(analysis.result?.done).toBe(2);
});

it("drops the result of another level, and stops polling when closed", async () => {
  const ask = vi.fn((_: string, level: string) => Promise.resolve(partial(1, level)));
  const analysis = new AnalysisLoader("ABC", ["adept", "master"], ask);
  analysis.start("adept");
  analysis.start("master");
  expect(analysis.result).toBeNull();
  await vi.advanceTimersByTimeAsync(2500);
  expect(analysis.result?.level).toBe("master");
  analysis.close();
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(asked);
});
