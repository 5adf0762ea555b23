/** Changes to who is to sit on which seat of a new table. Pure. */
import { type Sitter, seatsFor } from "./plan";

/** The same people at a table of another size. */
export function resizeSeats(seats: readonly Sitter[], number: number, others: Sitter): Sitter[] {
  const kept = seatsFor(number, others).map((sitter, seat) => seats[seat] ?? sitter);
  const first = kept.indexOf("me");
  return kept.map((sitter, seat) => (sitter === "me" && seat !== first ? others : sitter));
}

/** Put somebody on a seat; the reader, who can have only one, swaps with whoever sits there. */
export function assignSeat(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  return seats.map((each, at) => {
    if (at === seat) return sitter;
    return sitter === "me" && each === "me" ? (seats[seat] ?? "anybody") : each;
  });
}
