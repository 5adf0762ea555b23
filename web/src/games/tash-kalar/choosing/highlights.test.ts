import { describe, expect, it } from "vitest";
import type { GameMessage } from "../../../api/types";
import { begin, clickCard, clickSquare } from "./choice";
import { highlights } from "./highlights";

const PLACES: GameMessage[] = ["a", "b", "c", "d"].flatMap((column) =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => ({ kind: "place", square: `${column}${row}` })),
);
const OPTIONS: GameMessage[] = [...PLACES, { kind: "summon", card: "knight", square: "d4" }];

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
    expect(quiet.has("a1")).toBe(true);
  });
});
