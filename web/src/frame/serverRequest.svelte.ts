/** The state of a request to the server: whether it is running, and what went wrong. */
import { RequestError, errorMessage } from "../api/http";
import { forgetIfSignedOut } from "./me.svelte";

export class ServerRequest {
  busy = $state(false);
  problem = $state<string | null>(null);
  /** The field of the request that was wrong. */
  field = $state("");

  /** Run a request; does nothing while another one is still running. */
  async run(send: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.field = "";
    try {
      await send();
    } catch (error) {
      this.problem = errorMessage(error);
      forgetIfSignedOut(error);
      if (error instanceof RequestError) this.field = error.field;
      else console.error(error);
    } finally {
      this.busy = false;
    }
  }
}
