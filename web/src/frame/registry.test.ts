import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "./game";
import { gameClientWith } from "./game.fixture";
import { firstGame, gameClient, gamePage, isGame, registerGames } from "./registry";

const fetchClient = vi.fn<() => Promise<GameClient>>();
const help = vi.fn();
const page = () => Promise.resolve(help);
const pages = { cards: page, help: page, picture: page };

beforeEach(() => {
  fetchClient.mockReset();
  registerGames({ "tash-kalar": { client: fetchClient, pages } });
});

describe("the registered games", () => {
  it("offer the first one to a newcomer", async () => {
    expect(firstGame()).toBe("tash-kalar");
    expect(await gamePage("help")).toBe(help);
  });

  it("are loaded by name", async () => {
    const client = gameClientWith();
    fetchClient.mockResolvedValue(client);
    expect(await gameClient("tash-kalar")).toBe(client);
  });

  it("are loaded again after the network failed", async () => {
    fetchClient.mockRejectedValueOnce(new Error("offline"));
    await expect(gameClient("tash-kalar")).rejects.toThrow("offline");
    fetchClient.mockResolvedValue(gameClientWith());
    expect((await gameClient("tash-kalar")).name).toBe("tash-kalar");
  });

  it("do not include a game of another name", async () => {
    expect(isGame("tash-kalar")).toBe(true);
    expect(isGame("checkers")).toBe(false);
    expect(isGame("toString")).toBe(false);
    registerGames({});
    expect(isGame("tash-kalar")).toBe(false);
    await expect(gameClient("tash-kalar")).rejects.toThrow("unknown game tash-kalar");
  });
});
