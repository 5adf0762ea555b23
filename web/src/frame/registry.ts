/** The games that the client shows. They are registered at the start: the frame imports none. */
import type { Component } from "svelte";
import type { GameClient } from "./game";

/** A page about a game that needs no table. */
export type GamePage = "cards" | "help" | "picture";

/** A game, and how to load each part of it when it is needed. */
export interface RegisteredGame {
  readonly name: string;
  readonly client: () => Promise<GameClient>;
  readonly pages: Readonly<Record<GamePage, () => Promise<Component>>>;
}

let games: readonly RegisteredGame[] = [];
const loaded = new Map<string, Promise<GameClient>>();

/** Register the games, the one for newcomers first. */
export function registerGames(all: readonly RegisteredGame[]): void {
  games = all;
  loaded.clear();
}

/** The game that a newcomer is offered. */
export function firstGame(): string {
  return first().name;
}

/** The client of a game; fails when there is no such game, or when it cannot be loaded. */
export function gameClient(name: string): Promise<GameClient> {
  const found = loaded.get(name);
  if (found) return found;
  const game = games.find((game) => game.name === name);
  if (!game) return Promise.reject(new Error(`unknown game ${name}`));
  const client = game.client();
  loaded.set(name, client);
  client.catch(() => loaded.delete(name));
  return client;
}

/** A page about the game that a newcomer is offered. */
export function gamePage(page: GamePage): Promise<Component> {
  return first().pages[page]();
}

function first(): RegisteredGame {
  const [game] = games;
  if (!game) throw new Error("no game is registered");
  return game;
}
