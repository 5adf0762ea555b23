/** The golden phrases say in the client what they say in Python (`tests/locale/test_golden_phrases.py`). */
import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/phrases.json?raw";
import { LANGUAGES } from "./negotiate";
import { type Phrase, render, type Speech } from "./render";
import { bundle, Words } from "./words";

interface Golden {
  readonly strings: Readonly<Record<string, string>>;
  readonly phrases: readonly { phrase: Phrase; texts: Readonly<Record<string, string>> }[];
}

const { strings, phrases }: Golden = JSON.parse(golden);

const files = import.meta.glob<string>("../../../src/legendarium/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A language without English to fall back on: whatever it lacks is a failure. */
function speech(language: string): Speech {
  const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const words = new Words([
    bundle(
      language,
      ofLanguage.map(([, text]) => text),
    ),
  ]);
  return {
    say: (message, values) => words.format(message, values) ?? `{${message}}`,
    string: (key) => strings[key] ?? `{${key}}`,
  };
}

describe("a phrase", () => {
  it.each(LANGUAGES)("says what it says in Python: %s", (language) => {
    const spoken = speech(language);
    // The client alone keeps words of one letter off the end of a line.
    const texts = phrases.map(({ phrase }) => render(phrase, spoken).replaceAll("\u00a0", " "));
    expect(texts).toEqual(phrases.map(({ texts }) => texts[language]));
  });

  it("is in the golden file many times", () => {
    expect(phrases.length).toBeGreaterThan(500);
  });
});
