import { describe, expect, it } from "vitest";
import type { Option } from "../shapes";
import { begin, clickCard, clickSquare } from "./choice";
import { highlights } from "./highlights";

const COLUMNS = ["c", "d", "e", "f"] as const;
const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;
const PLACES: Option[] = COLUMNS.flatMap((column) =>
  ROWS.map((row): Option => ({ kind: "place", square: `${column}${row}` })),
);
const OPTIONS: Option[] = [...PLACES, { kind: "summon", card: "knight", square: "d4" }];

describe("the arena", () => {
  it("lights nothing when nearly everything is possible", () => {
    const { lit, quiet } = highlights(begin(OPTIONS), "action", null);
    expect(lit.size).toBe(0);
    expect(quiet.size).toBe(28);
    expect(highlights(begin(PLACES), "place", null).lit.size).toBe(28);
  });

  it("lights the squares where the card pointed at, or picked, can be summoned", () => {
    expect([...highlights(begin(OPTIONS), "action", "knight").lit]).toEqual(["d4"]);
    const { choice } = clickCard(begin(OPTIONS), "knight");
    expect([...highlights(choice, "action", null).lit]).toEqual(["d4"]);
    expect(highlights(choice, "action", null).quiet.size).toBe(0);
  });

  it("allows a picked square to be picked again, or another one instead", () => {
    const { choice } = clickSquare(begin(OPTIONS), "d4");
    const { lit, quiet } = highlights(choice, "action", null);
    expect([...lit]).toEqual(["d4"]);
    expect(quiet.has("c1")).toBe(true);
  });
});
