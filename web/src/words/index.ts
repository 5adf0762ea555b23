/** The texts of the interface: `t` formats a message in the reader's language. */
export { anyOf, hour, list, percent, when } from "./intl";
export { isLanguage, type Language, languageName, LANGUAGES } from "./negotiate";
export { loadInitialLanguage, has, language, setLanguage, t } from "./language.svelte";
export type { Values } from "./words";
