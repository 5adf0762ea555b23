import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { seatWith, standingWith, tableWith, turnWith, viewWith } from "../../../api/shapes.fixture";
import { liveGameWith } from "../../../frame/game.fixture";
import { catalogueWith } from "../catalogue.fixture";
import type { Help, LiveGame, Option } from "../shapes";
import { Decision } from "./decision.svelte";

const PLACE: Option = { kind: "place", square: "e5" };
const SUMMON: Option = { kind: "summon", card: "knight", square: "e4" };
const END: Option = { kind: "end-turn" };
const ACTION: Option[] = [PLACE, SUMMON, END];

function helpWith(parts: Partial<Help>): Help {
  return { actions: {}, cards: {}, flare: null, lost: [], stocks: {}, tasks: {}, ...parts };
}

/** A table at which one is asked this, and what was chosen there. */
function table(options: Option[], kind = "action", help: Help | null = null, away = false) {
  const chosen: Option[] = [];
  let number = $state(1);
  let listed = $state.raw(options);
  const game: LiveGame = {
    ...liveGameWith({ table: tableWith({ seats: [seatWith({ away })] }), help }),
    get standing() {
      const view = viewWith({ arena: { e4: "red common" }, turn: turnWith({ actions: 1 }) });
      return standingWith({ number, view, question: { seat: 0, kind, options: listed } });
    },
    choose: (option) => chosen.push(option),
  };
  return {
    chosen,
    decision: new Decision(() => game, catalogueWith),
    /** Something happened; what is asked may be the same as before. */
    step(next: Option[] = structuredClone(listed)) {
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
    expect(chosen).toEqual([SUMMON]);
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
    const { decision, chosen } = table(ACTION, "action", helpWith({ lost: ["f34"] }));
    decision.take(END);
    expect(chosen).toEqual([]);
    expect(decision.unconfirmed).toEqual(END);
    decision.take(END);
    expect(chosen).toEqual([END]);
  });

  it("ends the turn at once when nothing is lost", () => {
    const { decision, chosen } = table(ACTION);
    decision.take(END);
    expect(chosen).toEqual([END]);
  });

  it("asks for confirmation before a claim is declined", () => {
    const claim: Option = { kind: "claim", task: "diagonals" };
    const decline: Option = { kind: "decline" };
    const { decision, chosen } = table([claim, decline], "claim");
    decision.take(decline);
    expect(chosen).toEqual([]);
    decision.back();
    expect(decision.unconfirmed).toBeNull();
    decision.part("task:diagonals");
    expect(chosen).toEqual([claim]);
  });

  it("needs a second tap before a touch destroys something", () => {
    const { decision, chosen } = table(ACTION);
    decision.isTouch = true;
    decision.card("knight");
    decision.square("e4");
    expect(chosen).toEqual([]);
    expect([...decision.preview.doomed]).toEqual(["e4"]);
    decision.square("e4");
    expect(chosen).toEqual([SUMMON]);
  });

  it("has the reason why an action is not possible", () => {
    const help = helpWith({ actions: { "end-turn": "actions-left", discard: null } });
    const { decision } = table(ACTION.slice(0, 2), "action", help);
    expect(decision.disabledActions).toEqual([{ action: "end-turn", reason: "actions-left" }]);
  });

  it("is left to a substitute bot", () => {
    const { decision } = table(ACTION, "action", null, true);
    expect(decision.question).toBeNull();
    expect(decision.options).toEqual([]);
  });
});
