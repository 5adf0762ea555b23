import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Said } from "../../../api/types";
import type { Playing } from "../../../frame/game";
import type { Catalogue } from "../shapes";
import { Deciding } from "./deciding.svelte";

const catalogue = { cards: {}, tasks: {}, flares: {}, squares: {} } as unknown as Catalogue;

const ACTION: Said[] = [
  { kind: "place", square: "e5" },
  { kind: "summon", card: "knight", square: "e4" },
  { kind: "end-turn" },
];

/** A table at which one is asked this, and what was chosen there. */
function table(options: Said[], kind = "action", help: object | null = null, away = false) {
  const chosen: Said[] = [];
  let number = $state(1);
  let listed = $state.raw(options);
  const playing = {
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
    choose: (option: Said) => chosen.push(option),
  } as unknown as Playing;
  return {
    chosen,
    deciding: new Deciding(
      () => playing,
      () => catalogue,
    ),
    /** Something happened; what is asked may be the same as before. */
    step(next: Said[] = structuredClone(listed)) {
      number += 1;
      listed = next;
      flushSync();
    },
  };
}

describe("deciding", () => {
  it("takes what was clicked to the end", () => {
    const { deciding, chosen } = table(ACTION);
    deciding.card("knight");
    expect(chosen).toEqual([]);
    deciding.square("e4");
    expect(chosen).toEqual([ACTION[1]]);
  });

  it("keeps what was clicked when the same is asked again, and forgets it otherwise", () => {
    const { deciding, step } = table(ACTION);
    deciding.card("knight");
    step();
    expect(deciding.choice.selected).toEqual(["card:knight"]);
    step([{ kind: "place", square: "e5" }]);
    expect(deciding.choice.selected).toEqual([]);
    expect(deciding.canGoBack).toBe(false);
  });

  it("asks again before something of value is lost", () => {
    const { deciding, chosen } = table(ACTION, "action", { lost: ["f34"], cards: {}, actions: {} });
    deciding.take(ACTION[2] as Said);
    expect(chosen).toEqual([]);
    expect(deciding.doubted).toEqual(ACTION[2]);
    deciding.take(ACTION[2] as Said);
    expect(chosen).toEqual([ACTION[2]]);
  });

  it("ends the turn at once when nothing is lost", () => {
    const { deciding, chosen } = table(ACTION);
    deciding.take(ACTION[2] as Said);
    expect(chosen).toEqual([ACTION[2]]);
  });

  it("asks again before no task is claimed", () => {
    const claim: Said[] = [{ kind: "claim", task: "diagonals" }, { kind: "decline" }];
    const { deciding, chosen } = table(claim, "claim");
    deciding.take(claim[1] as Said);
    expect(chosen).toEqual([]);
    deciding.back();
    expect(deciding.doubted).toBeNull();
    deciding.part("task:diagonals");
    expect(chosen).toEqual([claim[0]]);
  });

  it("wants a second tap of a finger that would destroy something", () => {
    const { deciding, chosen } = table(ACTION);
    deciding.touches = true;
    deciding.card("knight");
    deciding.square("e4");
    expect(chosen).toEqual([]);
    expect([...deciding.preview.doomed]).toEqual(["e4"]);
    deciding.square("e4");
    expect(chosen).toEqual([ACTION[1]]);
  });

  it("tells why an action is not possible", () => {
    const help = { lost: [], cards: {}, actions: { "end-turn": "actions-left", discard: null } };
    const { deciding } = table(ACTION.slice(0, 2), "action", help);
    expect(deciding.dead).toEqual([{ deed: "end-turn", why: "actions-left" }]);
  });

  it("leaves the choosing to a bot that sits in", () => {
    const { deciding } = table(ACTION, "action", null, true);
    expect(deciding.asked).toBeNull();
    expect(deciding.options).toEqual([]);
  });
});
