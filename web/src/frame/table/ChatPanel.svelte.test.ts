import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import type { Refusal } from "../../api/reducer";
import { ANN, tableWith } from "../../api/shapes.fixture";
import type { ChatLine, Table } from "../../api/types";
import { t } from "../../words";
import { announcement } from "../announcements.svelte";
import { setMe } from "../me.svelte";
import ChatPanel from "./ChatPanel.svelte";

const line = (id: number, person: number, name: string, text: string): ChatLine => ({
  id,
  person,
  name,
  seat: person - 1,
  text,
  at: "2024-01-01T12:00:00Z",
});

interface Written {
  table: Table;
  seat: number;
  chat: ChatLine[];
  refusal: Refusal | null;
  sendChat: Mock<() => boolean>;
}

const TOO_FAST: Refusal = { message: "Too fast.", rule: "" };

/** A table whose talk the test writes. */
function show(talk = true) {
  const live = $state<Written>({
    table: tableWith({ talk }),
    seat: 0,
    chat: [],
    refusal: null,
    sendChat: vi.fn(() => true),
  });
  render(ChatPanel, { live });
  return live;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox");
const write = (text: string) => fireEvent.input(field(), { target: { value: text } });
const send = () => fireEvent.submit(field());

beforeEach(() => {
  localStorage.clear();
  setMe({ person: ANN });
});

describe("the chat", () => {
  it("sends a trimmed line, and empties the field", async () => {
    const live = show();
    await write("  Good luck! ");
    await send();
    expect(live.sendChat).toHaveBeenCalledWith("Good luck!");
    expect(field().value).toBe("");
  });

  it("keeps a line that could not be sent, and shows an error", async () => {
    const live = show();
    live.sendChat.mockReturnValue(false);
    await write("Good luck!");
    await send();
    expect(field().value).toBe("Good luck!");
    expect(screen.getByText(t("web-chat-unsent"))).toBeTruthy();
  });

  it("restores a line that the server refused", async () => {
    const live = show();
    await write("Good luck!");
    await send();
    flushSync(() => {
      live.refusal = TOO_FAST;
    });
    expect(field().value).toBe("Good luck!");
  });

  it("does not overwrite the field with a refused line", async () => {
    const live = show();
    await write("Good luck!");
    await send();
    await write("Have fun!");
    flushSync(() => {
      live.refusal = TOO_FAST;
    });
    expect(field().value).toBe("Have fun!");
  });

  it("sends nothing that is empty or too long", async () => {
    const live = show();
    await write("   ");
    await send();
    await write("a".repeat(301));
    await send();
    expect(live.sendChat).not.toHaveBeenCalled();
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  it("announces the lines of others, but not the reader's own", () => {
    const live = show();
    flushSync(() => live.chat.push(line(1, 2, "Ben", "Hello!")));
    const { count } = announcement();
    flushSync(() => live.chat.push(line(2, 1, "Ann", "Hello, Ben!")));
    expect(announcement().count).toBe(count);
    flushSync(() => live.chat.push(line(3, 2, "Ben", "Shall we?")));
    expect(announcement().text).toBe(t("web-chat-said", { name: "Ben", text: "Shall we?" }));
  });

  it("hides the lines of a person who is muted, and shows them again", async () => {
    const live = show();
    flushSync(() => live.chat.push(line(1, 2, "Ben", "Hello!"), line(2, 3, "Cid", "Hi!")));
    await fireEvent.click(screen.getByLabelText(t("web-mute", { name: "Ben" })));
    expect(screen.queryByText("Hello!")).toBeNull();
    expect(screen.getByText("Hi!")).toBeTruthy();
    await fireEvent.click(screen.getByLabelText(t("web-mute", { name: "Ben" })));
    expect(screen.getByText("Hello!")).toBeTruthy();
  });

  it("has no field where players may not chat", () => {
    show(false);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(t("web-chat-closed"))).toBeTruthy();
  });
});
