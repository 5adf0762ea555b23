/** What has happened, in plain words, as one seat may know it: the same as the terminal says. */
import type { Moment, Said } from "../../../api/types";
import type { LogLine } from "../../../frame/game";
import { nameOf, type Say } from "../shapes";
import { colourOf, type Seating } from "../sides";

const BY_THE_ACTOR: readonly string[] = ["summoned", "invoked", "claimed"];

/** Sentences about the events of one choice. */
export function tellEvents(
  say: Say,
  seating: Seating,
  seat: number,
  events: readonly Said[],
  actor: number,
): string[] {
  const told: string[] = [];
  for (const group of groupedDraws(events)) {
    const [first] = group;
    if (first?.kind === "drew") told.push(drew(say, seating, seat, group));
    else if (first) told.push(one(say, seating, seat, first, actor));
  }
  return told;
}

/** The log: a heading for each turn, and under it a line for each choice that did something. */
export function tellMoments(
  say: Say,
  seating: Seating,
  seat: number,
  moments: readonly Moment[],
): LogLine[] {
  const lines: LogLine[] = [];
  for (const { moment, by, events } of moments) {
    const happened = events as Said[];
    const deeds = happened.filter(({ kind }) => kind !== "turn");
    const sentences = tellEvents(say, seating, seat, deeds, by ?? -1);
    if (sentences.length > 0) lines.push({ moment, text: sentences.join(" ") });
    for (const turn of happened.filter(({ kind }) => kind === "turn")) {
      lines.push({ moment, text: heading(say, seating, seat, turn), heading: true });
    }
  }
  return lines;
}

function heading(say: Say, seating: Seating, seat: number, turn: Said): string {
  if (turn.seat === seat) return say("tk-log-your-turn");
  return say("event-turn", { school: schoolOf(seating, turn.seat) });
}

/** Events one by one, but what a seat draws in a row together. */
function groupedDraws(events: readonly Said[]): Said[][] {
  const groups: Said[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.[0];
    const isMore = event.kind === "drew" && before?.kind === "drew" && before.seat === event.seat;
    if (isMore && last) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function drew(say: Say, seating: Seating, seat: number, events: readonly Said[]): string {
  const drawer = events[0]?.seat;
  if (drawer === seat) {
    const cards = events.map(({ card }) => nameOf(say, String(card))).join(", ");
    return say("event-drew-own", { cards });
  }
  return say("event-drew-other", { number: events.length, school: schoolOf(seating, drawer) });
}

function one(say: Say, seating: Seating, seat: number, event: Said, actor: number): string {
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
  return say(`event-${event.in_colour ? "scored-in-colour" : event.kind}`, values);
}

function isOwn(seating: Seating, seat: number, event: Said, actor: number): boolean {
  if (event.seat !== undefined) return event.seat === seat;
  if (seat < 0) return false;
  if (BY_THE_ACTOR.includes(event.kind)) return actor === seat;
  return event.colour === colourOf(seating, seat);
}

function schoolOf(seating: Seating, seat: Said[string] | undefined): string {
  return seating.seats[Number(seat)]?.school ?? "";
}
