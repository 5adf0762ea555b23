import { describe, expect, it } from "vitest";
import { arrived } from "../../api/shapes.fixture";
import type { ClockRule } from "../../api/types";
import { clockErrors } from "./clockErrors";

describe("a clock", () => {
  it("has only numbers in their bounds", () => {
    expect(clockErrors(null)).toEqual({});
    expect(clockErrors({ kind: "days", days: 2 })).toEqual({});
    expect(clockErrors({ kind: "days", days: 31 })).toHaveProperty("days");
    expect(clockErrors({ kind: "real-time", minutes: 1.5, increment: 15 })).toHaveProperty(
      "minutes",
    );
    const clock = arrived<ClockRule>({ kind: "real-time", minutes: 30, increment: null });
    expect(clockErrors(clock)).toEqual({ increment: "web-clock-increment-wrong" });
  });
});
