/** What is shown of a game besides its table in play: the replay and the result, in one chunk. */
export { default as Result } from "./Result.svelte";
export { default as Review } from "./Review.svelte";
