import { describe, expect, it } from "vitest";
import { RULEBOOKS } from "./rulebooks";

describe("the rules", () => {
  it.each(RULEBOOKS)(
    "of $title come as a page whose links lead to its own anchors",
    async (book) => {
      const html = await book.html();
      const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link ?? "");
      expect(links.length).toBeGreaterThan(40);
      expect(links.filter((link) => !anchors.has(link.replace("#", "")))).toEqual([]);
      expect(html).not.toMatch(/<h1|<script|<style|\son\w+=/);
    },
  );

  it("have an anchor for each number", async () => {
    const book = RULEBOOKS.find(({ game }) => game === "tash-kalar");
    expect(await book?.html()).toContain('id="12t.5"');
  });
});
