/** The addresses of rules, and the rule numbers in a text. */

/** The address of the rules of a game, or of one of them: `/rules/tash-kalar#8.3`. */
export function rulePath(game: string, rule = ""): string {
  return `/rules/${game}${rule && `#${rule.toLowerCase()}`}`;
}

/** Splits a list of rules, such as "4.1–4.3, 12T.5", into rule numbers and the text between them. */
export function splitRules(
  rules: string,
): readonly { readonly text: string; readonly isRule: boolean }[] {
  return rules
    .split(/(\d+[TF]?\.\d+)/)
    .filter(Boolean)
    .map((text) => ({ text, isRule: /\d/.test(text) }));
}
