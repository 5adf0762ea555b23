/** The keys of the replay. */

export type KeyAction = "first" | "back" | "on" | "last" | "play";

const KEYS: Readonly<Record<string, KeyAction>> = {
  Home: "first",
  ArrowLeft: "back",
  ArrowRight: "on",
  End: "last",
  " ": "play",
};

/** What matters of a key that is pressed. */
type Pressed = Pick<
  KeyboardEvent,
  "key" | "target" | "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** The action of a key; null where something else on the page handles the key. */
export function keyAction(event: Pressed): KeyAction | null {
  const action = KEYS[event.key] ?? null;
  if (action === null || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, [role='grid'], [role='tablist'], summary"))
    return null;
  if (action === "play" && target?.closest("button, a")) return null;
  return action;
}
