/** The requests that the server answers. */
import type { Language } from "../words";
import { request, requestFile } from "./http";
import type { components } from "./schema";
import type {
  Analysis,
  Catalogue,
  CreateTable,
  GameName,
  GameOnShelf,
  Me,
  Moment,
  PersonalLink,
  Scene,
  Table,
} from "./types";
import type { TableList } from "./types";

type Schemas = components["schemas"];

const at = (code: string, rest = ""): string => `/tables/${encodeURIComponent(code)}${rest}`;

// People

export const fetchMe = (): Promise<Me> => request("GET", "/me");
export const introduce = (body: Schemas["Introduce"]): Promise<Me> => request("POST", "/me", body);
export const openAccount = (body: Schemas["Credentials"]): Promise<Me> =>
  request("POST", "/account", body);
export const signIn = (body: Schemas["Credentials"]): Promise<Me> =>
  request("POST", "/sign-in", body);
export const signOut = (): Promise<Me> => request("POST", "/sign-out");
export const deleteMe = (): Promise<Me> => request("DELETE", "/me");
export const rejoin = (token: string): Promise<Table> => request("POST", "/rejoin", { token });

// Games

export const games = (): Promise<GameOnShelf[]> => request("GET", "/games");
export const catalogue = <G extends GameName>(game: G): Promise<Catalogue<G>> =>
  request("GET", `/games/${encodeURIComponent(game)}/catalogue`);

// Tables

export interface Search {
  state?: Table["state"];
  mine?: boolean;
  before?: string;
}

export function tables(search: Search): Promise<TableList> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value !== undefined) query.set(name, String(value));
  return request("GET", `/tables?${query}`);
}

export const createTable = (body: CreateTable): Promise<Table> => request("POST", "/tables", body);
export const table = (code: string): Promise<Table> => request("GET", at(code));
export const takeSeat = (code: string, seat: number, bot: string | null = null): Promise<Table> =>
  request("POST", at(code, `/seats/${seat}`), { bot });
export const leaveSeat = (code: string, seat: number): Promise<Table> =>
  request("DELETE", at(code, `/seats/${seat}`));
export const personalLink = (code: string): Promise<PersonalLink> =>
  request("GET", at(code, "/link"));
export const start = (code: string): Promise<Table> => request("POST", at(code, "/start"));
export const pick = (code: string, choice: string): Promise<Table> =>
  request("POST", at(code, "/pick"), { choice });
export const rematch = (code: string): Promise<Table> => request("POST", at(code, "/rematch"));

/** The address of a table's live connection, from the step after the last one received. */
export function liveAddress(code: string, language: Language, last: number | null): string {
  const query = new URLSearchParams({ language });
  if (last !== null) query.set("last", String(last));
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api${at(code, "/live")}?${query}`;
}

// Moments and records

export const moments = (code: string): Promise<{ moments: Moment[] }> =>
  request("GET", at(code, "/moments"));
export const scene = (code: string, moment: number): Promise<Scene> =>
  request("GET", at(code, `/moments/${moment}`));
/** The analysis of a finished game by a bot of this level, as far as it has come. */
export const analysis = (code: string, level: string): Promise<Analysis> =>
  request("GET", at(code, `/analysis?${new URLSearchParams({ level })}`));
export const branch = (code: string, body: Schemas["Branch"]): Promise<Table> =>
  request("POST", at(code, "/branch"), body);
export const importRecord = (text: string): Promise<Table> => request("POST", "/records", { text });
export const recordFile = (code: string): ReturnType<typeof requestFile> =>
  requestFile("GET", at(code, "/record"));
export const report = (code: string, text: string): ReturnType<typeof requestFile> =>
  requestFile("POST", at(code, "/report"), { text });
