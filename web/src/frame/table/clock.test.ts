import { describe, expect, it } from "vitest";
import { secondsLeft, showTime } from "./clock";

describe("a clock", () => {
  it("runs for one seat and never below zero", () => {
    const clocks = { left: [60, 30], running: 1 };
    expect(secondsLeft(clocks, 0, 10)).toBe(60);
    expect(secondsLeft(clocks, 1, 10)).toBe(20);
    expect(secondsLeft(clocks, 1, 99)).toBe(0);
  });

  it("shows the units that matter", () => {
    expect(showTime(65.2, "en")).toBe("1:06");
    expect(showTime(0, "en")).toBe("0:00");
    expect(showTime(3 * 3600 + 120, "en")).toBe("3 hr 2 min");
    expect(showTime(2 * 86400 + 3600, "en")).toBe("2 days 1 hr");
    expect(showTime(2 * 86400, "de")).toContain("Tg");
  });
});
