/** The games that the client shows. They are registered at the start: the frame imports none. */
import type { Component } from "svelte";
import type { GameName } from "../api/types";
import type { GameClient } from "./game";

/** A page about a game that needs no table. */
export type GamePage = "cards" | "help" | "picture";

/** How to load each part of a game when it is needed; `client` loads it once. */
export interface RegisteredGame<G extends GameName> {
  readonly client: () => Promise<GameClient<G>>;
  readonly pages: Readonly<Record<GamePage, () => Promise<Component>>>;
}

/** The games by name, the one for newcomers first; each has the types of its own content. */
export type Games = { readonly [G in GameName]?: RegisteredGame<G> };

let games: Games = {};

export function registerGames(all: Games): void {
  games = all;
}

/** Whether the client shows a game of this name. */
export function isGame(name: unknown): name is GameName {
  return typeof name === "string" && Object.hasOwn(games, name);
}

/** The game that a newcomer is offered. */
export function firstGame(): GameName {
  const first = Object.keys(games).find(isGame);
  if (first === undefined) throw new Error("no game is registered");
  return first;
}

/** The client of a game; fails when it is not registered, or when it cannot be loaded. */
export function gameClient<G extends GameName>(name: G): Promise<GameClient<G>> {
  const game = games[name];
  return game ? game.client() : Promise.reject(new Error(`unknown game ${name}`));
}

/** A page about the game that a newcomer is offered. */
export async function gamePage(page: GamePage): Promise<Component> {
  const load = games[firstGame()]?.pages[page];
  if (!load) throw new Error(`there is no page ${page}`);
  return load();
}
