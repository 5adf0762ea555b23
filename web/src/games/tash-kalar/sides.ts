/** Seats, sides and colours: a side owns pieces and points, a team or a player alone. */
import { schoolColour } from "./facts";
import type { Colour, School, Setup, Table } from "./shapes";

const TEAMS = 2;

/** What a view and a setup have in common. */
export interface Seating {
  readonly form: string;
  readonly teams?: boolean;
  readonly seats: readonly { readonly school: School }[];
}

/** The setup of a game that has begun. */
export function setupOf({ setup }: Table): Setup {
  if (!setup) throw new Error("the game has not begun");
  return setup;
}

/** The number of sides at a table. */
export function sides(seating: Seating): number {
  return sidesOf(seating.seats.length, seating.teams ?? false);
}

/** The number of sides that so many players make. */
export function sidesOf(players: number, teams: boolean): number {
  return teams ? TEAMS : players;
}

/** The side of a seat. */
export function sideOf(seating: Seating, seat: number): number {
  return seat % sides(seating);
}

/** The colour of each side. */
export function colours(seating: Seating): Colour[] {
  return seating.seats.slice(0, sides(seating)).map(({ school }) => schoolColour(school));
}

/** The colour that a seat plays; null for a spectator. */
export function colourOf(seating: Seating, seat: number): Colour | null {
  return seat < 0 ? null : (colours(seating)[sideOf(seating, seat)] ?? null);
}

/** The seats of a side, in turn order. */
export function seatsOf(seating: Seating, side: number): number[] {
  return seating.seats.map((_, seat) => seat).filter((seat) => sideOf(seating, seat) === side);
}
