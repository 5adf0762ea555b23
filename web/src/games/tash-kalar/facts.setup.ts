/** Tests know the facts of the real forms and schools. */
import { type Facts, learnFacts } from "./facts";
import facts from "./facts.json?raw";

export const FACTS: Facts = JSON.parse(facts);

learnFacts(FACTS);
