/** The interface between the frame and a game: what each provides to the other. */
import type { Component } from "svelte";
import type {
  Analysis,
  GameEvent,
  GameName,
  Help,
  Hint,
  Moment,
  Option,
  Options,
  Scene,
  Standing,
  Table,
  TakeBackRequest,
} from "../api/types";

/** A game that is being played or watched. Its properties are reactive. */
export interface LiveGame<G extends GameName = GameName> {
  readonly table: Table<G>;
  /** The reader's seat, or SPECTATOR. */
  readonly seat: number;
  readonly standing: Standing<G>;
  /** The events of the last step, for the animation; empty after a fresh view. */
  readonly events: readonly GameEvent<G>[];
  /** The seat that caused them. */
  readonly by: number;
  /** Everything that happened so far, moment by moment. */
  readonly moments: readonly Moment<G>[];
  /** What a player could work out by looking, once it has arrived; null without help at the table. */
  readonly help: Help<G> | null;
  /** What a bot would do here, while the reader has the hint open. */
  readonly hint: Hint<G> | null;
  /** Whether the reader is waiting for a hint. */
  readonly hintPending: boolean;
  /** The open undo request: there is one at a time. */
  readonly request: TakeBackRequest | null;
  /** False while disconnected or waiting for the server's answer: nothing can be chosen. */
  readonly ready: boolean;
  /** Answer the question, or choose an aside. */
  choose(option: Option<G>): void;
  /** Ask a bot of this level for a hint; while one is working on it, wait for that. */
  requestHint(level: string): void;
  closeHint(): void;
  /** Undo the last choice, or ask the others to allow it. */
  undo(): void;
}

/** A moment of a game in the replay. */
export interface ReviewedGame<G extends GameName = GameName> {
  readonly table: Table<G>;
  readonly scene: Scene<G>;
  /** The moment to show: its scene may still be loading. */
  readonly now: number;
  readonly moments: readonly Moment<G>[];
  /** The scene of another moment of the same game. */
  readonly sceneAt: (moment: number) => Promise<Scene<G>>;
  readonly jump: (moment: number) => void;
  /** The analysis of the game by bots; null where there can be none. */
  readonly analysis: GameAnalysis<G> | null;
}

/** An analysis of a finished game, complete or still running. Its properties are reactive. */
export interface GameAnalysis<G extends GameName = GameName> {
  /** The bots that analyse, by name. */
  readonly levels: readonly string[];
  /** The part that is done; null before it is requested. */
  readonly result: Analysis<G> | null;
  readonly busy: boolean;
  /** What went wrong, in one sentence. */
  readonly problem: string | null;
  /** Start the analysis, or resume it after an error. */
  start(level: string): void;
}

/** One line of the log: a sentence and its moment. */
export interface LogLine {
  readonly moment: number;
  readonly text: string;
  /** Whether a new turn begins with this line. */
  readonly heading?: boolean;
  /** A remark on the line, with a symbol before it. */
  readonly mark?: string;
}

/** The game's part of the form for a new table; calls `onchange` with the box's options. */
export type SetupPart<G extends GameName = GameName> = Component<{
  initial: Options<G> | null;
  onchange: (options: Options<G>, seats: number) => void;
}>;

export type ReviewPart<G extends GameName = GameName> = Component<{ review: ReviewedGame<G> }>;

export type ResultPart<G extends GameName = GameName> = Component<{
  table: Table<G>;
  moments: readonly Moment<G>[];
}>;

/** What a game provides to the client. Parts that a table in play does not show are loaded later. */
export interface GameClient<G extends GameName = GameName> {
  readonly name: G;
  /** The table for a first game: the box's options and the number of seats. */
  readonly first: { readonly options: Options<G>; readonly seats: number };
  /** The whole table while a game is played: question, board, hand, panels. */
  readonly Board: Component<{ game: LiveGame<G> }>;
  /** Loads the game's part of the form for a new table. */
  loadSetup(): Promise<SetupPart<G>>;
  /** Loads the table at one moment of the replay. */
  loadReview(): Promise<ReviewPart<G>>;
  /** Loads the result, with the tie-break that decided, statistics and a chart. */
  loadResult(): Promise<ResultPart<G>>;
  /** A short description of the table: form and seats. */
  summary(options: Options<G>): string;
  /** Whether some of the players are partners. */
  hasPartners(options: Options<G>): boolean;
  /** Who the partners are, in a sentence; empty where everybody plays alone. */
  partners(options: Options<G>): string;
  /** The name of the seat beside its player's, such as the school; empty before it is known. */
  seatName(table: Table<G>, seat: number): string;
  /** The name of a choice in a draft. */
  pickName(choice: string): string;
  /** Who has won and why, in a sentence or two; empty before the end. */
  resultText(table: Table<G>): string;
  /** The lines of the log, as this seat may know them. */
  logLines(table: Table<G>, seat: number, moments: readonly Moment<G>[]): LogLine[];
}
