/** The description of a square for screen readers. */
import type { Catalogue, Option, Say } from "../shapes";
import { optionSentence, pieceValues, type Situation } from "./phrases";

/** Its name, colour, piece, and what a click would do. */
export function squareName(
  say: Say,
  situation: Situation,
  squares: Catalogue["squares"],
  square: string,
  click: Option | "further" | null,
): string {
  const colour = squares[square];
  const isOccupied = situation.view.arena[square] !== undefined;
  return [
    square,
    colour === "red" || colour === "green" ? say(`tk-square-${colour}`) : "",
    isOccupied ? say("tk-square-holds", pieceValues(situation, square)) : say("tk-square-empty"),
    click === "further" ? say("tk-can-choose") : click ? optionSentence(say, situation, click) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
