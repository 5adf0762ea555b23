import { describe, expect, it, vi } from "vitest";
import { once } from "./once";

describe("what is loaded once", () => {
  it("is the same promise for everybody", async () => {
    const load = vi.fn(() => Promise.resolve(1));
    const kept = once(load);
    const first = kept();
    expect(kept()).toBe(first);
    await first;
    expect(kept()).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is loaded again after a failure", async () => {
    const load = vi.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error("offline"));
    const kept = once(load);
    await expect(kept()).rejects.toThrow("offline");
    expect(await kept()).toBe(1);
  });
});
