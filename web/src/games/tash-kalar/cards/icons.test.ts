import { icons as collection } from "@iconify-json/game-icons";
import drawn from "virtual:card-icons";
import { describe, expect, it } from "vitest";
import { ICONS } from "./icons.plugin";

const files = import.meta.glob<string>("../../../../../src/legendarium/locale/en/cards-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const cards = Object.values(files).flatMap((text) =>
  [...text.matchAll(/^([a-z][a-z-]*) =/gm)].map((match) => match[1] ?? ""),
);

describe("icons", () => {
  it("exist for every card and nothing else", () => {
    expect(cards.length).toBeGreaterThan(60);
    expect(Object.keys(ICONS).sort()).toEqual([...cards, "flare"].sort());
  });

  it("exist in the collection", () => {
    const missing = Object.values(ICONS).filter((icon) => collection.icons[icon] === undefined);
    expect(missing).toEqual([]);
  });

  it("differ from card to card", () => {
    expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  });

  it("are the only ones in the bundle", () => {
    expect(Object.keys(drawn).sort()).toEqual(Object.keys(ICONS).sort());
    for (const path of Object.values(drawn)) expect(path).toMatch(/^[Mm][\d.\-\s,A-Za-z]+$/);
  });
});
