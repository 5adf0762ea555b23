/** The components for an analysed game, in a chunk of their own. */
export { default as Analysis } from "./Analysis.svelte";
export { default as Better } from "./Better.svelte";
