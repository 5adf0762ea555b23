/** The catalogue of the forms, cards, tasks and squares of the game, requested once. */
import { catalogue as askCatalogue } from "../../api/server";
import { once } from "../../frame/once";
import { learnFacts } from "./facts";
import type { Catalogue } from "./shapes";

export const catalogue = once(async (): Promise<Catalogue> => {
  const told = await askCatalogue("tash-kalar");
  learnFacts(told);
  return told;
});
