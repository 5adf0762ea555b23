/** The games this client can show, each fetched when it is needed. */
import type { Component } from "svelte";
import type { GameClient } from "../frame/game";

const CLIENTS: Readonly<Record<string, () => Promise<GameClient>>> = {
  "tash-kalar": async () => (await import("./tash-kalar")).client,
};

/** Pages about a game that need no table. */
const PAGES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  cards: () => import("./tash-kalar/pages/Cards.svelte"),
  help: () => import("./tash-kalar/pages/Help.svelte"),
  picture: () => import("./tash-kalar/pages/Picture.svelte"),
};

/** The game that a newcomer is offered. */
export const FIRST_GAME = "tash-kalar";

const loaded = new Map<string, Promise<GameClient>>();

/** The client of a game; throws when this client does not know it. */
export function gameClient(name: string): Promise<GameClient> {
  let client = loaded.get(name);
  if (!client) {
    const load = CLIENTS[name];
    if (!load) return Promise.reject(new Error(`unknown game ${name}`));
    client = load();
    loaded.set(name, client);
    client.catch(() => loaded.delete(name));
  }
  return client;
}

export async function gamePage(name: "cards" | "help" | "picture"): Promise<Component> {
  const page = PAGES[name];
  if (!page) throw new Error(`unknown page ${name}`);
  return (await page()).default;
}
