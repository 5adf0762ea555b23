/** The folders of the client import from each other in one direction only, and types are proved. */
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";
import ts from "typescript-eslint";

const cwd = import.meta.dirname;
const eslint = new ESLint({ cwd });
/** For files that do not exist: the types of their code cannot be looked up. */
const untyped = new ESLint({ cwd, overrideConfig: ts.configs.disableTypeChecked });

/** The messages of a rule for some code in a file. */
async function broken(rule, file, line, linter = untyped) {
  const code = file.endsWith(".svelte") ? `<script lang="ts">\n${line}\n</script>` : line;
  const [result] = await linter.lintText(code, { filePath: `src/${file}` });
  expect(result.fatalErrorCount).toBe(0);
  return result.messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}

const violations = (file, line) => broken("import/no-restricted-paths", file, line);

describe("imports between folders", () => {
  it.each([
    ["frame/new.ts", 'import { GAMES } from "../games";'],
    ["frame/pages/New.svelte", 'import { client } from "../../games/tash-kalar";'],
    ["frame/new.ts", 'const later = () => import("../games/tash-kalar/pages/Help.svelte");'],
    ["words/new.ts", 'import type { Plan } from "../frame/plan";'],
    ["words/new.svelte.ts", 'import { ask } from "../api/http";'],
    ["api/new.ts", 'import { me } from "../frame/me.svelte";'],
    ["api/new.ts", 'export * from "../games";'],
    ["look/New.svelte", 'import { t } from "../words";'],
    ["look/New.svelte", 'import { recall } from "../memory";'],
    ["memory.ts", 'import { t } from "./words";'],
    ["games/tash-kalar/new.ts", 'import { GAMES } from "..";'],
    ["App.svelte", 'import { GAMES } from "./games";'],
    ["main.ts", 'import { client } from "./games/tash-kalar";'],
  ])("are refused in %s: %s", async (file, line) => {
    expect(await violations(file, line)).not.toEqual([]);
  });

  it.each([
    ["main.ts", 'import { GAMES } from "./games";'],
    ["frame/new.ts", 'import { ask } from "../api/http";'],
    ["words/new.ts", 'import { recall } from "../memory";'],
    ["games/tash-kalar/log/new.ts", 'import { nameAt } from "../../../frame/people";'],
    ["games/tash-kalar/New.svelte", 'import Hand from "./cards/Hand.svelte";'],
  ])("are accepted in %s: %s", async (file, line) => {
    expect(await violations(file, line)).toEqual([]);
  });
});

describe("types", () => {
  const ASSERTIONS = "@typescript-eslint/consistent-type-assertions";
  const SWITCHES = "@typescript-eslint/switch-exhaustiveness-check";

  it.each([
    ["frame/new.ts", "export const one = (value: unknown) => value as string;"],
    ["frame/new.test.ts", "export const one = (value: unknown) => value as unknown as string;"],
    ["frame/New.svelte", "const one = (value: unknown) => value as string;"],
  ])("are not only claimed in %s: %s", async (file, line) => {
    expect(await broken(ASSERTIONS, file, line)).toHaveLength(line.split(" as ").length - 1);
  });

  it.each([
    ["frame/new.ts", 'export const one = ["a", "b"] as const;'],
    ["frame/new.ts", "export const one = { a: 1 } satisfies Record<string, number>;"],
  ])("may be proved in %s: %s", async (file, line) => {
    expect(await broken(ASSERTIONS, file, line)).toEqual([]);
  });

  it("have every kind named in a switch, even in one with a default", async () => {
    const code = `
      type Kind = { kind: "one" } | { kind: "other" };
      export function number(value: Kind): number {
        switch (value.kind) {
          case "one":
            return 1;
          default:
            return 0;
        }
      }`;
    const [message, ...more] = await broken(SWITCHES, "api/reducer.ts", code, eslint);
    expect(message).toContain('"other"');
    expect(more).toEqual([]);
    const whole = code.replace("default:", 'case "other":');
    expect(await broken(SWITCHES, "api/reducer.ts", whole, eslint)).toEqual([]);
  });

  it("are not looked up in components, which have no switch", async () => {
    const code = "switch (location.hash) {}";
    expect(await broken("no-restricted-syntax", "frame/New.svelte", code)).toHaveLength(1);
  });
});
