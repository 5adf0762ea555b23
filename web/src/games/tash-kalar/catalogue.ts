/** The catalogue of the cards, tasks and squares of the game, requested once. */
import { catalogue as askCatalogue } from "../../api/server";
import type { Catalogue } from "./shapes";

let asked: Promise<Catalogue> | null = null;

/** The catalogue; after a failed request the next call tries again. */
export function catalogue(): Promise<Catalogue> {
  asked ??= askCatalogue<Catalogue>("tash-kalar");
  asked.catch(() => (asked = null));
  return asked;
}
