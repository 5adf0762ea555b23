/** The rulebooks of the games: the documents of docs/rules. */
import type { Rulebook } from "../frame/rules/rulebooks";

export const RULEBOOKS: readonly Rulebook[] = [
  {
    game: "tash-kalar",
    title: "Tash-Kalar",
    html: async () => (await import("../../../docs/rules/tash-kalar.md")).default,
  },
  {
    game: "tainted-grail",
    title: "Tainted Grail",
    html: async () => (await import("../../../docs/rules/tainted-grail.md")).default,
  },
];
