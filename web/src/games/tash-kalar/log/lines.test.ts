import { describe, expect, it } from "vitest";
import { momentWith } from "../../../api/shapes.fixture";
import { EVENTS, say } from "../choosing/fixture";
import type { GameEvent } from "../shapes";
import { eventSentences, logLines } from "./lines";

describe("events in sentences", () => {
  for (const [number, { setup, actor, readers }] of EVENTS.entries()) {
    for (const { seat, events, told } of readers) {
      it(`matches the terminal (${number}, for seat ${seat})`, () => {
        // The terminal does not announce the reader's own turn; the log has a heading for it.
        const known = events.filter((event) => event.kind !== "turn" || event.seat !== seat);
        expect(eventSentences(say, setup, seat, known, actor)).toEqual(told);
      });
    }
  }
});

describe("points", () => {
  const seats = [{ school: "northern" }, { school: "southern" }, { school: "highland" }] as const;
  const melee = { form: "melee", teams: false, seats };
  const scored: GameEvent = { kind: "scored", colour: "red", points: 1, in_colour: "blue" };

  it("for a flare are named as such for every reader", () => {
    const because = "1 point in blue because a flare was invoked.";
    expect(eventSentences(say, melee, 0, [scored], 0)).toEqual([`Red scores ${because}`]);
    expect(eventSentences(say, melee, 1, [scored], 0)).toEqual([`You score ${because}`]);
  });

  it("for the reader's own choice have no reason", () => {
    expect(eventSentences(say, melee, 0, [scored], 1)).toEqual(["Red scores 1 point in blue."]);
  });
});

describe("the log", () => {
  const seating = {
    form: "duel",
    teams: false,
    seats: [{ school: "northern" as const }, { school: "southern" as const }],
  };
  const placed: GameEvent[] = [
    { kind: "placed", square: "e3", colour: "red", rank: "common" },
    { kind: "turn", seat: 0 },
  ];
  const moments = [
    momentWith({ moment: 0, by: null }),
    momentWith({ moment: 1, by: 1, events: placed, closes: true }),
    momentWith({ moment: 2, by: 0, option: { kind: "decline" } }),
  ];

  it("has a line for each choice that did something, and a heading for each turn", () => {
    expect(logLines(say, seating, 0, moments)).toEqual([
      { moment: 1, text: "A red common piece is placed on e3." },
      { moment: 1, text: say("tk-log-your-turn"), heading: true },
    ]);
    expect(logLines(say, seating, 1, moments)[1]?.text).toBe("Northern Imperial starts a turn.");
  });
});
