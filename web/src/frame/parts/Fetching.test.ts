import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RequestError } from "../../api/http";
import { t } from "../../words";
import Fetching from "./Fetching.svelte";

const children = createRawSnippet((value: () => unknown) => ({
  render: () => `<p>${String(value())}</p>`,
}));

const again = () => fireEvent.click(screen.getByRole("button", { name: t("web-try-again") }));

afterEach(() => vi.restoreAllMocks());

describe("a value that is loaded", () => {
  it("is requested again after the server refused it", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new RequestError(503, "busy", "The server is busy."));
    load.mockResolvedValueOnce("Here it is.");
    render(Fetching, { load, inline: true, children });
    await screen.findByText("The server is busy.");
    await again();
    await screen.findByText("Here it is.");
  });

  it("reloads the page when a part of the client could not be loaded", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.reject(new TypeError("failed to fetch a module")));
    render(Fetching, { load, inline: true, children });
    await screen.findByText(t("web-problem-offline"));
    await again();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("offers no retry for what is gone for good", async () => {
    const load = () => Promise.reject(new RequestError(404, "no-table", "There is no such table."));
    render(Fetching, { load, children });
    await screen.findByText("There is no such table.");
    expect(screen.queryByRole("button", { name: t("web-try-again") })).toBeNull();
  });
});
