import { describe, expect, it } from "vitest";
import { htmlOf } from "./markdown.plugin";
import { registerRulebooks, rulebook, textFor } from "./rulebooks";
import { rulePath, splitRules } from "./rules";

const BOOK = {
  game: "go",
  title: "Go",
  html: () => Promise.resolve("Rules"),
  translations: { cs: () => Promise.resolve("Pravidla") },
};

describe("the rules", () => {
  it("exist for the games that have a rulebook", () => {
    registerRulebooks([BOOK]);
    expect(rulebook("go")).toBe(BOOK);
    expect(rulebook("constructor")).toBeNull();
  });

  it("come in the reader's language, or else in English", () => {
    expect(textFor(BOOK, "cs")).toEqual({ language: "cs", html: BOOK.translations.cs });
    expect(textFor(BOOK, "de")).toEqual({ language: "en", html: BOOK.html });
    expect(textFor(BOOK, "en")).toEqual({ language: "en", html: BOOK.html });
  });

  it("open at a rule", () => {
    expect(rulePath("tash-kalar")).toBe("/rules/tash-kalar");
    expect(rulePath("tash-kalar", "12T.5")).toBe("/rules/tash-kalar#12t.5");
  });

  it("are split out of a list of numbers", () => {
    const numbers = splitRules("4.1–4.3, 12T.5").filter(({ isRule }) => isRule);
    expect(numbers.map(({ text }) => text)).toEqual(["4.1", "4.3", "12T.5"]);
    expect(
      splitRules("4.1–4.3, 12T.5")
        .map(({ text }) => text)
        .join(""),
    ).toBe("4.1–4.3, 12T.5");
  });

  it("leave out their title and their links to other documents", () => {
    expect(htmlOf("# Rules\n\n[there](../there.md), [here](#8.3)\n")).toBe(
      '<p>there, <a href="#8.3">here</a></p>\n',
    );
  });

  it("keep words of one letter off the end of a line", () => {
    const document = '# Pravidla\n\n<a id="1"></a>kámen v\naréně a\nveverka\n';
    expect(htmlOf(document, "cs")).toBe('<p><a id="1"></a>kámen v\u00a0aréně a\u00a0veverka</p>\n');
  });
});
