import { describe, expect, it, vi } from "vitest";
import { standingWith, tableWith } from "../../../api/shapes.fixture";
import { liveGameWith } from "../../../frame/game.fixture";
import { catalogueWith } from "../catalogue.fixture";
import { Decision } from "../choosing/decision.svelte";
import type { LiveGame } from "../shapes";
import { Hints } from "./hints.svelte";

vi.mock("../../../frame/levels", () => ({ levelsOf: () => Promise.resolve(["adept", "master"]) }));

/** A table that allows hints, with bots that answer when the test tells them to. */
async function table() {
  const asked: string[] = [];
  let hint = $state.raw<LiveGame["hint"]>(null);
  let thinks = $state(false);
  let ready = $state(true);
  const question = { seat: 0, kind: "action", options: [{ kind: "end-turn" as const }] };
  const game: LiveGame = {
    ...liveGameWith({ table: tableWith({ hints: true }), standing: standingWith({ question }) }),
    get hint() {
      return hint;
    },
    get hintPending() {
      return thinks;
    },
    get ready() {
      return ready;
    },
    requestHint(level: string) {
      asked.push(level);
      [hint, thinks] = [null, true];
    },
    closeHint() {
      [hint, thinks] = [null, false];
    },
  };
  const live = () => game;
  const hints = new Hints(live, new Decision(live, catalogueWith), catalogueWith);
  await hints.loadLevels("tash-kalar");
  return {
    asked,
    hints,
    answer(level: string) {
      [hint, thinks] = [{ level, lines: [] }, false];
    },
    lose() {
      ready = false;
    },
  };
}

describe("hints", () => {
  it("are requested from the chosen level", async () => {
    const { hints, asked, answer } = await table();
    expect(hints.level).toBe("adept");
    hints.ask();
    answer("adept");
    hints.ask("master");
    expect(asked).toEqual(["adept", "master"]);
    expect(hints.level).toBe("master");
  });

  it("do not change the level while one is pending", async () => {
    const { hints, asked, answer } = await table();
    hints.ask();
    expect(hints.canAsk).toBe(false);
    hints.ask("master");
    expect(asked).toEqual(["adept"]);
    expect(hints.level).toBe("adept");
    answer("adept");
    expect(hints.canAsk).toBe(true);
  });

  it("show the level that answered", async () => {
    const { hints, answer } = await table();
    hints.ask("adept");
    answer("master");
    expect(hints.level).toBe("master");
    hints.close();
    expect(hints.level).toBe("adept");
  });

  it("are not requested while disconnected", async () => {
    const { hints, asked, lose } = await table();
    lose();
    hints.ask("master");
    expect(asked).toEqual([]);
    expect(hints.level).toBe("adept");
  });
});
