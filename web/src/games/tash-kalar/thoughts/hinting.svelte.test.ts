import { describe, expect, it, vi } from "vitest";
import type { Hint } from "../../../api/types";
import type { Playing } from "../../../frame/game";
import type { Deciding } from "../choosing/deciding.svelte";
import type { Catalogue } from "../shapes";
import { Hinting } from "./hinting.svelte";

vi.mock("../../../frame/levels", () => ({ levelsOf: () => Promise.resolve(["adept", "master"]) }));

/** A table that allows hints, at which bots answer when the test wants it. */
async function table() {
  const asked: string[] = [];
  let hint = $state.raw<Hint | null>(null);
  let thinks = $state(false);
  let ready = $state(true);
  const playing = {
    table: { hints: true },
    get hint() {
      return hint;
    },
    get hinting() {
      return thinks;
    },
    get ready() {
      return ready;
    },
    askHint(level: string) {
      asked.push(level);
      [hint, thinks] = [null, true];
    },
    forgetHint() {
      [hint, thinks] = [null, false];
    },
  } as unknown as Playing;
  const hinting = new Hinting(
    () => playing,
    { asked: {}, situation: {} } as unknown as Deciding,
    () => ({}) as Catalogue,
  );
  await hinting.learn("tash-kalar");
  return {
    asked,
    hinting,
    answer(level: string) {
      [hint, thinks] = [{ level, lines: [] }, false];
    },
    lose() {
      ready = false;
    },
  };
}

describe("hints", () => {
  it("are asked of the level that is chosen", async () => {
    const { hinting, asked, answer } = await table();
    expect(hinting.level).toBe("adept");
    hinting.ask();
    answer("adept");
    hinting.ask("master");
    expect(asked).toEqual(["adept", "master"]);
    expect(hinting.level).toBe("master");
  });

  it("leave the level alone while a bot thinks", async () => {
    const { hinting, asked, answer } = await table();
    hinting.ask();
    expect(hinting.canAsk).toBe(false);
    hinting.ask("master");
    expect(asked).toEqual(["adept"]);
    expect(hinting.level).toBe("adept");
    answer("adept");
    expect(hinting.canAsk).toBe(true);
  });

  it("are named by the level that answered", async () => {
    const { hinting, answer } = await table();
    hinting.ask("adept");
    answer("master");
    expect(hinting.level).toBe("master");
    hinting.close();
    expect(hinting.level).toBe("adept");
  });

  it("are not asked for while nothing can be sent", async () => {
    const { hinting, asked, lose } = await table();
    lose();
    hinting.ask("master");
    expect(asked).toEqual([]);
    expect(hinting.level).toBe("adept");
  });
});
