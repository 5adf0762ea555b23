/**
 * Provides the languages found in the folders of message files: `virtual:languages` has a loader for
 * each, which becomes one chunk, and `virtual:language/en` has the messages of English.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ALL = "virtual:languages";
const ONE = "virtual:language/";
const LOCALE = fileURLToPath(new URL("../../../src/legendarium/locale/", import.meta.url));
/** Message files of the terminal, which the browser does not need. */
const TERMINAL_ONLY = /^(campaign|tainted-grail|tale)/;

function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/i.test(entry.name))
    .map((entry) => entry.name)
    .sort((one, other) => Number(other === "en") - Number(one === "en") || (one < other ? -1 : 1));
}

function loaders(): string {
  const entries = languages().map((name) => `"${name}": () => import("${ONE}${name}")`);
  return `export default { ${entries.join(", ")} };`;
}

function messages(language: string): string {
  const files = readdirSync(`${LOCALE}${language}`)
    .filter((name) => name.endsWith(".ftl") && !TERMINAL_ONLY.test(name))
    .sort();
  const imports = files.map(
    (name, at) => `import file${at} from "${LOCALE}${language}/${name}?raw";`,
  );
  return `${imports.join("\n")}\nexport default [${files.map((_, at) => `file${at}`).join(", ")}];`;
}

export function languagesPlugin(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      return id.startsWith(`\0${ONE}`) ? messages(id.slice(ONE.length + 1)) : null;
    },
  };
}
