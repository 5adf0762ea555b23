import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme } from "./frame/theme.svelte";
import "./look/look.css";
import "./frame/shell/frame.css";
import { beginSpeaking } from "./words";

showTheme();

/** Without words there is nothing to show: a language that cannot be fetched is tried again. */
async function begin(target: HTMLElement): Promise<void> {
  try {
    await beginSpeaking();
    mount(App, { target });
  } catch (error) {
    console.error(error);
    setTimeout(() => void begin(target), 2000);
  }
}

const target = document.getElementById("app");
if (target) void begin(target);
