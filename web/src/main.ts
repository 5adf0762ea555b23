import { mount } from "svelte";
import App from "./App.svelte";
import { registerGames } from "./frame/registry";
import { registerRulebooks } from "./frame/rules/rulebooks";
import { applyTheme } from "./frame/theme.svelte";
import "./look/look.css";
import "./frame/shell/frame.css";
import { GAMES, RULEBOOKS } from "./games";
import { loadInitialLanguage } from "./words";

const LOAD_RETRY_DELAY_MS = 2000;

registerGames(GAMES);
registerRulebooks(RULEBOOKS);
applyTheme();

/** Start the client once its messages are loaded; retry until they are. */
async function start(target: HTMLElement): Promise<void> {
  try {
    await loadInitialLanguage();
    mount(App, { target });
  } catch (error) {
    console.error(error);
    setTimeout(() => void start(target), LOAD_RETRY_DELAY_MS);
  }
}

const target = document.getElementById("app");
if (target) void start(target);
