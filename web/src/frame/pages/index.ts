/** The pages, each loaded when it is opened; only the lobby is part of the main bundle. */
import type { Component } from "svelte";
import { gamePage } from "../registry";

type Page = () => Promise<Component>;

type StaticPage = "new" | "mine" | "account" | "cards" | "help";

/** Pages without parameters. */
export const STATIC_PAGES: Readonly<Record<StaticPage, Page>> = {
  new: async () => (await import("./NewTable.svelte")).default,
  mine: async () => (await import("./MyGames.svelte")).default,
  account: async () => (await import("./Account.svelte")).default,
  cards: () => gamePage("cards"),
  help: () => gamePage("help"),
};

export const PAGES = {
  table: async () => (await import("../table/TablePage.svelte")).default,
  review: async () => (await import("../review/ReviewPage.svelte")).default,
  rules: async () => (await import("./Rules.svelte")).default,
  rejoin: async () => (await import("./Rejoin.svelte")).default,
};
