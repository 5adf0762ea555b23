/** The people whose chat lines the reader has muted. */
import { SvelteSet } from "svelte/reactivity";
import { recallJson, rememberJson } from "../../memory";

const kept = recallJson("muted");
const muted = new SvelteSet<number>(
  Array.isArray(kept) ? kept.filter((person) => typeof person === "number") : [],
);

export function isMuted(person: number | null): boolean {
  return person !== null && muted.has(person);
}

export function mute(person: number, silent: boolean): void {
  if (silent) muted.add(person);
  else muted.delete(person);
  rememberJson("muted", [...muted]);
}
