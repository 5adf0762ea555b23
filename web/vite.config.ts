import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { markdown } from "./src/frame/rules/markdown.plugin.ts";
import { cardIcons } from "./src/games/tash-kalar/cards/icons.plugin.ts";
import { languagesPlugin } from "./src/words/languages.plugin.ts";

/** The beginning of the name of a chunk that is a rulebook: `rules-` or `rules-cs-`. */
function rulesOf(module: string | null): string {
  const rulebook = /\/rules\/(?:(\w+)\/)?[\w-]+\.md$/.exec(module ?? "");
  return rulebook ? ["rules", ...rulebook.slice(1).filter(Boolean), ""].join("-") : "";
}

/** The client is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte(), cardIcons(), languagesPlugin(), markdown()],
  build: {
    outDir: "../src/legendarium/server/client",
    emptyOutDir: true,
    // What each file loads, for `first_load.py`. The server sends no file whose name has a dot first.
    manifest: ".manifest.json",
    // Everything stands in files of its own: the content security policy knows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${rulesOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } },
    // The message files of the client are those of the Python package, and the rules those of docs.
    fs: { allow: [".."] },
  },
});
