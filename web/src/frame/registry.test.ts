import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "./game";
import { firstGame, gameClient, gamePage, registerGames } from "./registry";

const fetchGo = vi.fn<() => Promise<GameClient>>();
const help = vi.fn();
const page = () => Promise.resolve(help);

beforeEach(() => {
  fetchGo.mockReset();
  const pages = { cards: page, help: page, picture: page };
  registerGames([
    { name: "chess", client: () => Promise.reject(new Error("not this one")), pages },
    { name: "go", client: fetchGo, pages },
  ]);
});

describe("the registered games", () => {
  it("offer the first one to a newcomer", async () => {
    expect(firstGame()).toBe("chess");
    expect(await gamePage("help")).toBe(help);
  });

  it("are each loaded once", async () => {
    fetchGo.mockResolvedValue({ name: "go" } as GameClient);
    expect(await gameClient("go")).toBe(await gameClient("go"));
    expect(fetchGo).toHaveBeenCalledTimes(1);
  });

  it("are loaded again after the network failed", async () => {
    fetchGo.mockRejectedValueOnce(new Error("offline"));
    await expect(gameClient("go")).rejects.toThrow("offline");
    fetchGo.mockResolvedValue({ name: "go" } as GameClient);
    expect((await gameClient("go")).name).toBe("go");
  });

  it("do not include a game of another name", async () => {
    await expect(gameClient("checkers")).rejects.toThrow("unknown game checkers");
  });
});
