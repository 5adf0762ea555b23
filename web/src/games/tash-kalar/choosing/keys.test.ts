import { expect, it } from "vitest";
import { keyAction } from "./keys";

function pressed(key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, defaultPrevented: false, target: null, ...more } as KeyboardEvent;
}

it("knows the keys of the table", () => {
  expect(keyAction(pressed("3"))).toBe(3);
  expect(keyAction(pressed("Escape"))).toBe("back");
  expect(keyAction(pressed("U"))).toBe("undo");
  expect(keyAction(pressed("e"))).toBe("end");
  expect(keyAction(pressed("h"))).toBe("hint");
  expect(keyAction(pressed("?"))).toBe("keys");
  expect(keyAction(pressed("x"))).toBeNull();
});

it("leaves alone what is typed or meant for the browser", () => {
  const field = { closest: () => ({}) } as unknown as EventTarget;
  expect(keyAction(pressed("u", { target: field }))).toBeNull();
  expect(keyAction(pressed("e", { ctrlKey: true }))).toBeNull();
});
