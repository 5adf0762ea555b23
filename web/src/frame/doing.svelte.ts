/** Something that is asked of the server: whether it is under way, and what went wrong. */
import { Refused, sentence } from "../api/http";
import { forgetIfUnknown } from "./me.svelte";

export class Doing {
  busy = $state(false);
  problem = $state<string | null>(null);
  /** The part of the request that was wrong. */
  at = $state("");

  /** Do it once; a second time while it is under way does nothing. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.at = "";
    try {
      await work();
    } catch (error) {
      this.problem = sentence(error);
      forgetIfUnknown(error);
      if (error instanceof Refused) this.at = error.at;
      else console.error(error);
    } finally {
      this.busy = false;
    }
  }
}
