/** Events and moments in sentences, as one seat may know them: the same as in the terminal. */
import type { Moment, GameMessage } from "../../../api/types";
import type { LogLine } from "../../../frame/game";
import { nameOf, type Say } from "../shapes";
import { colourOf, type Seating, sideOf } from "../sides";

const EVENTS_OF_ACTOR: readonly string[] = ["summoned", "invoked", "claimed"];

/** The events of one choice in sentences. */
export function eventSentences(
  say: Say,
  seating: Seating,
  seat: number,
  events: readonly GameMessage[],
  actor: number,
): string[] {
  const sentences: string[] = [];
  for (const group of groupedDraws(events)) {
    const [first] = group;
    if (first?.kind === "drew") sentences.push(drawSentence(say, seating, seat, group));
    else if (first?.kind === "conceded") sentences.push(resignSentence(say, seating, seat, first));
    else if (first) sentences.push(eventSentence(say, seating, seat, first, actor));
  }
  return sentences;
}

/** The log: a heading for each turn, and under it a line for each choice that did something. */
export function logLines(
  say: Say,
  seating: Seating,
  seat: number,
  moments: readonly Moment[],
): LogLine[] {
  const lines: LogLine[] = [];
  for (const { moment, by, events } of moments) {
    const happened = events as GameMessage[];
    const otherEvents = happened.filter(({ kind }) => kind !== "turn");
    const sentences = eventSentences(say, seating, seat, otherEvents, by ?? -1);
    if (sentences.length > 0) lines.push({ moment, text: sentences.join(" ") });
    for (const turn of happened.filter(({ kind }) => kind === "turn")) {
      lines.push({ moment, text: heading(say, seating, seat, turn), heading: true });
    }
  }
  return lines;
}

function heading(say: Say, seating: Seating, seat: number, turn: GameMessage): string {
  if (turn.seat === seat) return say("tk-log-your-turn");
  return say("event-turn", { school: schoolOf(seating, turn.seat) });
}

/** The events in groups: cards drawn in a row by one seat together, all others alone. */
function groupedDraws(events: readonly GameMessage[]): GameMessage[][] {
  const groups: GameMessage[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.[0];
    const isMore = event.kind === "drew" && before?.kind === "drew" && before.seat === event.seat;
    if (isMore && last) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function drawSentence(
  say: Say,
  seating: Seating,
  seat: number,
  events: readonly GameMessage[],
): string {
  const drawer = events[0]?.seat;
  if (drawer === seat) {
    const cards = events.map(({ card }) => nameOf(say, String(card))).join(", ");
    return say("event-drew-own", { cards });
  }
  return say("event-drew-other", { number: events.length, school: schoolOf(seating, drawer) });
}

/** A side has resigned, so the others have won. */
function resignSentence(say: Say, seating: Seating, seat: number, event: GameMessage): string {
  const side = sideOf(seating, Number(event.seat));
  const all = seating.seats.map((_, each) => each);
  const losers = all.filter((each) => sideOf(seating, each) === side);
  const winners = all.filter((each) => sideOf(seating, each) !== side);
  return `${resignedText(say, seating, losers, seat)} ${wonText(say, seating, winners, seat)}`;
}

function resignedText(
  say: Say,
  seating: Seating,
  seats: readonly number[],
  reader: number,
): string {
  if (seats.includes(reader) && !seating.teams) return say("result-conceded-own");
  const names = seats.map((seat) => say("school-short", { school: schoolOf(seating, seat) }));
  return say("result-conceded", { names: names.join(", "), number: seats.length });
}

function wonText(say: Say, seating: Seating, seats: readonly number[], reader: number): string {
  if (seats.includes(reader) && !seating.teams) return say("result-won-own");
  if (seats.length === 1) return say("result-won", { school: schoolOf(seating, seats[0]) });
  const names = seats.map((seat) => say("school-name", { school: schoolOf(seating, seat) }));
  return say("result-won-team", { names: names.join(", ") });
}

function eventSentence(
  say: Say,
  seating: Seating,
  seat: number,
  event: GameMessage,
  actor: number,
): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (!Array.isArray(value)) values[name] = value;
  }
  if (event.seat !== undefined) values.school = schoolOf(seating, event.seat);
  values.you = isOwn(seating, seat, event, actor) ? "yes" : "no";
  for (const name of ["card", "flare", "task"]) {
    if (event[name] !== undefined) values[name] = nameOf(say, String(event[name]));
  }
  if (event.kind === "handed-over") {
    values.partner = say("school-short", { school: schoolOf(seating, event.to) });
  }
  if (event.kind !== "scored") return say(`event-${event.kind}`, values);
  // The choice of another side gives points only if it invokes a flare (8.3).
  if (event.colour !== colourOf(seating, actor))
    return say("event-scored-by-flare", { in_colour: "none", ...values });
  return say(event.in_colour ? "event-scored-in-colour" : "event-scored", values);
}

function isOwn(seating: Seating, seat: number, event: GameMessage, actor: number): boolean {
  if (event.seat !== undefined) return event.seat === seat;
  if (seat < 0) return false;
  if (EVENTS_OF_ACTOR.includes(event.kind)) return actor === seat;
  return event.colour === colourOf(seating, seat);
}

function schoolOf(seating: Seating, seat: GameMessage[string] | undefined): string {
  return seating.seats[Number(seat)]?.school ?? "";
}
