/** Every message that the client says is written in English, and the frame's are all said. */
import { describe, expect, it } from "vitest";
import english from "./languages/en";
import frame from "../../../src/legendarium/locale/en/web.ftl?raw";
import { bundle, Words } from "./words";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const words = new Words([bundle("en", english)]);

const literals = [...code.matchAll(/\b(?:t|has)\(\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
/** Names that are put together, as patterns. */
const families = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map((found) => {
  const parts = (found[1] ?? "").split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[a-z0-9-]+")}$`);
});
const names = (text: string): string[] =>
  [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");

describe("messages", () => {
  it("that the client says are written", () => {
    expect(literals.length).toBeGreaterThan(150);
    expect([...new Set(literals)].filter((name) => !words.has(name))).toEqual([]);
  });

  it("whose names are put together are written too", () => {
    const all = english.flatMap(names);
    const whole = families.filter((family) => !family.source.includes("\\."));
    expect(whole.filter((family) => !all.some((name) => family.test(name)))).toEqual([]);
  });

  it("of the frame are all said", () => {
    const quoted = new Set(
      [...code.matchAll(/["'`]([a-z][a-z0-9-]+)["'`]/g)].map((found) => found[1]),
    );
    const unsaid = names(frame).filter(
      (name) => !quoted.has(name) && !families.some((family) => family.test(name)),
    );
    expect(unsaid).toEqual([]);
  });
});
