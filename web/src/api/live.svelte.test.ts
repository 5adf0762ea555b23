import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ends } from "./connection";
import { Live } from "./live.svelte";
import type { ClientMessage, ServerMessage, Standing, Table } from "./types";

const { sent, lines } = vi.hoisted(() => ({ sent: [] as ClientMessage[], lines: [] as Ends[] }));

vi.mock("./connection", () => ({
  Connection: class {
    constructor(ends: Ends) {
      lines.push(ends);
    }
    send(message: ClientMessage): boolean {
      sent.push(message);
      return true;
    }
  },
}));
vi.mock("./server", () => ({ moments: () => Promise.resolve({ moments: [] }) }));

const TABLE = { code: "ABC", help: false } as Table;
const REFUSAL = { type: "refused", code: "too-long", message: "No.", answers: null } as const;

const view = (number: number): ServerMessage => ({
  type: "view",
  seat: 0,
  standing: { number, moment: 0 } as Standing,
});
const hint = (number: number, level = "adept"): ServerMessage => ({
  type: "hint",
  number,
  hint: { level, lines: [] },
});

/** A table at which question number 5 is asked, and what the server says next. */
function sit(): { live: Live; hear: (message: ServerMessage) => void; line: Ends } {
  const live = new Live(TABLE);
  const line = lines.at(-1) as Ends;
  const hear = (message: ServerMessage): void => line.heard(JSON.stringify(message));
  line.changed(true);
  hear(view(5));
  return { live, hear, line };
}

const asked = (): ClientMessage[] => sent.filter(({ type }) => type === "hint");

beforeEach(() => void sent.splice(0));

describe("a hint", () => {
  it("is waited for, and shown when it comes", () => {
    const { live, hear } = sit();
    live.askHint("adept");
    expect(asked()).toEqual([{ type: "hint", answers: 5, level: "adept" }]);
    expect(live.hinting).toBe(true);
    hear(hint(5));
    expect(live.hinting).toBe(false);
    expect(live.hint?.level).toBe("adept");
  });

  it("is not wanted any more by whoever closed it", () => {
    const { live, hear } = sit();
    live.askHint("adept");
    live.forgetHint();
    expect(live.hinting).toBe(false);
    hear(hint(5));
    expect(live.hint).toBeNull();
    live.askHint("adept");
    expect(asked()).toHaveLength(2);
  });

  it("is waited for again when one asks again, without a second question to the bot", () => {
    const { live, hear } = sit();
    live.askHint("adept");
    live.forgetHint();
    live.askHint("adept");
    expect(asked()).toHaveLength(1);
    expect(live.hinting).toBe(true);
    hear(hint(5));
    expect(live.hint?.level).toBe("adept");
  });

  it("of another question is asked for anew", () => {
    const { live, hear } = sit();
    live.askHint("adept");
    hear(view(6));
    expect(live.hinting).toBe(false);
    live.askHint("adept");
    expect(asked().at(-1)).toMatchObject({ answers: 6 });
    hear(hint(5));
    expect(live.hint).toBeNull();
  });

  it("that comes after something was refused is shown all the same", () => {
    const { live, hear } = sit();
    live.askHint("adept");
    hear(REFUSAL);
    expect(live.hinting).toBe(false);
    hear(hint(5));
    expect(live.hint?.level).toBe("adept");
  });

  it("is asked for anew after the connection was lost", () => {
    const { live, line } = sit();
    live.askHint("adept");
    line.changed(false);
    line.changed(true);
    expect(live.hinting).toBe(false);
    live.askHint("adept");
    expect(asked()).toHaveLength(2);
  });
});
