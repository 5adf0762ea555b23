/** Loads the messages of a language once; after a failure they can be loaded again. */
import type { FluentBundle } from "@fluent/bundle";
import loaders from "virtual:languages";
import type { Language } from "./negotiate";
import { bundle } from "./words";

const loaded = new Map<Language, Promise<FluentBundle>>();

export function bundleOf(name: Language): Promise<FluentBundle> {
  let found = loaded.get(name);
  if (!found) {
    found = loaders[name]().then((files) => bundle(name, files.default));
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
  }
  return found;
}
