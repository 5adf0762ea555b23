/** What the frame needs from a game, and what a game gets from the frame. */
import type { Component } from "svelte";
import type {
  Analysis,
  Hint,
  Json,
  Moment,
  Said,
  Scene,
  Standing,
  Table,
  TakeBackRequest,
} from "../api/types";

/** A game that is being played or watched. Its properties are reactive. */
export interface Playing {
  readonly table: Table;
  /** The reader's seat; WATCHER watches. */
  readonly seat: number;
  readonly standing: Standing;
  /** The events of the last step, for the animation; empty after a fresh view. */
  readonly events: readonly Said[];
  /** The seat that caused them. */
  readonly by: number;
  /** Everything that happened so far, moment by moment. */
  readonly moments: readonly Moment[];
  /** What could be worked out by looking, once it has come; null when the table shows no help. */
  readonly help: Json | null;
  /** What a bot would do here, while the reader looks at it. */
  readonly hint: Hint | null;
  /** Whether a bot is thinking about a hint that the reader waits for. */
  readonly hinting: boolean;
  /** The open request for a take-back: there is one at a time. */
  readonly request: TakeBackRequest | null;
  /** False while the connection is lost or an answer is on its way: nothing can be chosen. */
  readonly ready: boolean;
  /** Answer the question, or say an aside. */
  choose(option: Said): void;
  /** Ask a bot of this level what it would do; while one thinks about it, wait for its answer. */
  askHint(level: string): void;
  forgetHint(): void;
  /** Take the last choice back, or ask the others for it. */
  takeBack(): void;
}

/** A moment of a game that is looked at again. */
export interface Reviewing {
  readonly table: Table;
  readonly scene: Scene;
  /** The moment that is wanted: its scene may still be on its way. */
  readonly now: number;
  readonly moments: readonly Moment[];
  /** Another moment of the same game. */
  readonly sceneAt: (moment: number) => Promise<Scene>;
  readonly jump: (moment: number) => void;
  /** What bots make of the game; null where they make nothing of it. */
  readonly analysing: Analysing | null;
}

/** An analysis of a finished game, on its way. Its properties are reactive. */
export interface Analysing {
  /** The bots that analyse, by name. */
  readonly levels: readonly string[];
  /** As much as has come; null before it was asked for. */
  readonly found: Analysis | null;
  readonly busy: boolean;
  /** What went wrong, in one sentence. */
  readonly problem: string | null;
  /** Analyse, or go on after something went wrong. */
  begin(level: string): void;
}

/** One line of the log: a sentence and the moment it tells of. */
export interface LogLine {
  readonly moment: number;
  readonly text: string;
  /** A new turn begins with this line. */
  readonly heading?: boolean;
  /** A word about what the line tells of, with a symbol before it. */
  readonly mark?: string;
}

/** What a game brings to the client. */
export interface GameClient {
  readonly name: string;
  /** The table of somebody who plays for the first time: the box's options and how many sit there. */
  readonly first: { readonly options: Json; readonly seats: number };
  /** The part of the set-up that only this game knows; calls `onchange` with the box's options. */
  readonly Setup: Component<{
    initial: Json | null;
    onchange: (options: Json, seats: number) => void;
  }>;
  /** The whole of the table while a game runs: question line, board, hand, panels. */
  readonly Board: Component<{ playing: Playing }>;
  /** The same, of a moment that is over. */
  readonly Review: Component<{ reviewing: Reviewing }>;
  /** The result, with the tie-break that decided, statistics and a chart. */
  readonly Result: Component<{ table: Table; moments: readonly Moment[] }>;
  /** The table in a few words: form and seats. */
  summary(options: Json): string;
  /** Whether some of those who play are partners. */
  hasPartners(options: Json): boolean;
  /** Who plays with whom, in a sentence; empty where everybody plays alone. */
  partners(options: Json): string;
  /** The seat's name beside that of the person, such as its school; empty before it is known. */
  seatName(table: Table, seat: number): string;
  /** What may be picked in a draft, in words. */
  pickName(choice: string): string;
  /** The log in words, as this seat may know it. */
  tell(table: Table, seat: number, moments: readonly Moment[]): LogLine[];
}
