import { expect, test } from "vitest";
import { cardWith, catalogueWith } from "../catalogue.fixture";
import { type Entry, entriesOf, matches } from "./gallery";

const catalogue = catalogueWith({
  cards: {
    titan: cardWith("legendary", { deck: "legends" }),
    knight: cardWith("heroic", { deck: "imperial" }),
  },
  decks: {
    imperial: { order: 1, schools: ["northern", "southern"], size: 18 },
    legends: { order: 2, schools: [], size: 12 },
  },
  flares: { f36a: { upper: 3, lower: 6 } },
  tasks: { isolation: { advanced: false, category: "", points: 2 } },
});

const WORDS: Record<string, string> = {
  knight: "Rytíř",
  "knight.effect": "Až 3 bojové pohyby.",
  "f36a.upper": "Place a common piece.",
};
const entries = entriesOf(catalogue, (message, values) =>
  [WORDS[message] ?? message, ...Object.values(values ?? {})].join(" "),
);
const anything = { deck: "", rank: "", text: "" } as const;

function found(filter: Parameters<typeof matches>[1]): string[] {
  return entries.filter((entry: Entry) => matches(entry, filter)).map(({ id }) => id);
}

test("the decks come in their order, flares and tasks last", () => {
  expect(found(anything)).toEqual(["knight", "titan", "f36a", "isolation"]);
});

test("a filter by deck or rank leaves the others out", () => {
  expect(found({ ...anything, deck: "legends" })).toEqual(["titan"]);
  expect(found({ ...anything, rank: "heroic" })).toEqual(["knight"]);
  expect(found({ ...anything, deck: "tasks", rank: "heroic" })).toEqual([]);
});

test("every word is pointed for in names and texts, without accents", () => {
  expect(found({ ...anything, text: "rytir BOJOVE" })).toEqual(["knight"]);
  expect(found({ ...anything, text: "rytir titan" })).toEqual([]);
});

test("a flare names by how many an opponent must be ahead", () => {
  expect(entries.find(({ id }) => id === "f36a")?.texts[0]).toBe(
    "flare-upper 3 Place a common piece.",
  );
});
