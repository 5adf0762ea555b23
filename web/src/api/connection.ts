/** A WebSocket connection that reconnects by itself after it is lost. */

export interface ConnectionEvents {
  /** The address to connect to, evaluated again for each attempt. */
  address: () => string;
  onMessage: (text: string) => void;
  onOpenChange: (open: boolean) => void;
}

const FIRST_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 15_000;
const PING_INTERVAL_MS = 25_000;
const PONG_TIMEOUT_MS = 10_000;

/** The delay before the next attempt: exponential, with jitter from `random` in [0, 1). */
export function retryDelay(attempt: number, random: number): number {
  const longest = Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.min(attempt, 10));
  return longest / 2 + (longest / 2) * random;
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: ConnectionEvents) {
    window.addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.retryNow);
    this.#connect();
  }

  /** Send a message; false while there is no open connection. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop the connection and open a new one, for example in another language. */
  reconnect(): void {
    if (this.#closed) return;
    this.#attempt = 0;
    this.#disconnect();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.#disconnect();
  }

  /** Skip the retry delay: the network is back, or the page is visible again. */
  readonly retryNow = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket === null) this.reconnect();
    else this.#ping();
  };

  #connect(): void {
    const socket = new WebSocket(this.events.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL_MS);
      this.events.onOpenChange(true);
    };
    socket.onmessage = (message) => {
      clearTimeout(this.#pongTimer);
      this.#pongTimer = undefined;
      if (typeof message.data === "string") this.events.onMessage(message.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#retryLater();
    };
  }

  /** Reconnect unless the server answers in time. */
  #ping(): void {
    if (this.send({ type: "ping" }))
      this.#pongTimer ??= setTimeout(() => this.reconnect(), PONG_TIMEOUT_MS);
  }

  #retryLater(): void {
    this.#disconnect();
    const delay = retryDelay(this.#attempt, Math.random());
    this.#retryTimer = setTimeout(() => this.#connect(), delay);
    this.#attempt += 1;
  }

  #disconnect(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    this.#pongTimer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.events.onOpenChange(false);
  }
}
