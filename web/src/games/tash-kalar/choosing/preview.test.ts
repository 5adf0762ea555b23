import { describe, expect, it } from "vitest";
import { viewWith } from "../../../api/shapes.fixture";
import { cardWith, catalogueWith } from "../catalogue.fixture";
import type { Help } from "../shapes";
import type { Situation } from "./phrases";
import { destroys, NOTHING, previewCard, previewOption } from "./preview";

const catalogue = catalogueWith({
  cards: { knight: cardWith("heroic"), herald: cardWith("common") },
});

const help: Help = {
  actions: {},
  flare: null,
  lost: [],
  stocks: {},
  tasks: {},
  cards: {
    knight: {
      squares: [
        { square: "e5", uses: [["d4", "e4", "f4"]], destroys: "red common", picks_up: false },
      ],
      missing: null,
      why: null,
    },
    herald: {
      squares: [],
      missing: { square: "c4", uses: ["d2", "d3"], place: ["d2"], upgrade: [] },
      why: "pattern",
    },
  },
};

function situation(questionKind: string): Situation {
  const view = viewWith({ arena: { d4: "blue common", e5: "red common", f5: "red heroic" } });
  return { view, seat: 0, questionKind, points: () => 0 };
}

const option = (questionKind: string, said: Parameters<typeof previewOption>[1]) =>
  previewOption(situation(questionKind), said, catalogue, help);

describe("a preview", () => {
  it("of a summoning shows the pieces used, the being and what it destroys", () => {
    const shown = option("action", { kind: "summon", card: "knight", square: "e5" });
    expect([...shown.used]).toEqual(["d4", "e4", "f4"]);
    expect([...shown.doomed]).toEqual(["e5"]);
    expect(shown.ghosts).toEqual({ e5: "blue heroic" });
  });

  it("of a move shows the piece where it goes", () => {
    const shown = option("move", { kind: "move", from: "d4", to: "e5" });
    expect(shown.ghosts).toEqual({ e5: "blue common" });
    expect([...shown.doomed]).toEqual(["e5"]);
  });

  it("of a pick shows the effect that the question asks about", () => {
    expect(option("upgrade", { kind: "pick", square: "d4" }).ghosts).toEqual({ d4: "blue heroic" });
    expect(option("downgrade", { kind: "pick", square: "f5" }).ghosts).toEqual({
      f5: "red common",
    });
    expect([...option("tree", { kind: "pick", square: "e5" }).doomed]).toEqual(["e5"]);
    expect(option("tree", { kind: "pick", square: "a4" }).ghosts).toEqual({ a4: "blue common" });
    expect(option("group", { kind: "pick", square: "e5" })).toEqual(NOTHING);
  });

  it("of a way shows the pieces it uses and the squares it marks", () => {
    const shown = option("way", { kind: "way", squares: ["d4", "e4"], marks: ["e6"] });
    expect([...shown.used]).toEqual(["d4", "e4"]);
    expect([...shown.marked]).toEqual(["e6"]);
  });

  it("of a card shows where it can be summoned", () => {
    const shown = previewCard(situation("action"), "knight", catalogue, help);
    expect([...shown.used]).toEqual(["d4", "e4", "f4"]);
    expect([...shown.doomed]).toEqual(["e5"]);
    expect(shown.ghosts).toEqual({});
  });

  it("of a card that is not ready shows what is missing", () => {
    const shown = previewCard(situation("action"), "herald", catalogue, help);
    expect([...shown.missing]).toEqual(["d2"]);
    expect([...shown.used]).toEqual(["d3"]);
    expect(shown.ghosts).toEqual({ c4: "blue common" });
  });

  it("of a card shows nothing at a table without help", () => {
    expect(previewCard(situation("action"), "knight", catalogue, null)).toEqual(NOTHING);
  });
});

describe("destroying", () => {
  it("is recognised in the clicked option", () => {
    const on = (questionKind: string, said: Parameters<typeof destroys>[1]) =>
      destroys(situation(questionKind), said);
    expect(on("action", { kind: "summon", card: "knight", square: "e5" })).toBe(true);
    expect(on("action", { kind: "place", square: "e4" })).toBe(false);
    expect(on("move", { kind: "move", from: "d4", to: "d5" })).toBe(false);
    expect(on("destroy", { kind: "pick", square: "d4" })).toBe(true);
    expect(on("tree", { kind: "pick", square: "d4" })).toBe(false);
  });
});
