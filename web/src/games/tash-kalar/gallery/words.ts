/** The English texts of the cards, read from their files. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../../../src/legendarium/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

export function word(id: string, attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern).replace(/\s+/g, " ") : id;
}
