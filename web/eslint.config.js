// Linting of the client, and the imports that are allowed between its folders.
import { readdirSync } from "node:fs";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import imports from "eslint-plugin-import";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

const SRC = `${import.meta.dirname}/src`;

/** The folders and files that each folder or file may import, besides itself. */
const MAY_IMPORT = {
  "memory.ts": [],
  look: [],
  words: ["memory.ts", "api/schema.d.ts"],
  api: ["memory.ts", "words"],
  frame: ["memory.ts", "look", "words", "api"],
  games: ["memory.ts", "look", "words", "api", "frame"],
  "App.svelte": ["words", "frame"],
  "main.ts": ["look", "words", "frame", "games/index.ts", "App.svelte"],
};

const layers = Object.entries(MAY_IMPORT).map(([code, others]) => ({
  target: `${SRC}/${code}`,
  from: SRC,
  except: [code, ...others],
  message: `src/${code} may import only ${[code, ...others].join(", ")}.`,
}));

const games = readdirSync(`${SRC}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `${SRC}/games/${name}`,
    from: `${SRC}/games`,
    except: [name],
    message: "A game must not import another game.",
  }));

export default defineConfig(
  globalIgnores(["src/api/schema.d.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-non-null-assertion": "error",
    },
  },
  {
    files: ["**/*.ts"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: false },
      ],
    },
  },
  {
    // The types of components are not looked up: with them a run takes twice as long.
    files: ["**/*.svelte"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "SwitchStatement",
          message: "A switch stands in a module: its kinds are checked there.",
        },
      ],
    },
  },
  {
    files: ["src/**"],
    plugins: { import: imports },
    settings: { "import/resolver": { node: { extensions: [".ts", ".js", ".d.ts"] } } },
    rules: { "import/no-restricted-paths": ["error", { zones: [...layers, ...games] }] },
  },
);
