/** Says phrases in a language: `table/phrase.py` describes them, `locale/render.py` says them too. */
import type { Values } from "./words";

/** The value of a variable in a message, or a part of a list. */
export type Argument = string | number | Phrase;
type Arguments = Readonly<Record<string, Argument>>;

/**
 * A message and perhaps its values, a string of the campaign (`$key`), or a form with its parts:
 * `and` and `or` join them, `^` begins with a capital letter.
 */
export type Phrase = readonly [string, ...(Argument | Arguments)[]];

/** What says the messages of a language, and the strings of the campaign by their keys. */
export interface Speech {
  readonly say: (message: string, values: Values) => string;
  readonly string: (key: string) => string;
}

/** The text of a phrase. */
export function render([head, ...parts]: Phrase, speech: Speech): string {
  if (head.startsWith("$")) return speech.string(head.slice(1));
  if (head !== "^" && head !== "and" && head !== "or") {
    return speech.say(head, valuesOf(parts[0], speech));
  }
  const texts = parts.map((part) => String(valueOf(part, speech)));
  const last = texts.pop() ?? "";
  if (head === "^") return last.charAt(0).toUpperCase() + last.slice(1);
  return texts.length ? speech.say(`phrase-${head}`, { most: texts.join(", "), last }) : last;
}

function valuesOf(given: Phrase[number] | undefined, speech: Speech): Values {
  if (typeof given !== "object" || isPhrase(given)) return {};
  const entries = Object.entries(given);
  return Object.fromEntries(entries.map(([name, part]) => [name, valueOf(part, speech)]));
}

/** The value of a variable: a phrase as its text, anything else as it is. */
function valueOf(part: Phrase[number], speech: Speech): string | number {
  if (typeof part !== "object") return part;
  return isPhrase(part) ? render(part, speech) : "";
}

function isPhrase(part: Phrase | Arguments): part is Phrase {
  return Array.isArray(part);
}
