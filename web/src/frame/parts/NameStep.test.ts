import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RequestError } from "../../api/http";
import * as server from "../../api/server";
import { ANN } from "../../api/shapes.fixture";
import { t } from "../../words";
import { setMe } from "../me.svelte";
import NameStep from "./NameStep.svelte";

vi.mock("../../api/server");

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

function show() {
  const then = vi.fn(() => Promise.resolve());
  render(NameStep, { label: "Play", then });
  return then;
}

describe("a button that first asks for a name", () => {
  it("is one click for somebody who has a name", async () => {
    setMe({ person: ANN });
    const then = show();
    await click("Play");
    await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("creates a guest with the trimmed name, and continues", async () => {
    setMe({ person: null });
    vi.mocked(server.introduce).mockResolvedValue({ person: ANN });
    const then = show();
    await click("Play");
    const name = await screen.findByLabelText(t("web-your-name"));
    expect(document.activeElement).toBe(name);
    await fireEvent.input(name, { target: { value: "  Ann " } });
    await click(t("web-go-on"));
    await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
    expect(server.introduce).toHaveBeenCalledWith({ name: "Ann", language: "en" });
  });

  it("says why a name was refused, keeps it, and does not continue", async () => {
    setMe({ person: null });
    vi.mocked(server.introduce).mockRejectedValue(new RequestError(409, "name-taken", "Taken."));
    const then = show();
    await click("Play");
    const name = await screen.findByLabelText<HTMLInputElement>(t("web-your-name"));
    await fireEvent.input(name, { target: { value: "Ann" } });
    await click(t("web-go-on"));
    await screen.findByText("Taken.");
    expect(name.value).toBe("Ann");
    expect(then).not.toHaveBeenCalled();
  });

  it("asks for a name when the server has forgotten the person", async () => {
    setMe({ person: ANN });
    const then = show();
    then.mockRejectedValueOnce(new RequestError(401, "expired", "Your visit is over."));
    await click("Play");
    const name = await screen.findByLabelText<HTMLInputElement>(t("web-your-name"));
    expect(name.value).toBe("Ann");
  });
});
