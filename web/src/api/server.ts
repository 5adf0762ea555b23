/** Everything that can be asked of the server. */
import type { components } from "./schema";
import { ask, askFile } from "./http";
import type {
  Analysis,
  CreateTable,
  GameOnShelf,
  Json,
  Me,
  Moments,
  PersonalLink,
  Scene,
  Table,
} from "./types";
import type { TableList } from "./types";

type Schemas = components["schemas"];

const at = (code: string, rest = ""): string => `/tables/${encodeURIComponent(code)}${rest}`;

// People

export const whoAmI = (): Promise<Me> => ask("GET", "/me");
export const introduce = (body: Schemas["Introduce"]): Promise<Me> => ask("POST", "/me", body);
export const openAccount = (body: Schemas["Credentials"]): Promise<Me> =>
  ask("POST", "/account", body);
export const signIn = (body: Schemas["Credentials"]): Promise<Me> => ask("POST", "/sign-in", body);
export const signOut = (): Promise<Me> => ask("POST", "/sign-out");
export const deleteMe = (): Promise<Me> => ask("DELETE", "/me");
export const rejoin = (token: string): Promise<Table> => ask("POST", "/rejoin", { token });

// Games

export const games = (): Promise<GameOnShelf[]> => ask("GET", "/games");
export const catalogue = <T = Json>(game: string): Promise<T> =>
  ask("GET", `/games/${encodeURIComponent(game)}/catalogue`);

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
  return ask("GET", `/tables?${query}`);
}

export const createTable = (body: CreateTable): Promise<Table> => ask("POST", "/tables", body);
export const table = (code: string): Promise<Table> => ask("GET", at(code));
export const takeSeat = (code: string, seat: number, bot: string | null = null): Promise<Table> =>
  ask("POST", at(code, `/seats/${seat}`), { bot });
export const leaveSeat = (code: string, seat: number): Promise<Table> =>
  ask("DELETE", at(code, `/seats/${seat}`));
export const personalLink = (code: string): Promise<PersonalLink> => ask("GET", at(code, "/link"));
export const start = (code: string): Promise<Table> => ask("POST", at(code, "/start"));
export const pick = (code: string, choice: string): Promise<Table> =>
  ask("POST", at(code, "/pick"), { choice });
export const rematch = (code: string): Promise<Table> => ask("POST", at(code, "/rematch"));

// Moments and records

export const moments = (code: string): Promise<Moments> => ask("GET", at(code, "/moments"));
export const scene = (code: string, moment: number): Promise<Scene> =>
  ask("GET", at(code, `/moments/${moment}`));
/** A finished game judged by a bot of this level, as far as it has come. */
export const analysis = (code: string, level: string): Promise<Analysis> =>
  ask("GET", at(code, `/analysis?${new URLSearchParams({ level })}`));
export const branch = (code: string, body: Schemas["Branch"]): Promise<Table> =>
  ask("POST", at(code, "/branch"), body);
export const importRecord = (text: string): Promise<Table> => ask("POST", "/records", { text });
export const recordFile = (code: string): ReturnType<typeof askFile> =>
  askFile("GET", at(code, "/record"));
export const report = (code: string, text: string): ReturnType<typeof askFile> =>
  askFile("POST", at(code, "/report"), { text });
