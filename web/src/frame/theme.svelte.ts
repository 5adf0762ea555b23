/** The theme: light, dark, or as the device is set. */
import { recall, remember } from "../memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

let theme = $state<Theme>(known(recall("theme")));

function known(text: string | null): Theme {
  return THEMES.find((each) => each === text) ?? "auto";
}

export function currentTheme(): Theme {
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  remember("theme", next === "auto" ? null : next);
  applyTheme();
}

export function applyTheme(): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
