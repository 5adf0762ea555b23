import { describe, expect, it } from "vitest";
import czech from "virtual:language/cs";
import english from "virtual:language/en";
import { LANGUAGES, languageName, negotiate } from "./negotiate";
import { bundle, Words } from "./words";

const EN = bundle("en", [
  "name = a\n    knight\nknight = Knight\n    .effect = Up to { $number ->\n    [one] one move\n   *[other] { $number } moves\n}.\nonly = Only { name }\n",
]);
const CS = bundle("cs", ["name = jezdec\nbroken = { missing }\n"]);
const FULL = bundle("en", ["broken = whole\n"]);

describe("words", () => {
  it("format a message, its attribute, and the messages it refers to", () => {
    const words = new Words([EN]);
    expect(words.format("name")).toBe("a knight");
    expect(words.format("only")).toBe("Only a knight");
    expect(words.format("knight.effect", { number: 1 })).toBe("Up to one move.");
    expect(words.format("knight.effect", { number: 3 })).toBe("Up to 3 moves.");
  });

  it("fall back where a language lacks a message or cannot complete it", () => {
    const words = new Words([CS, EN, FULL]);
    expect(words.format("name")).toBe("jezdec");
    expect(words.format("knight")).toBe("Knight");
    expect(words.format("broken")).toBe("whole");
    expect(words.format("nothing")).toBeNull();
    expect(words.has("knight.effect")).toBe(true);
    expect(words.has("knight.cause")).toBe(false);
  });

  it("keep words of one letter off the end of a line in languages that require it", () => {
    const message = "rule = Hrdina a\n    legenda stojí v aréně; i to se počítá";
    expect(new Words([bundle("cs", [message])]).format("rule")).toBe(
      "Hrdina a\u00a0legenda stojí v\u00a0aréně; i\u00a0to se počítá",
    );
    expect(new Words([bundle("en", ["rule = a knight"])]).format("rule")).toBe("a knight");
  });

  it("keep a non-breaking space", () => {
    expect(new Words([bundle("de", ["deck = 3\u00a0Karten"])]).format("deck")).toBe(
      "3\u00a0Karten",
    );
  });

  it("come from the files that the server and the terminal use", () => {
    expect(new Words([bundle("en", english)]).format("knight.effect")).toMatch(/combat moves/);
    expect(new Words([bundle("cs", czech)]).has("knight.effect")).toBe(true);
  });
});

describe("the language", () => {
  it("is the chosen one, else the browser's best match, else English", () => {
    expect(negotiate("pl", ["de"])).toBe("pl");
    expect(negotiate(null, ["fr-CH", "de-AT", "en"])).toBe("de");
    expect(negotiate("xx", ["cs-CZ"])).toBe("cs");
    expect(negotiate(null, ["fr"])).toBe("en");
  });

  it("is one with a folder of message files, and has its own name for itself", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES.map(languageName)).toEqual(
      expect.arrayContaining(["English", "Čeština", "Deutsch", "Polski", "Русский"]),
    );
  });
});
