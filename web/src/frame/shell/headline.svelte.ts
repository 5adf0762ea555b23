/** The text beside the name in the header: the table that the reader is at. */

let text = $state("");

export function headline(): string {
  return text;
}

/** Show a headline; returns the cleanup, for use in an effect. */
export function setHeadline(next: string): () => void {
  text = next;
  return () => {
    if (text === next) text = "";
  };
}
