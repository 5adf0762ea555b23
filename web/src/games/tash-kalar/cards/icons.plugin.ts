/** Provides the module `virtual:card-icons` with the paths of the icons that are used. */
import { icons as collection } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { ICONS } from "./icons.ts";

const MODULE = "virtual:card-icons";

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
