import { describe, expect, it } from "vitest";
import { momentPath, routeOf, tablePath } from "./routes";

describe("an address", () => {
  it("names a page", () => {
    expect(routeOf("/")).toEqual({ page: "lobby" });
    expect(routeOf("/new/")).toEqual({ page: "new" });
    expect(routeOf("/games")).toEqual({ page: "mine" });
    expect(routeOf("/r/some-token")).toEqual({ page: "rejoin", token: "some-token" });
  });

  it("names a table, or one of its moments", () => {
    expect(routeOf(tablePath("AB C"))).toEqual({ page: "table", code: "AB C" });
    expect(routeOf(momentPath("ABC", 12))).toEqual({ page: "review", code: "ABC", moment: 12 });
  });

  it("that names nothing is told apart", () => {
    for (const path of ["/nothing", "/t", "/t/A/moment", "/t/A/moment/x", "/constructor", "/r/a/b"])
      expect(routeOf(path)).toEqual({ page: "nowhere" });
    expect(routeOf("/t/%E0%A4%A").page).toBe("table");
  });
});
