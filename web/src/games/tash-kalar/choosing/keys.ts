/** Which keys do what at the table, unless somebody is typing. */

export type KeyAction = number | "back" | "undo" | "end" | "hint" | "options" | "keys";

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  Escape: "back",
  u: "undo",
  e: "end",
  h: "hint",
  o: "options",
  "?": "keys",
};

/** What a key means: the number of a card, or an action; null for anything else. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("input, textarea, select, [contenteditable]")) return null;
  const { key } = event;
  if (/^[1-9]$/u.test(key)) return Number(key);
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? byPlace(event);
}

/** Where a layout has other letters, or digits only with Shift, the place of the key counts. */
function byPlace({ key, code, shiftKey }: KeyboardEvent): KeyAction | null {
  if (shiftKey) return null;
  const digit = /^Digit([1-9])$/u.exec(code)?.[1];
  if (digit !== undefined) return Number(digit);
  // A layout with the letters of ours in other places means what it writes.
  const isForeign = /^[^\x20-\x7e]$/u.test(key);
  const letter = isForeign ? /^Key([A-Z])$/u.exec(code)?.[1] : undefined;
  return letter === undefined ? null : (ACTIONS[letter.toLowerCase()] ?? null);
}
