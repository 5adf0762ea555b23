/** Requests to the server over HTTP. */
import { language, t } from "../words";
import type { Problem } from "./types";

/** A request that failed, with one sentence for the reader. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The field of the request that was wrong; empty when it was no single field. */
    readonly field = "",
  ) {
    super(message);
  }

  /** Whether the server was not reached; the same request may work in a moment. */
  get isOffline(): boolean {
    return this.status === 0;
  }

  /** Whether the server does not know who sent the request: the cookie is missing or expired. */
  get isSignedOut(): boolean {
    return this.code === "expired" || this.code === "not-signed-in";
  }
}

type Method = "GET" | "POST" | "DELETE";

/**
 * Send a request and parse the response as JSON. Throws RequestError. The answer is what the schema
 * promises: the tests of the server hold every answer to its model.
 */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await send(method, path, body)).json();
}

/** Request a file: its name and its contents. */
export async function requestFile(
  method: Method,
  path: string,
  body?: unknown,
): Promise<{ name: string; contents: Blob }> {
  const response = await send(method, path, body);
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? "legendarium.json";
  return { name, contents: await response.blob() };
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (method !== "GET") headers["X-Legendarium"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new RequestError(0, "offline", t("web-problem-offline"));
  }
  if (!response.ok) throw await errorFrom(response);
  return response;
}

/** The server's own message; ours if something in between answered. */
async function errorFrom(response: Response): Promise<RequestError> {
  try {
    const problem: Partial<Problem> = await response.json();
    if (typeof problem.message === "string" && typeof problem.code === "string")
      return new RequestError(response.status, problem.code, problem.message, problem.at ?? "");
  } catch {
    // Not JSON: fall through to a message of our own.
  }
  const isServerError = response.status >= 500;
  return new RequestError(
    response.status,
    isServerError ? "server" : "refused",
    t(isServerError ? "web-problem-server" : "web-problem-refused"),
  );
}

/** The message of an error, for the reader. */
export function errorMessage(error: unknown): string {
  return error instanceof RequestError ? error.message : t("web-problem-client");
}
