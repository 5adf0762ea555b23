import { describe, expect, it } from "vitest";
import { assignSeat, resizeSeats } from "./seating";

describe("the seats of a planned table", () => {
  it("keep their people when their number changes", () => {
    expect(resizeSeats(["anybody", "me"], 4, "bot:a")).toEqual(["anybody", "me", "bot:a", "bot:a"]);
    expect(resizeSeats(["me", "bot:a", "bot:b"], 2, "bot:c")).toEqual(["me", "bot:a"]);
  });

  it("have the reader on one of them only: taking another one swaps", () => {
    expect(assignSeat(["me", "bot:a"], 1, "me")).toEqual(["bot:a", "me"]);
    expect(assignSeat(["me", "bot:a"], 0, "anybody")).toEqual(["anybody", "bot:a"]);
  });
});
