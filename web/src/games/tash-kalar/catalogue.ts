/** What is printed on the material of the game: asked for once. */
import { catalogue as askCatalogue } from "../../api/server";
import type { Catalogue } from "./shapes";

let asked: Promise<Catalogue> | null = null;

/** The catalogue; a failed request may be tried again. */
export function catalogue(): Promise<Catalogue> {
  asked ??= askCatalogue<Catalogue>("tash-kalar");
  asked.catch(() => (asked = null));
  return asked;
}
