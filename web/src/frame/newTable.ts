/** Creates tables and opens their pages. */
import * as server from "../api/server";
import { rememberPlan } from "./lastPlan";
import { botSitter, type Plan, createTableRequest, type Sitter, seatsFor } from "./plan";
import { firstGame, gameClient } from "./registry";
import { go } from "./router.svelte";
import { tablePath } from "./routes";

export async function createTable(plan: Plan): Promise<void> {
  const table = await server.createTable(createTableRequest(plan));
  rememberPlan(plan);
  go(tablePath(table.code));
}

/** A first game against the bot that suits a newcomer best. */
export async function createFirstTable(): Promise<void> {
  const shelf = await server.games();
  const bot = shelf.find((game) => game.name === firstGame())?.bots[0] ?? "greedy";
  await createTable(await defaultPlan(botSitter(bot)));
}

/** A table whose other seats are free for anybody with the link. */
export async function createTableForFriends(): Promise<void> {
  await createTable(await defaultPlan("anybody"));
}

async function defaultPlan(others: Sitter): Promise<Plan> {
  const game = firstGame();
  const { first } = await gameClient(game);
  return {
    game,
    options: first.options,
    seats: seatsFor(first.seats, others),
    clock: null,
    public: false,
    take_back: true,
    help: true,
    hints: null,
    talk: null,
    language: null,
  };
}
