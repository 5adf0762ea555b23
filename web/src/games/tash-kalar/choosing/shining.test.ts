import { describe, expect, it } from "vitest";
import type { Said } from "../../../api/types";
import { begin, clickCard, clickSquare } from "./choice";
import { shining } from "./shining";

const PLACES: Said[] = ["a", "b", "c", "d"].flatMap((column) =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => ({ kind: "place", square: `${column}${row}` })),
);
const OPTIONS: Said[] = [...PLACES, { kind: "summon", card: "knight", square: "d4" }];

describe("the arena", () => {
  it("stays calm when nearly everything is possible", () => {
    const { lit, quiet } = shining(begin(OPTIONS), "action", null);
    expect(lit.size).toBe(0);
    expect(quiet.size).toBe(28);
    expect(shining(begin(PLACES), "place", null).lit.size).toBe(28);
  });

  it("shines where the card looked at, or picked, can be summoned", () => {
    expect([...shining(begin(OPTIONS), "action", "knight").lit]).toEqual(["d4"]);
    const { choice } = clickCard(begin(OPTIONS), "knight");
    expect([...shining(choice, "action", null).lit]).toEqual(["d4"]);
    expect(shining(choice, "action", null).quiet.size).toBe(0);
  });

  it("lets a square be picked again, and another instead", () => {
    const { choice } = clickSquare(begin(OPTIONS), "d4");
    const { lit, quiet } = shining(choice, "action", null);
    expect([...lit]).toEqual(["d4"]);
    expect(quiet.has("a1")).toBe(true);
  });
});
