/** A live connection to a table: its state, kept up to date, and the messages sent to it. */
import { language } from "../words";
import { Connection } from "./connection";
import { readMessage } from "./messages";
import { initialState, hasGap, reduce, type LiveState, type Refusal, withMoments } from "./reducer";
import { liveAddress, moments as fetchMoments } from "./server";
import type {
  ClientMessage,
  GameEvent,
  Help,
  Moment,
  Option,
  ServerMessage,
  Standing,
  Table,
} from "./types";

/** Steps often come in a row: help is requested once, after the last of them. */
const HELP_DELAY_MS = 60;

export class Live {
  #state: LiveState;
  #connected = $state(false);
  #awaitingAnswer = $state(false);
  #closing = $state(false);
  /** The number of the standing for which a bot is preparing a hint. */
  #hintFor = $state<number | null>(null);
  /** False once the panel is closed: a hint that arrives later is dropped, unless asked for again. */
  #hintWanted = $state(false);
  #undoCount = 0;
  #loading = false;
  #helpTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: Connection;

  // Each value is derived on its own, so that a line of chat does not redraw the board.
  readonly table: Table = $derived.by(() => this.#state.table);
  readonly seat: number = $derived.by(() => this.#state.seat);
  readonly events: readonly GameEvent[] = $derived.by(() => this.#state.events);
  readonly by: number = $derived.by(() => this.#state.by);
  readonly cause: LiveState["cause"] = $derived.by(() => this.#state.cause);
  readonly moments: readonly Moment[] = $derived.by(() => this.#state.moments);
  readonly help: Help | null = $derived.by(() => this.#state.help);
  readonly hint: LiveState["hint"] = $derived.by(() => this.#state.hint);
  readonly request: LiveState["request"] = $derived.by(() => this.#state.request);
  readonly refusedBy: number | null = $derived.by(() => this.#state.refusedBy);
  readonly chat: LiveState["chat"] = $derived.by(() => this.#state.chat);
  readonly refusal: Refusal | null = $derived.by(() => this.#state.refusal);
  /** Whether the game has started and its position is known. */
  readonly started: boolean = $derived.by(() => this.#state.standing !== null);
  readonly standing: Standing = $derived.by(() => {
    const { standing } = this.#state;
    if (standing === null) throw new Error("the game has not started");
    return standing;
  });
  readonly ready: boolean = $derived(this.#connected && !this.#awaitingAnswer);
  readonly hintPending: boolean = $derived.by(
    () =>
      this.#hintWanted && this.#hintFor !== null && this.#hintFor === this.#state.standing?.number,
  );
  readonly connected: boolean = $derived(this.#connected);
  /** The server announced that it is about to stop. */
  readonly closing: boolean = $derived(this.#closing);

  constructor(table: Table) {
    this.#state = $state.raw(initialState(table));
    this.#connection = new Connection({
      address: () => {
        const { table, standing } = this.#state;
        return liveAddress(table.code, language(), standing?.number ?? null);
      },
      onMessage: (text) => this.#receive(readMessage(text, this.#state.table.game)),
      onOpenChange: (open) => this.#onOpenChange(open),
    });
  }

  choose(option: Option): void {
    if (!this.ready) return;
    const { game } = this.table;
    const answers = this.standing.number;
    this.#awaitingAnswer = this.#send({ type: "choose", game, answers, option });
  }

  undo(): void {
    if (!this.ready) return;
    this.#awaitingAnswer = this.#send({ type: "take-back", answers: this.standing.number });
  }

  requestHint(level: string): void {
    if (!this.ready) return;
    this.#hintWanted = true;
    const { number } = this.standing;
    // A bot is working on this hint already: show its answer when it comes.
    if (this.#hintFor === number) return;
    this.#state = { ...this.#state, hint: null, refusal: null };
    if (this.#send({ type: "hint", answers: number, level })) this.#hintFor = number;
  }

  closeHint(): void {
    this.#hintWanted = false;
    this.#state = { ...this.#state, hint: null };
  }

  /** Agree to or refuse the open undo request; refusing one's own withdraws it. */
  answerRequest(agree: boolean): void {
    if (this.request) this.#send({ type: "consent", request: this.request.id, agree });
  }

  /** Send a chat line; false when it could not be sent. */
  sendChat(text: string): boolean {
    return this.#send({ type: "chat", text });
  }

  dismissRefusal(): void {
    this.#state = { ...this.#state, refusal: null };
  }

  /** Replace the table by one that another request has returned. */
  updateTable(table: Table): void {
    this.#state = { ...this.#state, table };
  }

  /** Open a new connection, in the current language. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  close(): void {
    clearTimeout(this.#helpTimer);
    this.#connection.close();
  }

  #send(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  #onOpenChange(open: boolean): void {
    this.#connected = open;
    this.#awaitingAnswer = false;
    this.#hintFor = null;
    if (open) {
      this.#closing = false;
      // A step from before the connection was lost may still lack its help.
      if (this.started && this.help === null) this.#scheduleHelp();
    }
  }

  #receive(message: ServerMessage | null): void {
    if (message === null) return;
    const before = this.#state;
    const isDropped = message.type === "hint" && !this.#hintWanted;
    const state = (this.#state = isDropped ? before : reduce(before, message));
    if (message.type === "closing") this.#closing = true;
    if (["step", "view", "refused", "request"].includes(message.type)) this.#awaitingAnswer = false;
    const isOtherSeat = message.type === "table" && state.seat !== before.seat;
    if (["hint", "refused"].includes(message.type) || isOtherSeat) this.#hintFor = null;
    if (message.type === "step" && message.cause === "take-back") this.#undoCount += 1;
    if (state.standing === before.standing) return;
    this.#scheduleHelp();
    if (hasGap(state)) void this.#loadMoments();
  }

  #scheduleHelp(): void {
    clearTimeout(this.#helpTimer);
    const { table, seat } = this.#state;
    if (!table.help || seat < 0) return;
    this.#helpTimer = setTimeout(() => this.#send({ type: "help" }), HELP_DELAY_MS);
  }

  /** Load all moments, for a reader who joined late or was away. */
  async #loadMoments(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const undoCount = this.#undoCount;
    try {
      const loaded = await fetchMoments(this.#state.table.code);
      if (undoCount === this.#undoCount) this.#state = withMoments(this.#state, loaded.moments);
    } catch {
      // The log stays incomplete; the next view tries again.
      return;
    } finally {
      this.#loading = false;
    }
    if (undoCount !== this.#undoCount) await this.#loadMoments();
  }
}
