import { describe, expect, it } from "vitest";
import { waitBefore } from "./connection";
import { atFirst, hasGap, hear, type Known, withMoments } from "./hearing";
import type { ChatLine, Moment, ServerMessage, Standing, StepMessage, Table } from "./types";

const TABLE = { code: "ABCD", number: 0, help: true } as unknown as Table;

function standing(number: number, moment: number): Standing {
  return {
    number,
    moment,
    view: {},
    question: null,
    asides: [],
    can_take_back: false,
    can_request: false,
    clocks: null,
    outcome: null,
  };
}

function stepTo(
  number: number,
  moment: number,
  cause: StepMessage["cause"] = "choice",
): StepMessage {
  const events = [{ kind: "placed", number }];
  return { type: "step", cause, by: 0, events, standing: standing(number, moment) };
}

function moment(number: number): Moment {
  return { moment: number, by: 0, option: null, events: [], scores: [7], closes: false };
}

function after(...messages: ServerMessage[]): Known {
  return messages.reduce(hear, atFirst(TABLE));
}

const hint = (number: number): ServerMessage => ({
  type: "hint",
  number,
  hint: { level: "adept", lines: [] },
});

const VIEW: ServerMessage = { type: "view", seat: 1, standing: standing(4, 2) };

describe("hearing", () => {
  it("takes a fresh view as it is and knows that the moments before it are missing", () => {
    const known = after(VIEW);
    expect(known.seat).toBe(1);
    expect(known.events).toEqual([]);
    expect(hasGap(known)).toBe(true);
    expect(hasGap(withMoments(known, [moment(0), moment(1), moment(2)]))).toBe(false);
  });

  it("appends a moment for each step and keeps its events for the animation", () => {
    const known = withMoments(after(VIEW), [moment(0), moment(1), moment(2)]);
    const next = hear(known, stepTo(5, 3));
    expect(next.moments.map((each) => each.moment)).toEqual([0, 1, 2, 3]);
    expect(next.events).toEqual([{ kind: "placed", number: 5 }]);
    expect(hasGap(next)).toBe(false);
  });

  it("keeps a hint until the position changes, and hears none for another one", () => {
    expect(after(VIEW, hint(3)).hint).toBeNull();
    const known = after(VIEW, hint(4));
    expect(known.hint?.level).toBe("adept");
    expect(hear(known, stepTo(5, 3)).hint).toBeNull();
  });

  it("lets a take-back remove moments, and numbers go on", () => {
    const known = withMoments(after(VIEW), [moment(0), moment(1), moment(2)]);
    const back = hear(known, stepTo(5, 1, "take-back"));
    expect(back.moments.map((each) => each.moment)).toEqual([0, 1]);
    const again = hear(back, stepTo(6, 2));
    expect(again.moments.map((each) => each.moment)).toEqual([0, 1, 2]);
    expect(again.moments.at(-1)?.events).toEqual([{ kind: "placed", number: 6 }]);
  });

  it("ignores a step that it heard already", () => {
    const known = hear(after(VIEW), stepTo(5, 3));
    expect(hear(known, stepTo(5, 3))).toBe(known);
    expect(hear(known, stepTo(4, 2))).toBe(known);
  });

  it("puts what came while the moments were loading behind them", () => {
    const known = hear(after(VIEW), stepTo(5, 3));
    const whole = withMoments(known, [moment(0), moment(1), moment(2)]);
    expect(whole.moments.map((each) => each.moment)).toEqual([0, 1, 2, 3]);
    expect(whole.moments[1]?.scores).toEqual([7]);
  });

  it("keeps help only for the standing it belongs to", () => {
    const known = after(VIEW);
    const helped = hear(known, { type: "help", number: 4, help: { cards: {} } });
    expect(helped.help).toEqual({ cards: {} });
    expect(hear(known, { type: "help", number: 3, help: {} }).help).toBeNull();
    expect(hear(helped, stepTo(5, 3)).help).toBeNull();
  });

  it("shows a refusal until the game goes on, and changes nothing else", () => {
    const known = after(VIEW);
    const refused = hear(known, {
      type: "refused",
      code: "late",
      message: "Too late.",
      answers: 4,
    });
    expect(refused.refusal).toBe("Too late.");
    expect(refused.standing).toBe(known.standing);
    expect(hear(refused, stepTo(5, 3)).refusal).toBeNull();
  });

  it("knows each line of the chat once, in order", () => {
    const line = (id: number): ChatLine =>
      ({ id, person: 1, name: "Ann", seat: 0, text: `line ${id}`, at: "" }) as ChatLine;
    const known = after({ type: "chat", lines: [line(1), line(3)] });
    const more = hear(known, { type: "chat", lines: [line(3), line(2)] });
    expect(more.chat.map((each) => each.id)).toEqual([1, 2, 3]);
  });

  it("follows the open request for a take-back", () => {
    const request = { id: 9, by: 0, to_moment: 1, agreed: [], waiting: [1] };
    const asked = after({ type: "request", request, refused_by: null });
    expect(asked.request).toBe(request);
    const over = hear(asked, { type: "request", request: null, refused_by: 1 });
    expect(over.request).toBeNull();
    expect(over.refusedBy).toBe(1);
    expect(hear(over, VIEW).refusedBy).toBeNull();
  });
});

describe("waiting before a new attempt", () => {
  it("grows, is spread by chance, and has an end", () => {
    expect(waitBefore(0, 0)).toBe(250);
    expect(waitBefore(0, 1)).toBe(500);
    expect(waitBefore(3, 1)).toBe(4000);
    expect(waitBefore(100, 1)).toBe(15_000);
  });
});
