import { describe, expect, it } from "vitest";
import { RULEBOOKS } from "./rulebooks";

const blocks = (html: string) => html.match(/<(?:h\d|ul|ol|li|p|pre|table)\b/g);
const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

const TEXTS = RULEBOOKS.flatMap(({ game, html, translations }) =>
  Object.entries({ en: html, ...translations }).map(([language, text]) => ({
    game,
    language,
    text: text ?? html,
  })),
);

describe("the rules", () => {
  it.each(TEXTS)(
    "of $game in $language come as a page whose links lead to its own anchors",
    async ({ text }) => {
      const html = await text();
      const anchors = new Set(ids(html));
      const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link ?? "");
      expect(links.length).toBeGreaterThan(40);
      expect(links.filter((link) => !anchors.has(link.replace("#", "")))).toEqual([]);
      expect(html).not.toMatch(/<h1|<script|<style|\son\w+=/);
    },
  );

  it("of Tash-Kalar have the same anchors and blocks in every language", async () => {
    const texts = TEXTS.filter(({ game }) => game === "tash-kalar");
    const languages = texts.map(({ language }) => language);
    expect(languages).toEqual(expect.arrayContaining(["en", "cs", "de", "pl", "ru"]));
    const [english = "", ...others] = await Promise.all(texts.map(({ text }) => text()));
    expect(ids(english)).toContain("12t.5");
    for (const other of others) {
      expect(ids(other)).toEqual(ids(english));
      expect(blocks(other)).toEqual(blocks(english));
    }
  });
});
