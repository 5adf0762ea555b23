/** The rulebooks of the games. They are registered when the client starts. */

/** The rules of one game, loaded when they are read. */
export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly html: () => Promise<string>;
}

let books: readonly Rulebook[] = [];

export function registerRulebooks(all: readonly Rulebook[]): void {
  books = all;
}

export function rulebooks(): readonly Rulebook[] {
  return books;
}

/** The rules of a game; null when there are none. */
export function rulebook(game: string): Rulebook | null {
  return books.find((book) => book.game === game) ?? null;
}
