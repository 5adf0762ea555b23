/** Compiles imported Markdown files to HTML when the client is built. */
import { marked } from "marked";
import type { Plugin } from "vite";

/**
 * The HTML of a document, without its title, since the page has one of its own. Links to other
 * documents become plain text: the client can only reach places in the same document.
 */
export function htmlOf(document: string): string {
  const html = marked.parse(document.replace(/^# .*\n/, ""), { async: false });
  return html.replace(/<a href="(?!#)[^"]*">([^]*?)<\/a>/g, "$1");
}

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md$/ },
      handler: (code) => ({ code: `export default ${JSON.stringify(htmlOf(code))};`, map: null }),
    },
  };
}
