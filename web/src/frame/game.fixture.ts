/** A game and its client, for tests: a test says only what it is about. */
import { standingWith, tableWith } from "../api/shapes.fixture";
import type { GameClient, LiveGame } from "./game";

export function liveGameWith(parts: Partial<LiveGame> = {}): LiveGame {
  return {
    table: tableWith(),
    seat: 0,
    standing: standingWith(),
    events: [],
    by: 0,
    moments: [],
    help: null,
    hint: null,
    hintPending: false,
    request: null,
    ready: true,
    choose: () => undefined,
    requestHint: () => undefined,
    closeHint: () => undefined,
    undo: () => undefined,
    ...parts,
  };
}

/** A client that draws nothing. */
export function gameClientWith(parts: Partial<GameClient> = {}): GameClient {
  return {
    name: "tash-kalar",
    first: { options: tableWith().options, seats: 2 },
    Board: () => ({}),
    loadSetup: () => Promise.resolve(() => ({})),
    loadReview: () => Promise.resolve(() => ({})),
    loadResult: () => Promise.resolve(() => ({})),
    summary: () => "",
    hasPartners: () => false,
    partners: () => "",
    seatName: () => "",
    pickName: (choice) => choice,
    resultText: () => "",
    logLines: () => [],
    ...parts,
  };
}
