/** Requests the analysis of a finished game, and polls until it is complete. */
import { errorMessage } from "../../api/http";
import * as server from "../../api/server";
import type { Analysis } from "../../api/types";
import type { GameAnalysis } from "../game";

const POLL_INTERVAL_MS = 1000;

export class AnalysisLoader implements GameAnalysis {
  #result = $state.raw<Analysis | null>(null);
  #busy = $state(false);
  #problem = $state<string | null>(null);
  /** Increased by another level or leaving the page: answers of earlier attempts are dropped. */
  #attempt = 0;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;

  readonly result: Analysis | null = $derived(this.#result);
  readonly busy: boolean = $derived(this.#busy);
  readonly problem: string | null = $derived(this.#problem);

  constructor(
    private readonly code: string,
    readonly levels: readonly string[],
    private readonly ask: (code: string, level: string) => Promise<Analysis> = server.analysis,
  ) {}

  start(level: string): void {
    this.close();
    if (this.#result?.level !== level) this.#result = null;
    this.#problem = null;
    this.#busy = true;
    void this.#poll(level, this.#attempt);
  }

  close(): void {
    clearTimeout(this.#pollTimer);
    this.#attempt += 1;
    this.#busy = false;
  }

  async #poll(level: string, attempt: number): Promise<void> {
    try {
      const found = await this.ask(this.code, level);
      if (attempt !== this.#attempt) return;
      this.#result = found;
      if (found.done < found.of)
        this.#pollTimer = setTimeout(() => void this.#poll(level, attempt), POLL_INTERVAL_MS);
      else this.#busy = false;
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#problem = errorMessage(error);
      this.#busy = false;
    }
  }
}
