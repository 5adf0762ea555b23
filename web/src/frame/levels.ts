/** The bots of a game that give hints and analyse games. */
import * as server from "../api/server";

const cache = new Map<string, Promise<readonly string[]>>();

/** Their names, requested once. */
export function levelsOf(game: string): Promise<readonly string[]> {
  let levels = cache.get(game);
  if (!levels) {
    levels = server.games().then((shelf) => shelf.find(({ name }) => name === game)?.levels ?? []);
    cache.set(game, levels);
    levels.catch(() => cache.delete(game));
  }
  return levels;
}
