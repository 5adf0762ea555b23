/** The numbers of a table, from the facts of its form. */
import { formOf, worthDestroyed } from "./facts";
import { readPiece } from "./arena/pieces";
import type { Rank, View } from "./shapes";
import { colours, type Seating, sides } from "./sides";

/** The points, or the points in one colour, that trigger the end. */
export function pointsToEnd(seating: Seating): number {
  return forSides(formOf(seating).points_to_end, sides(seating));
}

/** The entry for a number of sides. */
export function forSides<T>(bySides: Readonly<Record<string, T>>, number: number): T {
  const found = bySides[number];
  if (found === undefined) throw new Error(`the form is not for ${number} sides`);
  return found;
}

/** The pieces that a side still has in stock: two-sided ones and legendary ones. */
export function stock(
  view: Seating & Pick<View, "arena">,
  side: number,
): { pieces: number; legendary: number } {
  const colour = colours(view)[side];
  const form = formOf(view);
  const ranks = Object.values(view.arena).flatMap((text) => {
    const piece = readPiece(text);
    return piece?.colour === colour ? [piece?.rank] : [];
  });
  const legendary = ranks.filter((rank) => rank === "legendary").length;
  return {
    pieces: forSides(form.stock, sides(view)) - (ranks.length - legendary),
    legendary: form.legends - legendary,
  };
}

/** The points for the pieces of one colour destroyed this turn, where they score. */
export function pointsFor(destroyed: Partial<Record<Rank, number>>): number {
  const { common = 0, heroic = 0, legendary = 0 } = destroyed;
  const worth = worthDestroyed();
  return worth.legendary * legendary + worth.heroic * heroic + Math.floor(common / worth.commons);
}
