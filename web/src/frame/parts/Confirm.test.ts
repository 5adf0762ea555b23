import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { t } from "../../words";
import Confirm from "./Confirm.svelte";

const button = (name: string): HTMLElement => screen.getByRole("button", { name });

async function ask(): Promise<() => void> {
  const onconfirm = vi.fn();
  render(Confirm, { label: "Concede", sure: "Really concede?", yes: "Yes, concede", onconfirm });
  await fireEvent.click(button("Concede"));
  return onconfirm;
}

describe("a button that asks for confirmation", () => {
  it("does nothing before it is confirmed, and focuses No", async () => {
    const onconfirm = await ask();
    expect(onconfirm).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button(t("web-no")));
    await fireEvent.click(button("Yes, concede"));
    expect(onconfirm).toHaveBeenCalledTimes(1);
  });

  it("is cancelled with Escape, and takes the focus again", async () => {
    const onconfirm = await ask();
    await fireEvent.keyDown(button(t("web-no")), { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(button("Concede")));
    expect(onconfirm).not.toHaveBeenCalled();
  });
});
