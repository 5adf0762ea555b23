import { afterEach, describe, expect, it, vi } from "vitest";
import { arrived } from "../../api/shapes.fixture";
import { learnFacts } from "./facts";
import { FACTS } from "./facts.setup";
import { MADE_UP, withMadeUpForm } from "./madeUp.fixture";

const server = vi.hoisted(() => ({ catalogue: vi.fn() }));
vi.mock("../../api/server", () => server);

const { loadClient } = await import(".");

const schools = { how: "random" } as const;

afterEach(() => learnFacts(FACTS));

describe("the client", () => {
  it("knows the facts once it is loaded, and asks for them once", async () => {
    server.catalogue.mockRejectedValueOnce(new Error("offline"));
    await expect(loadClient()).rejects.toThrow("offline");
    server.catalogue.mockResolvedValue(withMadeUpForm());
    const client = await loadClient();
    await loadClient();
    expect(server.catalogue).toHaveBeenCalledTimes(2);
    expect(client.summary({ form: MADE_UP, seats: 3, schools })).toBe(`${MADE_UP} for 3 players`);
    expect(client.summary({ form: MADE_UP, teams: true, schools })).toBe(`${MADE_UP} in teams`);
    expect(client.hasPartners({ form: MADE_UP, teams: true, schools })).toBe(true);
  });

  it("names a table whose form it was not told by its key", async () => {
    const client = await loadClient();
    expect(client.summary(arrived({ form: "unheard-of", seats: 2 }))).toBe("unheard-of");
  });

  it("offers a newcomer the first form with the first schools", async () => {
    const { first } = await loadClient();
    expect(first.seats).toBe(2);
    expect(first.options).toEqual({
      form: "first-game",
      schools: { how: "chosen", seats: ["northern", "southern"] },
    });
  });
});
