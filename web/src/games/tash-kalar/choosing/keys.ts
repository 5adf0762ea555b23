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
  if (/^[1-9]$/u.test(event.key)) return Number(event.key);
  return ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
