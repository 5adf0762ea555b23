/** What the replay page needs once a game is analysed, in a chunk of its own. */
export { default as Analysis } from "./Analysis.svelte";
export { default as Better } from "./Better.svelte";
