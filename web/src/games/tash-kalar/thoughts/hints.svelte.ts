/** Hints at a table: the level of the bot, its lines, and which of them is shown. */
import { levelsOf } from "../../../frame/levels";
import { recall, remember } from "../../../memory";
import type { TurnShown } from "../arena/choices";
import type { Decision } from "../choosing/decision.svelte";
import type { Preview } from "../choosing/preview";
import type { Catalogue, LiveGame } from "../shapes";
import type { HintLine } from "./shapes";
import { piecesOf, type Step, stepsOf, turnShown } from "./steps";

const LEVEL_STORAGE_KEY = "tash-kalar.hint-level";

/** A line of a hint with its steps. */
export interface LineWithSteps extends HintLine {
  readonly steps: readonly Step[];
}

export class Hints {
  readonly #game: () => LiveGame;
  readonly #decision: Decision;
  readonly #catalogue: () => Catalogue;
  #levels = $state.raw<readonly string[]>([]);
  #level = $state(recall(LEVEL_STORAGE_KEY) ?? "");
  /** The picked line, and the hint it belongs to. */
  #picked = $state.raw<{ readonly of: unknown; readonly number: number } | null>(null);

  constructor(game: () => LiveGame, decision: Decision, catalogue: () => Catalogue) {
    this.#game = game;
    this.#decision = decision;
    this.#catalogue = catalogue;
  }

  readonly levels: readonly string[] = $derived(this.#levels);
  /** The level of the hint shown, otherwise the one for the next request. */
  readonly level: string = $derived.by(() => {
    const level = this.#game().hint?.level ?? this.#level;
    return this.#levels.includes(level) ? level : (this.#levels[0] ?? "");
  });
  /** Whether the reader may ask now. */
  readonly allowed: boolean = $derived.by(
    () => this.#game().table.hints && this.#decision.question !== null && this.#levels.length > 0,
  );
  readonly thinking: boolean = $derived.by(() => this.#game().hintPending);
  /** Whether a hint can be requested: one at a time. */
  readonly canAsk: boolean = $derived.by(
    () => this.allowed && this.#game().ready && !this.thinking,
  );
  readonly open: boolean = $derived.by(
    () => this.allowed && (this.thinking || this.#game().hint !== null),
  );
  readonly lines: readonly LineWithSteps[] = $derived.by(() => {
    const lines = this.#game().hint?.lines ?? [];
    const { situation } = this.#decision;
    return lines.map((line) => ({
      ...line,
      steps: stepsOf(situation, line.options, this.#catalogue()),
    }));
  });
  /** The number of the line that the arena shows. */
  readonly shown: number = $derived.by(() =>
    this.#picked?.of === this.#game().hint ? this.#picked.number : 0,
  );
  readonly #steps: readonly Step[] = $derived(
    this.open ? (this.lines[this.shown]?.steps ?? []) : [],
  );
  readonly turn: TurnShown | null = $derived(
    this.#steps.length > 0 ? turnShown(this.#steps) : null,
  );
  readonly pieces: Pick<Preview, "ghosts" | "doomed"> = $derived.by(() =>
    piecesOf(this.#steps, this.#catalogue()),
  );

  /** Load the levels of the bots that give hints; without them there is no button. */
  async loadLevels(game: string): Promise<void> {
    try {
      this.#levels = await levelsOf(game);
    } catch {
      this.#levels = [];
    }
  }

  ask(level: string = this.level): void {
    if (!this.canAsk) return;
    if (level !== this.level) remember(LEVEL_STORAGE_KEY, level);
    this.#level = level;
    this.#game().requestHint(level);
  }

  show(number: number): void {
    this.#picked = { of: this.#game().hint, number };
  }

  close(): void {
    this.#game().closeHint();
  }
}
