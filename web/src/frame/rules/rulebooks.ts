/** The rulebooks of the games. They are registered when the client starts. */

/** The rules of one game. A text is loaded when it is read. */
export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly html: () => Promise<string>;
  /** The other languages that have the rules. */
  readonly translations: Readonly<Partial<Record<string, () => Promise<string>>>>;
}

let books: readonly Rulebook[] = [];

export function registerRulebooks(all: readonly Rulebook[]): void {
  books = all;
}

export function rulebooks(): readonly Rulebook[] {
  return books;
}

/** The text for a reader and its language: English where theirs is missing. */
export function textFor(
  book: Rulebook,
  reader: string,
): { readonly language: string; readonly html: () => Promise<string> } {
  const translated = book.translations[reader];
  return translated ? { language: reader, html: translated } : { language: "en", html: book.html };
}

/** The rules of a game; null when there are none. */
export function rulebook(game: string): Rulebook | null {
  return books.find((book) => book.game === game) ?? null;
}
