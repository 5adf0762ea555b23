import { describe, expect, it } from "vitest";
import { retryDelay } from "./connection";
import type { components } from "./schema";
import { initialState, hasGap, reduce, type LiveState, withMoments } from "./reducer";
import { momentWith, standingWith, tableWith } from "./shapes.fixture";
import type { ChatLine, ServerMessage, StepMessage } from "./types";

type Schemas = components["schemas"];

const TABLE = tableWith();
const standing = (number: number, moment: number) => standingWith({ number, moment });
const moment = (number: number) => momentWith({ moment: number, scores: [7] });

function stepTo(
  number: number,
  moment: number,
  cause: StepMessage["cause"] = "choice",
): StepMessage {
  const events: StepMessage["events"] = [{ kind: "gained-action", number }];
  return {
    type: "step",
    game: "tash-kalar",
    cause,
    by: 0,
    events,
    standing: standing(number, moment),
  };
}

function after(...messages: ServerMessage[]): LiveState {
  return messages.reduce(reduce, initialState(TABLE));
}

const hint = (number: number): ServerMessage => ({
  type: "hint",
  game: "tash-kalar",
  number,
  hint: { level: "adept", lines: [] },
});

const HELP: Schemas["TashKalarHelp"] = {
  actions: {},
  cards: {},
  flare: null,
  lost: [],
  stocks: {},
  tasks: {},
};
const VIEW: ServerMessage = { type: "view", game: "tash-kalar", seat: 1, standing: standing(4, 2) };

describe("the state of a table", () => {
  it("takes a fresh view as it is and notices that earlier moments are missing", () => {
    const state = after(VIEW);
    expect(state.seat).toBe(1);
    expect(state.events).toEqual([]);
    expect(hasGap(state)).toBe(true);
    expect(hasGap(withMoments(state, [moment(0), moment(1), moment(2)]))).toBe(false);
  });

  it("appends a moment for each step and keeps its events for the animation", () => {
    const state = withMoments(after(VIEW), [moment(0), moment(1), moment(2)]);
    const next = reduce(state, stepTo(5, 3));
    expect(next.moments.map((each) => each.moment)).toEqual([0, 1, 2, 3]);
    expect(next.events).toEqual([{ kind: "gained-action", number: 5 }]);
    expect(hasGap(next)).toBe(false);
  });

  it("keeps a hint until the position changes, and ignores one for another standing", () => {
    expect(after(VIEW, hint(3)).hint).toBeNull();
    const state = after(VIEW, hint(4));
    expect(state.hint?.level).toBe("adept");
    expect(reduce(state, stepTo(5, 3)).hint).toBeNull();
  });

  it("removes the moments that an undo takes back", () => {
    const state = withMoments(after(VIEW), [moment(0), moment(1), moment(2)]);
    const back = reduce(state, stepTo(5, 1, "take-back"));
    expect(back.moments.map((each) => each.moment)).toEqual([0, 1]);
    const again = reduce(back, stepTo(6, 2));
    expect(again.moments.map((each) => each.moment)).toEqual([0, 1, 2]);
    expect(again.moments.at(-1)?.events).toEqual([{ kind: "gained-action", number: 6 }]);
  });

  it("ignores a step that it has already received", () => {
    const state = reduce(after(VIEW), stepTo(5, 3));
    expect(reduce(state, stepTo(5, 3))).toBe(state);
    expect(reduce(state, stepTo(4, 2))).toBe(state);
  });

  it("appends the moments that arrived while the list was loading", () => {
    const state = reduce(after(VIEW), stepTo(5, 3));
    const whole = withMoments(state, [moment(0), moment(1), moment(2)]);
    expect(whole.moments.map((each) => each.moment)).toEqual([0, 1, 2, 3]);
    expect(whole.moments[1]?.scores).toEqual([7]);
  });

  it("keeps help only for the standing it belongs to", () => {
    const state = after(VIEW);
    const help = (number: number) =>
      ({ type: "help", game: "tash-kalar", number, help: HELP }) as const;
    const helped = reduce(state, help(4));
    expect(helped.help).toEqual(HELP);
    expect(reduce(state, help(3)).help).toBeNull();
    expect(reduce(helped, stepTo(5, 3)).help).toBeNull();
  });

  it("shows a refusal until the next step, and changes nothing else", () => {
    const state = after(VIEW);
    const refused = reduce(state, {
      type: "refused",
      code: "late",
      message: "Too late.",
      rule: "4.1",
      answers: 4,
    });
    expect(refused.refusal).toEqual({ message: "Too late.", rule: "4.1" });
    expect(refused.standing).toBe(state.standing);
    expect(reduce(refused, stepTo(5, 3)).refusal).toBeNull();
  });

  it("keeps each chat line once, in order", () => {
    const line = (id: number): ChatLine => {
      return { id, person: 1, name: "Ann", seat: 0, text: `line ${id}`, at: "" };
    };
    const state = after({ type: "chat", lines: [line(1), line(3)] });
    const more = reduce(state, { type: "chat", lines: [line(3), line(2)] });
    expect(more.chat.map((each) => each.id)).toEqual([1, 2, 3]);
  });

  it("follows the open undo request", () => {
    const request = { id: 9, by: 0, to_moment: 1, agreed: [], waiting: [1] };
    const asked = after({ type: "request", request, refused_by: null });
    expect(asked.request).toBe(request);
    const over = reduce(asked, { type: "request", request: null, refused_by: 1 });
    expect(over.request).toBeNull();
    expect(over.refusedBy).toBe(1);
    expect(reduce(over, VIEW).refusedBy).toBeNull();
  });
});

describe("the retry delay", () => {
  it("grows with each attempt, has jitter and an upper limit", () => {
    expect(retryDelay(0, 0)).toBe(250);
    expect(retryDelay(0, 1)).toBe(500);
    expect(retryDelay(3, 1)).toBe(4000);
    expect(retryDelay(100, 1)).toBe(15_000);
  });
});
