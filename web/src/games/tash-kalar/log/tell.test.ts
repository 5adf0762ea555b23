import { describe, expect, it } from "vitest";
import type { Moment } from "../../../api/types";
import { EVENTS, say } from "../choosing/fixture";
import { tellEvents, tellMoments } from "./tell";

describe("what happened", () => {
  for (const [number, { setup, actor, readers }] of EVENTS.entries()) {
    for (const { seat, events, told } of readers) {
      it(`is told as in the terminal (${number}, to seat ${seat})`, () => {
        // The terminal leaves out that it is one's own turn; here that is a heading.
        const known = events.filter((event) => event.kind !== "turn" || event.seat !== seat);
        expect(tellEvents(say, setup, seat, known, actor)).toEqual(told);
      });
    }
  }
});

describe("the log", () => {
  const seating = {
    form: "duel",
    teams: false,
    seats: [{ school: "northern" as const }, { school: "southern" as const }],
  };
  const moments: Moment[] = [
    { moment: 0, by: null, option: null, events: [], scores: [0, 0], closes: false },
    {
      moment: 1,
      by: 1,
      option: { kind: "place" },
      events: [
        { kind: "placed", square: "e3", colour: "red", rank: "common" },
        { kind: "turn", seat: 0 },
      ],
      scores: [0, 0],
      closes: true,
    },
    { moment: 2, by: 0, option: { kind: "decline" }, events: [], scores: [0, 0], closes: false },
  ];

  it("has a line for each choice that did something, and a heading for each turn", () => {
    expect(tellMoments(say, seating, 0, moments)).toEqual([
      { moment: 1, text: "A red common piece is placed on e3." },
      { moment: 1, text: say("tk-log-your-turn"), heading: true },
    ]);
    expect(tellMoments(say, seating, 1, moments)[1]?.text).toBe("Northern Imperial begins a turn.");
  });
});
