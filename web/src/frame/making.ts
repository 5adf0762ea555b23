/** Making tables and going there. */
import * as server from "../api/server";
import { FIRST_GAME, gameClient } from "../games";
import { rememberPlan } from "./last";
import { botSitter, type Plan, requestOf, type Sitter, seatsFor } from "./plan";
import { go } from "./router.svelte";
import { tablePath } from "./routes";

export async function make(plan: Plan): Promise<void> {
  const table = await server.createTable(requestOf(plan));
  rememberPlan(plan);
  go(tablePath(table.code));
}

/** The first game of a newcomer, against the bot that suits one best. */
export async function makeFirst(): Promise<void> {
  const shelf = await server.games();
  const bot = shelf.find((game) => game.name === FIRST_GAME)?.bots[0] ?? "greedy";
  await make(await simplePlan(botSitter(bot)));
}

/** A table that waits for whoever gets the link. */
export async function makeForFriends(): Promise<void> {
  await make(await simplePlan("anybody"));
}

async function simplePlan(others: Sitter): Promise<Plan> {
  const { first } = await gameClient(FIRST_GAME);
  return {
    game: FIRST_GAME,
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
