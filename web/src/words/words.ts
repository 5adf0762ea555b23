/** The messages of one language, with English for those that it lacks. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type Message,
} from "@fluent/bundle";
import { boundWords } from "./typography";

type Pattern = NonNullable<Message["value"]>;

/** The values of a message: a text, the name of a variant, or a number. */
export type Values = Readonly<Record<string, string | number>>;

/** `NAMES($text, $things)`: 1 if a text names each thing of a list, otherwise 0. */
const names: FluentFunction = ([text, things]) =>
  new FluentNumber(
    Number(
      String(things)
        .split(", ")
        .every((thing) => String(text).includes(thing)),
    ),
  );

/** The functions that messages may call; `locale/functions.py` has the same ones. */
const FUNCTIONS = { NAMES: names };

/** A bundle of message files. */
export function bundle(language: string, files: readonly string[]): FluentBundle {
  const result = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const file of files) result.addResource(new FluentResource(file));
  return result;
}

export class Words {
  constructor(private readonly bundles: readonly FluentBundle[]) {}

  /** Whether the message, or the attribute of one (`knight.effect`), exists. */
  has(message: string): boolean {
    return this.bundles.some((each) => pattern(each, message) !== null);
  }

  /**
   * A message with its values filled in, or null when no language has it. A message with errors is
   * taken from the next language instead.
   */
  format(message: string, values: Values = {}): string | null {
    let incomplete: string | null = null;
    for (const each of this.bundles) {
      const found = pattern(each, message);
      if (found === null) continue;
      const errors: Error[] = [];
      const text = oneParagraph(each.formatPattern(found, { ...values }, errors), each.locales);
      if (errors.length === 0) return text;
      incomplete ??= text;
    }
    return incomplete;
  }
}

/** Join the lines of a message: line breaks in a message file have no meaning. */
function oneParagraph(text: string, locales: readonly string[]): string {
  const joined = text
    .split(/[ \t\r\n]+/u)
    .filter(Boolean)
    .join(" ");
  return boundWords(joined, locales[0] ?? "");
}

function pattern(from: FluentBundle, message: string): Pattern | null {
  const [name = "", attribute] = message.split(".", 2);
  const found = from.getMessage(name);
  if (!found) return null;
  return (attribute ? found.attributes[attribute] : found.value) ?? null;
}
