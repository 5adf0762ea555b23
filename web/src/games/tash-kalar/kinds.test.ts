import { describe, expect, it } from "vitest";
import { completed, FIRST_GAME, kindOf, KINDS, optionsOf, schoolsOf, swapped } from "./kinds";
import { SCHOOLS } from "./sides";

describe("kinds of games", () => {
  it("are found again in the options they make", () => {
    for (const kind of KINDS) {
      const options = optionsOf(kind, "chosen", [...SCHOOLS]) as unknown as Record<string, unknown>;
      expect(kindOf(options)).toBe(kind);
      expect(schoolsOf(options)).toEqual({ how: "chosen", seats: SCHOOLS });
    }
  });

  it("begin with the first game", () => {
    expect(kindOf(null)).toBe(FIRST_GAME);
    expect(kindOf({ form: "unheard-of" })).toBe(FIRST_GAME);
  });

  it("name no school when chance or a draft decides", () => {
    expect(optionsOf(FIRST_GAME, "random", [...SCHOOLS])).toEqual({
      form: "first-game",
      schools: { how: "random" },
    });
  });
});

describe("schools", () => {
  it("change hands when one is taken from another seat", () => {
    expect(swapped(SCHOOLS, 0, "sylvan")).toEqual(["sylvan", "southern", "highland", "northern"]);
    expect(completed(["sylvan"])).toEqual(["sylvan", "northern", "southern", "highland"]);
  });
});
