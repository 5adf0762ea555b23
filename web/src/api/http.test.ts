import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../words";
import { request, requestFile, RequestError, errorMessage } from "./http";

beforeAll(() => setLanguage("en"));
afterEach(() => vi.unstubAllGlobals());

function respondWith(response: Response | Error): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function errorOf(response: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await response.catch((caught: unknown) => caught);
  if (!(error instanceof RequestError)) throw new Error("the request was answered");
  return error;
}

describe("requests to the server", () => {
  it("sends the language, and its own header with every change", async () => {
    const fetched = respondWith(Response.json({ person: null }));
    await expect(request("POST", "/sign-out")).resolves.toEqual({ person: null });
    expect(fetched).toHaveBeenCalledWith(
      "/api/sign-out",
      expect.objectContaining({ headers: { "Accept-Language": "en", "X-Legendarium": "1" } }),
    );
  });

  it("passes on the server's own message", async () => {
    const problem = { code: "name-taken", message: "Somebody has this name.", at: "name" };
    respondWith(Response.json(problem, { status: 409 }));
    const refused = await errorOf(request("POST", "/account", {}));
    expect(refused).toMatchObject({ status: 409, code: "name-taken", field: "name" });
    expect(errorMessage(refused)).toBe("Somebody has this name.");
    expect(refused.isSignedOut).toBe(false);
  });

  it("has a message of its own where the server sends none", async () => {
    respondWith(new Response("<html>", { status: 502 }));
    expect((await errorOf(request("GET", "/me"))).message).toBe(t("web-problem-server"));
    respondWith(new TypeError("network"));
    const offline = await errorOf(request("GET", "/me"));
    expect(offline.isOffline).toBe(true);
    expect(offline.message).toBe(t("web-problem-offline"));
    expect(errorMessage(new Error("a fault"))).toBe(t("web-problem-client"));
  });

  it("returns a file with the name that the server gives it", async () => {
    const headers = { "Content-Disposition": 'attachment; filename="game.json"' };
    respondWith(new Response("{}", { headers }));
    const { name, contents } = await requestFile("GET", "/tables/A/record");
    expect(name).toBe("game.json");
    expect(await contents.text()).toBe("{}");
  });
});
