import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionEvents } from "./connection";
import { Live } from "./live.svelte";
import { standingWith, tableWith } from "./shapes.fixture";
import type { ClientMessage, ServerMessage } from "./types";

const { sent, connections } = vi.hoisted(() => {
  const sent: ClientMessage[] = [];
  const connections: ConnectionEvents[] = [];
  return { sent, connections };
});

vi.mock("./connection", () => ({
  Connection: class {
    constructor(events: ConnectionEvents) {
      connections.push(events);
    }
    send(message: ClientMessage): boolean {
      sent.push(message);
      return true;
    }
  },
}));
vi.mock("./server", () => ({ moments: () => Promise.resolve({ moments: [] }) }));

const TABLE = tableWith({ help: false });
const REFUSAL = {
  type: "refused",
  code: "too-long",
  message: "No.",
  rule: "",
  answers: null,
} as const;

const view = (number: number): ServerMessage => ({
  type: "view",
  game: "tash-kalar",
  seat: 0,
  standing: standingWith({ number }),
});
const hint = (number: number, level = "adept"): ServerMessage => ({
  type: "hint",
  game: "tash-kalar",
  number,
  hint: { level, lines: [] },
});

/** A live table at standing number 5, with a way to receive server messages. */
function joinTable(): {
  live: Live;
  receive: (message: ServerMessage) => void;
  connection: ConnectionEvents;
} {
  const live = new Live(TABLE);
  const connection = connections.at(-1);
  if (!connection) throw new Error("the table has not connected");
  const receive = (message: ServerMessage): void => connection.onMessage(JSON.stringify(message));
  connection.onOpenChange(true);
  receive(view(5));
  return { live, receive, connection };
}

const hintRequests = (): ClientMessage[] => sent.filter(({ type }) => type === "hint");

beforeEach(() => void sent.splice(0));

describe("a hint", () => {
  it("is shown when it arrives", () => {
    const { live, receive } = joinTable();
    live.requestHint("adept");
    expect(hintRequests()).toEqual([{ type: "hint", answers: 5, level: "adept" }]);
    expect(live.hintPending).toBe(true);
    receive(hint(5));
    expect(live.hintPending).toBe(false);
    expect(live.hint?.level).toBe("adept");
  });

  it("is dropped when its panel was closed", () => {
    const { live, receive } = joinTable();
    live.requestHint("adept");
    live.closeHint();
    expect(live.hintPending).toBe(false);
    receive(hint(5));
    expect(live.hint).toBeNull();
    live.requestHint("adept");
    expect(hintRequests()).toHaveLength(2);
  });

  it("is shown after a second request, which does not ask the bot again", () => {
    const { live, receive } = joinTable();
    live.requestHint("adept");
    live.closeHint();
    live.requestHint("adept");
    expect(hintRequests()).toHaveLength(1);
    expect(live.hintPending).toBe(true);
    receive(hint(5));
    expect(live.hint?.level).toBe("adept");
  });

  it("is requested again for another question", () => {
    const { live, receive } = joinTable();
    live.requestHint("adept");
    receive(view(6));
    expect(live.hintPending).toBe(false);
    live.requestHint("adept");
    expect(hintRequests().at(-1)).toMatchObject({ answers: 6 });
    receive(hint(5));
    expect(live.hint).toBeNull();
  });

  it("is shown even if another message was refused meanwhile", () => {
    const { live, receive } = joinTable();
    live.requestHint("adept");
    receive(REFUSAL);
    expect(live.hintPending).toBe(false);
    receive(hint(5));
    expect(live.hint?.level).toBe("adept");
  });

  it("is requested again after the connection was lost", () => {
    const { live, connection } = joinTable();
    live.requestHint("adept");
    connection.onOpenChange(false);
    connection.onOpenChange(true);
    expect(live.hintPending).toBe(false);
    live.requestHint("adept");
    expect(hintRequests()).toHaveLength(2);
  });
});

describe("a message", () => {
  it("that this client does not know, or of another game, changes nothing", () => {
    const { live, connection } = joinTable();
    const before = live.standing;
    connection.onMessage(JSON.stringify({ type: "fireworks" }));
    connection.onMessage(JSON.stringify({ ...view(6), type: "toString" }));
    connection.onMessage(JSON.stringify({ ...view(6), game: "chess" }));
    connection.onMessage("null");
    expect(live.standing).toBe(before);
    connection.onMessage(JSON.stringify(view(6)));
    expect(live.standing.number).toBe(6);
  });

  it("that chooses names the game and the question", () => {
    const { live } = joinTable();
    live.choose({ kind: "decline" });
    expect(sent).toEqual([
      { type: "choose", game: "tash-kalar", answers: 5, option: { kind: "decline" } },
    ]);
  });
});
