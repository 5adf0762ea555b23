/** Numbers from the rules: when a game ends, and how many pieces there are. */
import type { Form, Rank, View } from "./shapes";
import { colours, type Seating, sides } from "./sides";

const TWO_SIDED_PIECES = 17;
const LEGENDARY_PIECES = 3;

/** The points, in melee the points in one colour, that trigger the end (10.4, 11.5, 12.5, 12F). */
export function pointsToEnd(seating: Seating): number {
  const limits: Record<Form, number> = {
    "first-game": 6,
    "high-form": 9,
    duel: 18,
    melee: sides(seating) === 3 ? 12 : 10,
  };
  return limits[seating.form as Form];
}

/** Whether the opponent compared with scores for a flare (8.3). */
export function flareScores(form: string): boolean {
  return form === "duel" || form === "melee";
}

/** The pieces that a side still has in stock: two-sided ones and legendary ones. */
export function stock(
  view: Seating & Pick<View, "arena">,
  side: number,
): { pieces: number; legendary: number } {
  const colour = colours(view)[side];
  const ranks = Object.values(view.arena)
    .map((piece) => piece.split(" ") as [string, Rank])
    .flatMap(([owner, rank]) => (owner === colour ? [rank] : []));
  const legendary = ranks.filter((rank) => rank === "legendary").length;
  const onTracks = view.form === "duel" ? 1 : view.form === "melee" ? sides(view) - 1 : 0;
  return {
    pieces: TWO_SIDED_PIECES - onTracks - (ranks.length - legendary),
    legendary: view.form === "first-game" ? 0 : LEGENDARY_PIECES - legendary,
  };
}

/** The points in Deathmatch for the pieces of one colour destroyed this turn (11.2). */
export function pointsFor(destroyed: Partial<Record<Rank, number>>): number {
  const { common = 0, heroic = 0, legendary = 0 } = destroyed;
  return 2 * legendary + heroic + Math.floor(common / 2);
}
