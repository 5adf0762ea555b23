/** Compiles imported Markdown files to HTML when the client is built. */
import { marked } from "marked";
import type { Plugin } from "vite";
import { boundWords } from "../../words/typography.ts";

/**
 * The HTML of a document, without its title, since the page has one of its own. Links to other
 * documents become plain text: the client can only reach places in the same document.
 */
export function htmlOf(document: string, language = "en"): string {
  const html = marked.parse(document.replace(/^# .*\n/, ""), { async: false });
  return boundWords(html.replace(/<a href="(?!#)[^"]*">([^]*?)<\/a>/g, "$1"), language);
}

/** The folder of a document is its language; English has none. */
function languageOf(path: string): string {
  return /\/rules\/(\w+)\/[^/]+$/.exec(path)?.[1] ?? "en";
}

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md$/ },
      handler: (code, id) => ({
        code: `export default ${JSON.stringify(htmlOf(code, languageOf(id)))};`,
        map: null,
      }),
    },
  };
}
