/** Finds the option that a person types: by its notation, or by squares and names. */
import { isFlare, type Option, type Say } from "../shapes";
import { optionText } from "./write";

/** The options that the text may mean; none when it means nothing here. */
export function parseTyped(typed: string, options: readonly Option[], say: Say): readonly Option[] {
  const text = normalise(typed);
  if (!text) return [];
  const exact = options.filter((option) => normalise(optionText(option)) === text);
  if (exact.length > 0) return exact;
  const { squares, words } = splitWords(text);
  const named = options.filter((option) => begins(words, vocabulary(option, say)));
  if (squares.length === 0) return named;
  const about = named.filter((option) => isAbout(option, squares));
  const placing = about.filter((option) => option.kind === "place");
  return words.length === 0 && placing.length === 1 ? placing : about;
}

/** A text without capitals, accents, needless spaces, and the names of main details (`card=`). */
export function normalise(text: string): string {
  return plain(text)
    .replace(/\b(?:card|square|direction|task|what)=/gu, "")
    .split(/\s+/u)
    .filter(Boolean)
    .join(" ");
}

function plain(text: string): string {
  // Unicode normalization does not decompose the Polish ł.
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
}

function splitWords(text: string): { squares: string[]; words: string[] } {
  const tokens = text.split(/[\s,]+|-(?=[a-i][1-9]\b)/u).filter(Boolean);
  const isSquare = (token: string) => /^[a-i][1-9]$/u.test(token);
  const others = tokens.filter((token) => !isSquare(token));
  return {
    squares: tokens.filter(isSquare),
    words: others.flatMap((token) => (isFlare(token) ? [token] : token.split("-"))).filter(Boolean),
  };
}

function begins(typed: readonly string[], names: readonly string[]): boolean {
  const known = names.flatMap((name) => plain(name).split(/[\s,-]+/u));
  return typed.every((part) => known.some((word) => word.startsWith(part)));
}

function isAbout(option: Option, squares: readonly string[]): boolean {
  const named = squares.join(" ");
  if ("from" in option) {
    return [`${option.from} ${option.to}`, option.to, option.from].includes(named);
  }
  if ("squares" in option) {
    const used: readonly string[] = option.squares;
    return squares.every((square) => used.includes(square));
  }
  return "square" in option && option.square === named;
}

/** The words by which an option can be found. */
function vocabulary(option: Option, say: Say): string[] {
  const names: string[] = [option.kind];
  for (const [detail, value] of Object.entries(option)) {
    if (typeof value !== "string" || ["kind", "square", "from", "to"].includes(detail)) continue;
    names.push(value);
    if (detail === "card" || detail === "task") names.push(say(value));
    if (detail === "colour") names.push(say("colour-name", { colour: value }));
    if (detail === "rank") names.push(say("rank-name", { rank: value }));
    if (detail === "direction") names.push(say("direction-name", { direction: value }));
  }
  return names;
}
