/** Words for people: `t` says a message in the language of the reader. */
export { hour, list, percent, when } from "./intl";
export { isLanguage, type Language, LANGUAGE_NAMES, LANGUAGES } from "./negotiate";
export { beginSpeaking, has, language, speak, t } from "./speaking.svelte";
export type { Values } from "./words";
