import { describe, expect, it } from "vitest";
import { momentPath, routeOf, tablePath } from "./routes";

describe("an address", () => {
  it("leads to a page", () => {
    expect(routeOf("/")).toEqual({ page: "lobby" });
    expect(routeOf("/new/")).toEqual({ page: "new" });
    expect(routeOf("/games")).toEqual({ page: "mine" });
    expect(routeOf("/rules/tash-kalar")).toEqual({ page: "rules", game: "tash-kalar" });
    expect(routeOf("/r/some-token")).toEqual({ page: "rejoin", token: "some-token" });
  });

  it("leads to a table, or to one of its moments", () => {
    expect(routeOf(tablePath("AB C"))).toEqual({ page: "table", code: "AB C" });
    expect(routeOf(momentPath("ABC", 12))).toEqual({ page: "review", code: "ABC", moment: 12 });
  });

  it("that leads nowhere gets the page for that", () => {
    for (const path of [
      "/nothing",
      "/t",
      "/t/A/moment",
      "/t/A/moment/x",
      "/constructor",
      "/r/a/b",
      "/rules",
    ])
      expect(routeOf(path)).toEqual({ page: "not-found" });
    expect(routeOf("/t/%E0%A4%A").page).toBe("table");
  });
});
