import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameMessage } from "../../../api/types";
import type { LiveGame } from "../../../frame/game";
import type { Catalogue } from "../shapes";
import { Decision } from "./decision.svelte";

const catalogue = { cards: {}, tasks: {}, flares: {}, squares: {} } as unknown as Catalogue;

const ACTION: GameMessage[] = [
  { kind: "place", square: "e5" },
  { kind: "summon", card: "knight", square: "e4" },
  { kind: "end-turn" },
];

/** A table at which one is asked this, and what was chosen there. */
function table(options: GameMessage[], kind = "action", help: object | null = null, away = false) {
  const chosen: GameMessage[] = [];
  let number = $state(1);
  let listed = $state.raw(options);
  const game = {
    seat: 0,
    ready: true,
    table: { seats: [{ seat: 0, away }] },
    get help() {
      return help;
    },
    get standing() {
      const view = {
        form: "duel",
        teams: false,
        seats: [{ school: "northern" }, { school: "southern" }],
        arena: { e4: "red common" },
        turn: { actions: 1, handed_over: false },
      };
      return { number, view, question: { seat: 0, kind, options: listed } };
    },
    choose: (option: GameMessage) => chosen.push(option),
  } as unknown as LiveGame;
  return {
    chosen,
    decision: new Decision(
      () => game,
      () => catalogue,
    ),
    /** Something happened; what is asked may be the same as before. */
    step(next: GameMessage[] = structuredClone(listed)) {
      number += 1;
      listed = next;
      flushSync();
    },
  };
}

describe("a decision", () => {
  it("takes the option that the clicks lead to", () => {
    const { decision, chosen } = table(ACTION);
    decision.card("knight");
    expect(chosen).toEqual([]);
    decision.square("e4");
    expect(chosen).toEqual([ACTION[1]]);
  });

  it("keeps the clicks when the same question comes again, and drops them otherwise", () => {
    const { decision, step } = table(ACTION);
    decision.card("knight");
    step();
    expect(decision.choice.selected).toEqual(["card:knight"]);
    step([{ kind: "place", square: "e5" }]);
    expect(decision.choice.selected).toEqual([]);
    expect(decision.canGoBack).toBe(false);
  });

  it("asks for confirmation before something of value is lost", () => {
    const { decision, chosen } = table(ACTION, "action", { lost: ["f34"], cards: {}, actions: {} });
    decision.take(ACTION[2] as GameMessage);
    expect(chosen).toEqual([]);
    expect(decision.unconfirmed).toEqual(ACTION[2]);
    decision.take(ACTION[2] as GameMessage);
    expect(chosen).toEqual([ACTION[2]]);
  });

  it("ends the turn at once when nothing is lost", () => {
    const { decision, chosen } = table(ACTION);
    decision.take(ACTION[2] as GameMessage);
    expect(chosen).toEqual([ACTION[2]]);
  });

  it("asks for confirmation before a claim is declined", () => {
    const claim: GameMessage[] = [{ kind: "claim", task: "diagonals" }, { kind: "decline" }];
    const { decision, chosen } = table(claim, "claim");
    decision.take(claim[1] as GameMessage);
    expect(chosen).toEqual([]);
    decision.back();
    expect(decision.unconfirmed).toBeNull();
    decision.part("task:diagonals");
    expect(chosen).toEqual([claim[0]]);
  });

  it("needs a second tap before a touch destroys something", () => {
    const { decision, chosen } = table(ACTION);
    decision.isTouch = true;
    decision.card("knight");
    decision.square("e4");
    expect(chosen).toEqual([]);
    expect([...decision.preview.doomed]).toEqual(["e4"]);
    decision.square("e4");
    expect(chosen).toEqual([ACTION[1]]);
  });

  it("has the reason why an action is not possible", () => {
    const help = { lost: [], cards: {}, actions: { "end-turn": "actions-left", discard: null } };
    const { decision } = table(ACTION.slice(0, 2), "action", help);
    expect(decision.disabledActions).toEqual([{ action: "end-turn", reason: "actions-left" }]);
  });

  it("is left to a substitute bot", () => {
    const { decision } = table(ACTION, "action", null, true);
    expect(decision.question).toBeNull();
    expect(decision.options).toEqual([]);
  });
});
