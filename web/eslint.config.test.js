/** The folders of the client import from each other in one direction only. */
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: import.meta.dirname });
const RULE = "import/no-restricted-paths";

/** The messages of the import rule for a line of code in a file. */
async function violations(file, line) {
  const code = file.endsWith(".svelte") ? `<script lang="ts">\n${line}\n</script>` : line;
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  expect(result.fatalErrorCount).toBe(0);
  return result.messages.filter(({ ruleId }) => ruleId === RULE).map(({ message }) => message);
}

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
