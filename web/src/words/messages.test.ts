/** Every message that the client uses exists in English, and every message of the frame is used. */
import { describe, expect, it } from "vitest";
import english from "virtual:language/en";
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
/** Message ids that are built from parts, as patterns. */
const patterns = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map((found) => {
  const parts = (found[1] ?? "").split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[a-z0-9-]+")}$`);
});
const names = (text: string): string[] =>
  [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");

describe("messages", () => {
  it("that the client uses exist", () => {
    expect(literals.length).toBeGreaterThan(150);
    expect([...new Set(literals)].filter((name) => !words.has(name))).toEqual([]);
  });

  it("whose ids are built from parts exist too", () => {
    const all = english.flatMap(names);
    const whole = patterns.filter((pattern) => !pattern.source.includes("\\."));
    expect(whole.filter((pattern) => !all.some((name) => pattern.test(name)))).toEqual([]);
  });

  it("of the frame are all used", () => {
    const quoted = new Set(
      [...code.matchAll(/["'`]([a-z][a-z0-9-]+)["'`]/g)].map((found) => found[1]),
    );
    const unused = names(frame).filter(
      (name) => !quoted.has(name) && !patterns.some((pattern) => pattern.test(name)),
    );
    expect(unused).toEqual([]);
  });
});
