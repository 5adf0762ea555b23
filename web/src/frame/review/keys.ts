/** What a key means while a game is looked at again. */

export type Meaning = "first" | "back" | "on" | "last" | "play";

const KEYS: Readonly<Record<string, Meaning>> = {
  Home: "first",
  ArrowLeft: "back",
  ArrowRight: "on",
  End: "last",
  " ": "play",
};

/** Null where something else on the page needs the key itself. */
export function keyMeans(event: KeyboardEvent): Meaning | null {
  const meaning = KEYS[event.key] ?? null;
  if (meaning === null || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, [role='grid'], [role='tablist'], summary"))
    return null;
  if (meaning === "play" && target?.closest("button, a")) return null;
  return meaning;
}
