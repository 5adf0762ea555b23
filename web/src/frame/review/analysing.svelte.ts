/** The analysis of a finished game: asked for, and asked about until it is done. */
import { sentence } from "../../api/http";
import * as server from "../../api/server";
import type { Analysis } from "../../api/types";
import type { Analysing } from "../game";

/** Milliseconds from one answer to the next question. */
const PAUSE = 1000;

export class AnalysisOnItsWay implements Analysing {
  #found = $state.raw<Analysis | null>(null);
  #busy = $state(false);
  #problem = $state<string | null>(null);
  /** Another level, or leaving the page, makes late answers worthless. */
  #attempt = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  readonly found: Analysis | null = $derived(this.#found);
  readonly busy: boolean = $derived(this.#busy);
  readonly problem: string | null = $derived(this.#problem);

  constructor(
    private readonly code: string,
    readonly levels: readonly string[],
    private readonly ask: (code: string, level: string) => Promise<Analysis> = server.analysis,
  ) {}

  begin(level: string): void {
    this.end();
    if (this.#found?.level !== level) this.#found = null;
    this.#problem = null;
    this.#busy = true;
    void this.#look(level, this.#attempt);
  }

  end(): void {
    clearTimeout(this.#next);
    this.#attempt += 1;
    this.#busy = false;
  }

  async #look(level: string, attempt: number): Promise<void> {
    try {
      const found = await this.ask(this.code, level);
      if (attempt !== this.#attempt) return;
      this.#found = found;
      if (found.done < found.of)
        this.#next = setTimeout(() => void this.#look(level, attempt), PAUSE);
      else this.#busy = false;
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#problem = sentence(error);
      this.#busy = false;
    }
  }
}
