/** What a screen reader is told: one polite region for the whole client. */

let told = $state.raw<{ text: string; count: number }>({ text: "", count: 0 });

/** What was announced last; the count grows, so that the same sentence is read again. */
export function announced(): { text: string; count: number } {
  return told;
}

/** Read a sentence when the reader is at rest. */
export function announce(text: string): void {
  if (text !== "") told = { text, count: told.count + 1 };
}
