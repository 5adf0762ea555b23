/** The rulebooks of the games: the documents of docs/rules. */
import type { Rulebook } from "../frame/rules/rulebooks";

const translations = import.meta.glob<string>("../../../docs/rules/*/*.md", { import: "default" });

/** The translations of a rulebook by language, which is the folder of the document. */
function translationsOf(game: string): Rulebook["translations"] {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([path, html]) => {
      const [document, language = ""] = path.split("/").reverse();
      return document === `${game}.md` ? [[language, html]] : [];
    }),
  );
}

export const RULEBOOKS: readonly Rulebook[] = [
  {
    game: "tash-kalar",
    title: "Tash-Kalar",
    html: async () => (await import("../../../docs/rules/tash-kalar.md")).default,
    translations: translationsOf("tash-kalar"),
  },
  {
    game: "tainted-grail",
    title: "Tainted Grail",
    html: async () => (await import("../../../docs/rules/tainted-grail.md")).default,
    translations: translationsOf("tainted-grail"),
  },
];
