/** What typography demands of a text in a language. */

/** Words of one letter that must not end a line, by language; none of them is the name of a tag. */
const NO_BREAK_AFTER: Readonly<Record<string, RegExp>> = {
  cs: /(?<![\p{L}\p{N}<])([aikosuvz])\s+/giu,
  pl: /(?<![\p{L}\p{N}<])([aiouwz])\s+/giu,
};

/** The text, or HTML, with such words bound to the word that follows. */
export function boundWords(text: string, language: string): string {
  const noBreakAfter = NO_BREAK_AFTER[language];
  return noBreakAfter ? text.replace(noBreakAfter, "$1\u00a0") : text;
}
