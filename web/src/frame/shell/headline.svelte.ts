/** What the header says beside the name: which table one sits at. */

let text = $state("");

export function headline(): string {
  return text;
}

/** Say it as long as the one who says it is there; for use in an effect. */
export function showHeadline(next: string): () => void {
  text = next;
  return () => {
    if (text === next) text = "";
  };
}
