/** The catalogue of the forms, cards, tasks and squares of the game, requested once. */
import { catalogue as askCatalogue } from "../../api/server";
import { learnFacts } from "./facts";
import type { Catalogue } from "./shapes";

let asked: Promise<Catalogue> | null = null;

/** The catalogue; after a failed request the next call tries again. */
export function catalogue(): Promise<Catalogue> {
  asked ??= load();
  asked.catch(() => (asked = null));
  return asked;
}

async function load(): Promise<Catalogue> {
  const told = await askCatalogue<Catalogue>("tash-kalar");
  learnFacts(told);
  return told;
}
