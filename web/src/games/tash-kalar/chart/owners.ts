/** The styles of the sides in charts: colours, and the dash of a line. */
import type { Colour } from "../shapes";

const DASHES: Readonly<Record<Colour, string>> = {
  blue: "none",
  red: "9 4",
  yellow: "2 4",
  green: "12 3 2 3",
};

/** The CSS properties for a side. */
export function ownerStyle(colour: Colour): string {
  return `--owner: var(--${colour}-ink); --body: var(--${colour}-body); --dash: ${DASHES[colour]}`;
}
