/** The bots of a game that think aloud: they give hints and analyse games. */
import * as server from "../api/server";

const asked = new Map<string, Promise<readonly string[]>>();

/** Their names, asked for once. */
export function levelsOf(game: string): Promise<readonly string[]> {
  let levels = asked.get(game);
  if (!levels) {
    levels = server.games().then((shelf) => shelf.find(({ name }) => name === game)?.levels ?? []);
    asked.set(game, levels);
    levels.catch(() => asked.delete(game));
  }
  return levels;
}
