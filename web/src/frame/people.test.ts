import { describe, expect, it } from "vitest";
import { type Table, WATCHER } from "../api/types";
import { mayTalk } from "./people";

const table = (state: Table["state"], talk: boolean): Table => ({ state, talk }) as Table;

describe("those at a table", () => {
  it("talk before and after a game in which they are silent", () => {
    expect(mayTalk(table("open", false), 0)).toBe(true);
    expect(mayTalk(table("drafting", false), 0)).toBe(true);
    expect(mayTalk(table("running", false), 0)).toBe(false);
    expect(mayTalk(table("finished", false), 0)).toBe(true);
  });

  it("talk during the game if they watch, or where it is allowed", () => {
    expect(mayTalk(table("running", false), WATCHER)).toBe(true);
    expect(mayTalk(table("running", true), 0)).toBe(true);
  });
});
