import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** The facts of the game that the server would tell. */
const FACTS = "src/games/tash-kalar/facts.setup.ts";

/** Tests named like a component run in a document, those of modules without one. */
const COMPONENTS = "src/**/[A-Z]*.test.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A bound for what hangs, not for what is slow on a busy machine.
      testTimeout: 60_000,
      pool: "threads",
      projects: [
        {
          extends: true,
          test: {
            name: "modules",
            // They share nothing that a test changes, and are loaded once.
            isolate: false,
            include: ["**/*.test.{js,ts}"],
            exclude: [COMPONENTS, "node_modules"],
            setupFiles: [FACTS],
          },
        },
        {
          extends: true,
          plugins: [svelteTesting()],
          test: {
            name: "components",
            include: [COMPONENTS],
            environment: "happy-dom",
            setupFiles: ["src/words/english.setup.ts", FACTS],
          },
        },
      ],
    },
  }),
);
