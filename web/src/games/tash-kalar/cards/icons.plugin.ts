/**
 * Provides the module `virtual:card-icons` with the paths of the icons that are used. Which being
 * has which icon stands in its deck, in Python: it is read from there when the client is built.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icons as collection } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const DECKS = fileURLToPath(
  new URL("../../../../../src/legendarium/tashkalar/schools/", import.meta.url),
);
const BEING = /\.(?:being|legend)\(\s*"([a-z-]+)"[^]*?\bicon="([a-z0-9-]+)"/gu;
const MODULE = "virtual:card-icons";

/** The icon of every being, and that of all flares, by its name in the game-icons collection. */
export const ICONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(decks().flatMap(beings)),
  flare: "eclipse-flare",
};

function decks(): string[] {
  const files = readdirSync(DECKS).filter((name) => name.endsWith(".py"));
  return files.sort().map((name) => readFileSync(`${DECKS}${name}`, "utf8"));
}

function beings(deck: string): [string, string][] {
  return [...deck.matchAll(BEING)].map(([, name = "", icon = ""]) => [name, icon]);
}

/** The path of an icon of 512 by 512 units; icons with several paths are not supported. */
function pathOf(icon: string): string {
  const body = collection.icons[icon]?.body ?? "";
  const paths = [...body.matchAll(/\sd="([^"]+)"/g)];
  if (paths.length !== 1) throw new Error(`The collection has no icon "${icon}" of a single path.`);
  return paths[0]?.[1] ?? "";
}

export function cardIcons(): Plugin {
  return {
    name: "card-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const drawn = Object.entries(ICONS).map(([card, icon]) => [card, pathOf(icon)]);
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}
