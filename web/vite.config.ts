import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cardIcons } from "./src/games/tash-kalar/cards/icons.plugin.ts";

/** The client is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte(), cardIcons()],
  build: {
    outDir: "../src/legendarium/server/client",
    emptyOutDir: true,
    // Everything stands in files of its own: the content security policy knows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } },
    // The message files of the client are those of the Python package.
    fs: { allow: [".."] },
  },
});
