/** Asking the server, over plain HTTP. */
import { language, t } from "../words";
import type { Problem } from "./types";

/** What the server, or the way to it, had against a request: one sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The part of the request that was wrong, such as a field. */
    readonly at = "",
  ) {
    super(message);
  }

  /** The server was not reached; the same request may work in a moment. */
  get offline(): boolean {
    return this.status === 0;
  }

  /** The server knows nobody by our cookie, or by none. */
  get unknown(): boolean {
    return this.code === "expired" || this.code === "not-signed-in";
  }
}

type Method = "GET" | "POST" | "DELETE";

/** Ask, and read the answer as JSON. Throws Refused. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

/** Ask for a file: its name and its contents. */
export async function askFile(
  method: Method,
  path: string,
  body?: unknown,
): Promise<{ name: string; contents: Blob }> {
  const answer = await send(method, path, body);
  const disposition = answer.headers.get("Content-Disposition") ?? "";
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? "legendarium.json";
  return { name, contents: await answer.blob() };
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (method !== "GET") headers["X-Legendarium"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused(0, "offline", t("web-problem-offline"));
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** The server's own sentence; ours where something in between answered. */
async function refusal(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.message === "string" && typeof problem.code === "string")
      return new Refused(answer.status, problem.code, problem.message, problem.at ?? "");
  } catch {
    // Not JSON: fall through to a sentence of our own.
  }
  const gone = answer.status >= 500;
  return new Refused(
    answer.status,
    gone ? "server" : "refused",
    t(gone ? "web-problem-server" : "web-problem-refused"),
  );
}

/** What went wrong, in one sentence. */
export function sentence(error: unknown): string {
  return error instanceof Refused ? error.message : t("web-problem-client");
}
