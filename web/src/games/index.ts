/** The games of the client, the one for newcomers first. */
import { once } from "../frame/once";
import type { Games } from "../frame/registry";

export { RULEBOOKS } from "./rulebooks";

export const GAMES: Games = {
  "tash-kalar": {
    client: once(async () => (await import("./tash-kalar")).loadClient()),
    pages: {
      cards: async () => (await import("./tash-kalar/pages/Cards.svelte")).default,
      help: async () => (await import("./tash-kalar/pages/Help.svelte")).default,
      picture: async () => (await import("./tash-kalar/pages/Picture.svelte")).default,
    },
  },
};
