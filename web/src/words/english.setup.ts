/** Tests of components run in English. */
import { loadInitialLanguage } from "./language.svelte";

await loadInitialLanguage();
