/** A table to which one is connected: what is known, kept up to date, and what one says. */
import type { Playing } from "../frame/game";
import { language } from "../words";
import { Connection } from "./connection";
import { atFirst, hasGap, hear, type Known, withMoments } from "./hearing";
import { moments as askMoments } from "./server";
import type { ClientMessage, Json, Moment, Said, ServerMessage, Standing, Table } from "./types";

/** Steps often come in a row: help is asked for once, after the last. */
const HELP_AFTER = 60;

export class Live implements Playing {
  #known = $state.raw<Known>() as Known;
  #connected = $state(false);
  #waiting = $state(false);
  #closing = $state(false);
  /** The step for which a bot thinks about a hint. */
  #hintFor = $state<number | null>(null);
  /** Whoever closes the panel does not want the hint when it comes, unless they ask again. */
  #wantsHint = $state(false);
  #tookBack = 0;
  #loading = false;
  #helpSoon: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: Connection;

  // Each is derived on its own, so that a line of chat does not look like a change of the board.
  readonly table: Table = $derived(this.#known.table);
  readonly seat: number = $derived(this.#known.seat);
  readonly events: readonly Said[] = $derived(this.#known.events);
  readonly by: number = $derived(this.#known.by);
  readonly cause: Known["cause"] = $derived(this.#known.cause);
  readonly moments: readonly Moment[] = $derived(this.#known.moments);
  readonly help: Json | null = $derived(this.#known.help);
  readonly hint: Known["hint"] = $derived(this.#known.hint);
  readonly request: Known["request"] = $derived(this.#known.request);
  readonly refusedBy: number | null = $derived(this.#known.refusedBy);
  readonly chat: Known["chat"] = $derived(this.#known.chat);
  readonly refusal: string | null = $derived(this.#known.refusal);
  /** Whether the game has begun and its position is known. */
  readonly begun: boolean = $derived(this.#known.standing !== null);
  readonly standing: Standing = $derived(this.#known.standing as Standing);
  readonly ready: boolean = $derived(this.#connected && !this.#waiting);
  readonly hinting: boolean = $derived(
    this.#wantsHint && this.#hintFor !== null && this.#hintFor === this.#known.standing?.number,
  );
  readonly connected: boolean = $derived(this.#connected);
  /** The server said that it stops for a moment. */
  readonly closing: boolean = $derived(this.#closing);

  constructor(table: Table) {
    this.#known = atFirst(table);
    this.#connection = new Connection({
      address: () => this.#address(),
      heard: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      changed: (open) => this.#changed(open),
    });
  }

  choose(option: Said): void {
    if (!this.ready) return;
    this.#waiting = this.#say({ type: "choose", answers: this.standing.number, option });
  }

  takeBack(): void {
    if (!this.ready) return;
    this.#waiting = this.#say({ type: "take-back", answers: this.standing.number });
  }

  askHint(level: string): void {
    if (!this.ready) return;
    this.#wantsHint = true;
    const { number } = this.standing;
    // The bot thinks about it already: its answer is waited for again.
    if (this.#hintFor === number) return;
    this.#known = { ...this.#known, hint: null, refusal: null };
    if (this.#say({ type: "hint", answers: number, level })) this.#hintFor = number;
  }

  forgetHint(): void {
    this.#wantsHint = false;
    this.#known = { ...this.#known, hint: null };
  }

  /** Agree to the open request for a take-back, or not; one's own is withdrawn by not agreeing. */
  consent(agree: boolean): void {
    if (this.request) this.#say({ type: "consent", request: this.request.id, agree });
  }

  /** Say something; false when it could not be sent. */
  say(text: string): boolean {
    return this.#say({ type: "chat", text });
  }

  forgetRefusal(): void {
    this.#known = { ...this.#known, refusal: null };
  }

  /** The table as another request has just told it. */
  tell(table: Table): void {
    this.#known = { ...this.#known, table };
  }

  /** Connect anew, in the language of now. */
  renew(): void {
    this.#connection.renew();
  }

  end(): void {
    clearTimeout(this.#helpSoon);
    this.#connection.end();
  }

  #address(): string {
    const { table, standing } = this.#known;
    const query = new URLSearchParams({ language: language() });
    if (standing) query.set("last", String(standing.number));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table.code)}/live?${query}`;
  }

  #say(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  #changed(open: boolean): void {
    this.#connected = open;
    this.#waiting = false;
    this.#hintFor = null;
    if (open) {
      this.#closing = false;
      // A step heard before the connection was lost may still lack its help.
      if (this.begun && this.help === null) this.#askHelpSoon();
    }
  }

  #hear(message: ServerMessage): void {
    const before = this.#known;
    const isUnwanted = message.type === "hint" && !this.#wantsHint;
    const known = (this.#known = isUnwanted ? before : hear(before, message));
    if (message.type === "closing") this.#closing = true;
    if (["step", "view", "refused", "request"].includes(message.type)) this.#waiting = false;
    const isOtherSeat = message.type === "table" && known.seat !== before.seat;
    if (["hint", "refused"].includes(message.type) || isOtherSeat) this.#hintFor = null;
    if (message.type === "step" && message.cause === "take-back") this.#tookBack += 1;
    if (known.standing === before.standing) return;
    this.#askHelpSoon();
    if (hasGap(known)) void this.#loadMoments();
  }

  #askHelpSoon(): void {
    clearTimeout(this.#helpSoon);
    const { table, seat } = this.#known;
    if (!table.help || seat < 0) return;
    this.#helpSoon = setTimeout(() => this.#say({ type: "help" }), HELP_AFTER);
  }

  /** The moments from the first on, for one who joins late or was away. */
  async #loadMoments(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const tookBack = this.#tookBack;
    try {
      const loaded = await askMoments(this.#known.table.code);
      if (tookBack === this.#tookBack) this.#known = withMoments(this.#known, loaded.moments);
    } catch {
      // The log stays short; the next view tries again.
      return;
    } finally {
      this.#loading = false;
    }
    if (tookBack !== this.#tookBack) await this.#loadMoments();
  }
}
