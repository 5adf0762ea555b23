import { describe, expect, it } from "vitest";
import { completed, FIRST_GAME, kindOf, KINDS, optionsOf, schoolsOf, swapped } from "./kinds";
import { SCHOOLS } from "./sides";

describe("kinds of games", () => {
  it("are recognised in the options that they make", () => {
    for (const kind of KINDS) {
      const options = optionsOf(kind, "chosen", [...SCHOOLS]) as unknown as Record<string, unknown>;
      expect(kindOf(options)).toBe(kind);
      expect(schoolsOf(options)).toEqual({ how: "chosen", seats: SCHOOLS });
    }
  });

  it("start with the first game", () => {
    expect(kindOf(null)).toBe(FIRST_GAME);
    expect(kindOf({ form: "unheard-of" })).toBe(FIRST_GAME);
  });

  it("name no schools that are random or drafted", () => {
    expect(optionsOf(FIRST_GAME, "random", [...SCHOOLS])).toEqual({
      form: "first-game",
      schools: { how: "random" },
    });
  });
});

describe("schools", () => {
  it("are swapped when a seat takes one from another seat", () => {
    expect(swapped(SCHOOLS, 0, "sylvan")).toEqual(["sylvan", "southern", "highland", "northern"]);
    expect(completed(["sylvan"])).toEqual(["sylvan", "northern", "southern", "highland"]);
  });
});
