import { describe, expect, it } from "vitest";
import czech from "./languages/cs";
import english from "./languages/en";
import { negotiate } from "./negotiate";
import { bundle, Words } from "./words";

const EN = bundle("en", [
  "name = a\n    knight\nknight = Knight\n    .effect = Up to { $number ->\n    [one] one move\n   *[other] { $number } moves\n}.\nonly = Only { name }\n",
]);
const CS = bundle("cs", ["name = jezdec\nbroken = { missing }\n"]);
const FULL = bundle("en", ["broken = whole\n"]);

describe("words", () => {
  it("say a message, its attribute, and the messages it refers to", () => {
    const words = new Words([EN]);
    expect(words.say("name")).toBe("a knight");
    expect(words.say("only")).toBe("Only a knight");
    expect(words.say("knight.effect", { number: 1 })).toBe("Up to one move.");
    expect(words.say("knight.effect", { number: 3 })).toBe("Up to 3 moves.");
  });

  it("fall back where a language lacks a message or cannot complete it", () => {
    const words = new Words([CS, EN, FULL]);
    expect(words.say("name")).toBe("jezdec");
    expect(words.say("knight")).toBe("Knight");
    expect(words.say("broken")).toBe("whole");
    expect(words.say("nothing")).toBeNull();
    expect(words.has("knight.effect")).toBe(true);
    expect(words.has("knight.cause")).toBe(false);
  });

  it("let no word of one letter end a line where the language minds", () => {
    const said = "rule = Hrdina a\n    legenda stojí v aréně; i to se počítá";
    expect(new Words([bundle("cs", [said])]).say("rule")).toBe(
      "Hrdina a\u00a0legenda stojí v\u00a0aréně; i\u00a0to se počítá",
    );
    expect(new Words([bundle("en", ["rule = a knight"])]).say("rule")).toBe("a knight");
  });

  it("keep a space that must not break", () => {
    expect(new Words([bundle("de", ["deck = 3\u00a0Karten"])]).say("deck")).toBe("3\u00a0Karten");
  });

  it("come from the files that the server and the terminal use", () => {
    expect(new Words([bundle("en", english)]).say("knight.effect")).toMatch(/combat moves/);
    expect(new Words([bundle("cs", czech)]).has("knight.effect")).toBe(true);
  });
});

describe("the language", () => {
  it("is the chosen one, else the best the browser asks for, else English", () => {
    expect(negotiate("pl", ["de"])).toBe("pl");
    expect(negotiate(null, ["fr-CH", "de-AT", "en"])).toBe("de");
    expect(negotiate("xx", ["cs-CZ"])).toBe("cs");
    expect(negotiate(null, ["fr"])).toBe("en");
  });
});
