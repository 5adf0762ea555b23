/** Loads what is kept afterwards. */

/** A function that loads once and gives everybody the same promise; a failed load is tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= load();
    asked.catch(() => (asked = null));
    return asked;
  };
}
