/** Events and moments in sentences, as one seat may know them: the same as in the terminal. */
import type { LogLine } from "../../../frame/game";
import { type GameEvent, HIDDEN, type Moment, nameOf, type Say } from "../shapes";
import { colourOf, type Seating, sideOf } from "../sides";

type Draw = Extract<GameEvent, { kind: "drew" }>;
type Resignation = Extract<GameEvent, { kind: "conceded" }>;

const EVENTS_OF_ACTOR: ReadonlySet<GameEvent["kind"]> = new Set(["summoned", "invoked", "claimed"]);

/** The events of one choice in sentences. */
export function eventSentences(
  say: Say,
  seating: Seating,
  seat: number,
  events: readonly GameEvent[],
  actor: number,
): string[] {
  const sentences: string[] = [];
  for (const group of groupedDraws(events)) {
    if (Array.isArray(group)) sentences.push(drawSentence(say, seating, seat, group));
    else if (group.kind === "conceded") sentences.push(resignSentence(say, seating, seat, group));
    else sentences.push(eventSentence(say, seating, seat, group, actor));
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
    const otherEvents = events.filter(({ kind }) => kind !== "turn");
    const sentences = eventSentences(say, seating, seat, otherEvents, by ?? -1);
    if (sentences.length > 0) lines.push({ moment, text: sentences.join(" ") });
    for (const event of events) {
      if (event.kind !== "turn") continue;
      lines.push({ moment, text: heading(say, seating, seat, event.seat), heading: true });
    }
  }
  return lines;
}

function heading(say: Say, seating: Seating, seat: number, player: number): string {
  if (player === seat) return say("tk-log-your-turn");
  return say("event-turn", { school: schoolOf(seating, player) });
}

/** The events, with the cards that one seat draws in a row together. */
function groupedDraws(events: readonly GameEvent[]): (Exclude<GameEvent, Draw> | Draw[])[] {
  const groups: ReturnType<typeof groupedDraws> = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.kind !== "drew") groups.push(event);
    else if (Array.isArray(last) && last[0]?.seat === event.seat) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function drawSentence(say: Say, seating: Seating, seat: number, draws: readonly Draw[]): string {
  const drawer = draws[0]?.seat;
  if (drawer === seat) {
    const cards = draws.map(({ card = HIDDEN }) => nameOf(say, card)).join(", ");
    return say("event-drew-own", { cards });
  }
  return say("event-drew-other", { number: draws.length, school: schoolOf(seating, drawer) });
}

/** A side has resigned, so the others have won. */
function resignSentence(say: Say, seating: Seating, seat: number, event: Resignation): string {
  const side = sideOf(seating, event.seat);
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
  event: GameEvent,
  actor: number,
): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    const isName = name === "card" || name === "flare" || name === "task";
    if (typeof value === "string") values[name] = isName ? nameOf(say, value) : value;
    else if (typeof value === "number") values[name] = value;
  }
  if ("seat" in event) values.school = schoolOf(seating, event.seat);
  values.you = isOwn(seating, seat, event, actor) ? "yes" : "no";
  if (event.kind === "handed-over") {
    values.partner = say("school-short", { school: schoolOf(seating, event.to) });
  }
  if (event.kind !== "scored") return say(`event-${event.kind}`, values);
  // The choice of another side gives points only if it invokes a flare (8.3).
  if (event.colour !== colourOf(seating, actor))
    return say("event-scored-by-flare", { in_colour: "none", ...values });
  return say(event.in_colour ? "event-scored-in-colour" : "event-scored", values);
}

function isOwn(seating: Seating, seat: number, event: GameEvent, actor: number): boolean {
  if ("seat" in event) return event.seat === seat;
  if (seat < 0) return false;
  if (EVENTS_OF_ACTOR.has(event.kind)) return actor === seat;
  return "colour" in event && event.colour === colourOf(seating, seat);
}

function schoolOf(seating: Seating, seat: number | undefined): string {
  return seat === undefined ? "" : (seating.seats[seat]?.school ?? "");
}
