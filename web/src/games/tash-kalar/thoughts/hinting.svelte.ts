/** Hints at a table: which level is asked, what it said, and which of its lines is looked at. */
import type { Playing } from "../../../frame/game";
import { levelsOf } from "../../../frame/levels";
import { recall, remember } from "../../../frame/memory";
import type { TurnShown } from "../arena/choices";
import type { Deciding } from "../choosing/deciding.svelte";
import type { Preview } from "../choosing/preview";
import type { Catalogue } from "../shapes";
import type { HintLine } from "./shapes";
import { piecesOf, type Step, stepsOf, turnShown } from "./steps";

const KEPT = "tash-kalar.hint-level";

/** A line of a hint, followed step by step. */
export interface FollowedLine extends HintLine {
  readonly steps: readonly Step[];
}

export class Hinting {
  readonly #playing: () => Playing;
  readonly #deciding: Deciding;
  readonly #catalogue: () => Catalogue;
  #levels = $state.raw<readonly string[]>([]);
  #level = $state(recall(KEPT) ?? "");
  /** The line that was picked, and of which hint. */
  #picked = $state.raw<{ readonly of: unknown; readonly number: number } | null>(null);

  constructor(playing: () => Playing, deciding: Deciding, catalogue: () => Catalogue) {
    this.#playing = playing;
    this.#deciding = deciding;
    this.#catalogue = catalogue;
  }

  readonly levels: readonly string[] = $derived(this.#levels);
  /** The level that has answered, else the one that is or would be asked. */
  readonly level: string = $derived.by(() => {
    const level = this.#playing().hint?.level ?? this.#level;
    return this.#levels.includes(level) ? level : (this.#levels[0] ?? "");
  });
  /** Whether the reader may ask now. */
  readonly allowed: boolean = $derived.by(
    () => this.#playing().table.hints && this.#deciding.asked !== null && this.#levels.length > 0,
  );
  readonly thinking: boolean = $derived.by(() => this.#playing().hinting);
  /** Whether a bot can be asked: one at a time. */
  readonly canAsk: boolean = $derived.by(
    () => this.allowed && this.#playing().ready && !this.thinking,
  );
  readonly open: boolean = $derived.by(
    () => this.allowed && (this.thinking || this.#playing().hint !== null),
  );
  readonly lines: readonly FollowedLine[] = $derived.by(() => {
    const lines = (this.#playing().hint?.lines ?? []) as unknown as readonly HintLine[];
    const { situation } = this.#deciding;
    return lines.map((line) => ({
      ...line,
      steps: stepsOf(situation, line.options, this.#catalogue()),
    }));
  });
  /** The number of the line that the arena shows. */
  readonly shown: number = $derived.by(() =>
    this.#picked?.of === this.#playing().hint ? this.#picked.number : 0,
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

  /** Learn which bots give hints; without them there is no button. */
  async learn(game: string): Promise<void> {
    try {
      this.#levels = await levelsOf(game);
    } catch {
      this.#levels = [];
    }
  }

  ask(level: string = this.level): void {
    if (!this.canAsk) return;
    if (level !== this.level) remember(KEPT, level);
    this.#level = level;
    this.#playing().askHint(level);
  }

  show(number: number): void {
    this.#picked = { of: this.#playing().hint, number };
  }

  close(): void {
    this.#playing().forgetHint();
  }
}
