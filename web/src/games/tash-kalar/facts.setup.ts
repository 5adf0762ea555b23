/** Tests know the facts of the real forms and schools. */
import { type Facts, learnFacts } from "./facts";
import facts from "./facts.json";

export const FACTS = facts as unknown as Facts;

learnFacts(FACTS);
