/** The pages of the client and their addresses. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "new" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "review"; readonly code: string; readonly moment: number }
  | { readonly page: "rejoin"; readonly token: string }
  | { readonly page: "mine" }
  | { readonly page: "account" }
  | { readonly page: "cards" }
  | { readonly page: "help" }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "not-found" };

const STATIC_ROUTES: ReadonlyMap<string, Route> = new Map([
  ["", { page: "lobby" }],
  ["new", { page: "new" }],
  ["games", { page: "mine" }],
  ["account", { page: "account" }],
  ["cards", { page: "cards" }],
  ["help", { page: "help" }],
]);

export function routeOf(path: string): Route {
  const parts = path.replace(/^\/+|\/+$/g, "").split("/");
  const [first = "", second, third, fourth] = parts;
  if (parts.length === 1) return STATIC_ROUTES.get(first) ?? { page: "not-found" };
  if (first === "t" && second) {
    if (parts.length === 2) return { page: "table", code: decodePart(second) };
    if (parts.length === 4 && third === "moment" && fourth && /^\d{1,6}$/.test(fourth))
      return { page: "review", code: decodePart(second), moment: Number(fourth) };
  }
  if (first === "r" && second && parts.length === 2)
    return { page: "rejoin", token: decodePart(second) };
  if (first === "rules" && second && parts.length === 2)
    return { page: "rules", game: decodePart(second) };
  return { page: "not-found" };
}

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;
export const momentPath = (code: string, moment: number): string =>
  `${tablePath(code)}/moment/${moment}`;
export const rejoinPath = (token: string): string => `/r/${encodeURIComponent(token)}`;

/** The full address, to send to somebody. */
export const absolute = (path: string): string => new URL(path, location.origin).href;

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
