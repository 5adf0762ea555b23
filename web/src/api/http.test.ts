import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak, t } from "../words";
import { ask, askFile, Refused, sentence } from "./http";

beforeAll(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: Response | Error): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function refusalOf(asked: Promise<unknown>): Promise<Refused> {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  return error as Refused;
}

describe("asking the server", () => {
  it("names the language, and itself when something changes", async () => {
    const fetched = answerWith(Response.json({ person: null }));
    await expect(ask("POST", "/sign-out")).resolves.toEqual({ person: null });
    expect(fetched).toHaveBeenCalledWith(
      "/api/sign-out",
      expect.objectContaining({ headers: { "Accept-Language": "en", "X-Legendarium": "1" } }),
    );
  });

  it("hands on the server's own sentence", async () => {
    const problem = { code: "name-taken", message: "Somebody has this name.", at: "name" };
    answerWith(Response.json(problem, { status: 409 }));
    const refused = await refusalOf(ask("POST", "/account", {}));
    expect(refused).toMatchObject({ status: 409, code: "name-taken", at: "name" });
    expect(sentence(refused)).toBe("Somebody has this name.");
    expect(refused.unknown).toBe(false);
  });

  it("has a sentence of its own where the server says none", async () => {
    answerWith(new Response("<html>", { status: 502 }));
    expect((await refusalOf(ask("GET", "/me"))).message).toBe(t("web-problem-server"));
    answerWith(new TypeError("network"));
    const offline = await refusalOf(ask("GET", "/me"));
    expect(offline.offline).toBe(true);
    expect(offline.message).toBe(t("web-problem-offline"));
    expect(sentence(new Error("a fault"))).toBe(t("web-problem-client"));
  });

  it("reads a file with the name the server gives it", async () => {
    const headers = { "Content-Disposition": 'attachment; filename="game.json"' };
    answerWith(new Response("{}", { headers }));
    const { name, contents } = await askFile("GET", "/tables/A/record");
    expect(name).toBe("game.json");
    expect(await contents.text()).toBe("{}");
  });
});
