/** The pages, each fetched when somebody goes there; the lobby is always at hand. */
import type { Component } from "svelte";
import { gamePage } from "../../games";

type Page = () => Promise<Component>;

/** Pages that need nothing but their address. */
export const PLAIN_PAGES = {
  new: async () => (await import("./NewTable.svelte")).default,
  mine: async () => (await import("./MyGames.svelte")).default,
  account: async () => (await import("./Account.svelte")).default,
  cards: () => gamePage("cards"),
  help: () => gamePage("help"),
} satisfies Record<string, Page>;

export const PAGES = {
  table: async () => (await import("../table/TablePage.svelte")).default,
  review: async () => (await import("../review/ReviewPage.svelte")).default,
  rejoin: async () => (await import("./Rejoin.svelte")).default,
};
