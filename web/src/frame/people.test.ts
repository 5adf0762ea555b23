import { describe, expect, it } from "vitest";
import { tableWith } from "../api/shapes.fixture";
import { type Table, SPECTATOR } from "../api/types";
import { canChat } from "./people";

const table = (state: Table["state"], talk: boolean): Table => tableWith({ state, talk });

describe("the chat at a table", () => {
  it("is open to players before and after a game that forbids it", () => {
    expect(canChat(table("open", false), 0)).toBe(true);
    expect(canChat(table("drafting", false), 0)).toBe(true);
    expect(canChat(table("running", false), 0)).toBe(false);
    expect(canChat(table("finished", false), 0)).toBe(true);
  });

  it("is open to spectators during the game, and to players where it is allowed", () => {
    expect(canChat(table("running", false), SPECTATOR)).toBe(true);
    expect(canChat(table("running", true), 0)).toBe(true);
  });
});
