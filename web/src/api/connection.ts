/** A connection that comes back by itself after it is lost. */

export interface Ends {
  /** The address to connect to, asked anew each time. */
  address: () => string;
  heard: (text: string) => void;
  /** The connection stands, or does not. */
  changed: (open: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;

/** How long to wait before the next attempt, in milliseconds. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return longest / 2 + (longest / 2) * chance;
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ends: Ends) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#connect();
  }

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop the connection and make it anew, such as in another language. */
  renew(): void {
    if (this.#ended) return;
    this.#attempt = 0;
    this.#drop();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#drop();
  }

  /** Try again now: the network is back, or somebody looks. */
  readonly hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket === null) this.renew();
    else this.#askWhetherAlive();
  };

  #connect(): void {
    const socket = new WebSocket(this.ends.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#ping = setInterval(() => this.#askWhetherAlive(), PING_EVERY);
      this.ends.changed(true);
    };
    socket.onmessage = (message) => {
      clearTimeout(this.#pong);
      this.#pong = undefined;
      if (typeof message.data === "string") this.ends.heard(message.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #askWhetherAlive(): void {
    if (this.send({ type: "ping" })) this.#pong ??= setTimeout(() => this.renew(), PONG_WITHIN);
  }

  #lost(): void {
    this.#drop();
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.ends.changed(false);
  }
}
