/** The messages of the server on a live connection, as they arrive. */
import type { GameName, ServerMessage } from "./types";

const TYPES = {
  view: true,
  step: true,
  table: true,
  request: true,
  chat: true,
  help: true,
  hint: true,
  refused: true,
  pong: true,
  closing: true,
} as const satisfies Readonly<Record<ServerMessage["type"], true>>;

/** A message to the table of a game; null for one that this client does not know. */
export function readMessage(text: string, game: GameName): ServerMessage | null {
  const message: unknown = JSON.parse(text);
  return isMessage(message, game) ? message : null;
}

/**
 * Whether it is a message of a known type, about this game if about any. Its other parts are what
 * the schema promises for that type: the tests of the server hold every message to its model.
 */
function isMessage(message: unknown, game: GameName): message is ServerMessage {
  if (typeof message !== "object" || message === null || !("type" in message)) return false;
  const isKnown = typeof message.type === "string" && Object.hasOwn(TYPES, message.type);
  return isKnown && (!("game" in message) || message.game === game);
}
