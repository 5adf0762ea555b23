/** The keys of the table. */

export type KeyAction = number | "back" | "undo" | "end" | "hint" | "options" | "keys";

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  Escape: "back",
  u: "undo",
  e: "end",
  h: "hint",
  o: "options",
  "?": "keys",
};

/** What matters of a key that is pressed. */
type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "target" | "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** The number of a card, or an action; null for any other key and while somebody is typing. */
export function keyAction(event: Pressed): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return null;
  const { key } = event;
  if (/^[1-9]$/u.test(key)) return Number(key);
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? byPlace(event);
}

/** On layouts with other letters, or digits only with Shift, the position of the key counts. */
function byPlace({ key, code, shiftKey }: Pressed): KeyAction | null {
  if (shiftKey) return null;
  const digit = /^Digit([1-9])$/u.exec(code)?.[1];
  if (digit !== undefined) return Number(digit);
  // A Latin layout with its letters in other positions counts by the letter that it types.
  const isForeign = /^[^\x20-\x7e]$/u.test(key);
  const letter = isForeign ? /^Key([A-Z])$/u.exec(code)?.[1] : undefined;
  return letter === undefined ? null : (ACTIONS[letter.toLowerCase()] ?? null);
}
