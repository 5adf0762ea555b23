/** Values kept in local storage between visits; without local storage nothing is kept. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`legendarium.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`legendarium.${name}`);
    else localStorage.setItem(`legendarium.${name}`, value);
  } catch {
    // The client works without it.
  }
}

/** A value stored as JSON; null when there is none or it cannot be read. */
export function recallJson(name: string): unknown {
  const text = recall(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function rememberJson(name: string, value: unknown): void {
  remember(name, JSON.stringify(value));
}
