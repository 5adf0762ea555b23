import { expect, it } from "vitest";
import { leads } from "./leads";

it("counts by how many pieces the best opponent is ahead", () => {
  const view = {
    form: "melee",
    teams: false,
    seats: [
      { school: "northern" as const },
      { school: "southern" as const },
      { school: "sylvan" as const },
    ],
    arena: {
      a4: "blue common",
      b4: "red common",
      c4: "red heroic",
      d4: "red legendary",
      e4: "green heroic",
    },
  };
  expect(leads(view, 0)).toEqual({ upper: 2, lower: 2 });
  expect(leads(view, 1)).toEqual({ upper: 0, lower: 0 });
});
