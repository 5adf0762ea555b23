/** Announcements for screen readers: one polite live region for the whole client. */

let current = $state.raw<{ text: string; count: number }>({ text: "", count: 0 });

/** The last announcement; the count grows, so that the same sentence is read again. */
export function announcement(): { text: string; count: number } {
  return current;
}

/** Let a screen reader read a sentence once it has finished the one before. */
export function announce(text: string): void {
  if (text !== "") current = { text, count: current.count + 1 };
}
