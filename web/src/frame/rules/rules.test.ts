import { describe, expect, it } from "vitest";
import { htmlOf } from "./markdown.plugin";
import { registerRulebooks, rulebook } from "./rulebooks";
import { rulePath, splitRules } from "./rules";

describe("the rules", () => {
  it("exist for the games that have a rulebook", () => {
    const book = { game: "go", title: "Go", html: () => Promise.resolve("") };
    registerRulebooks([book]);
    expect(rulebook("go")).toBe(book);
    expect(rulebook("constructor")).toBeNull();
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
});
