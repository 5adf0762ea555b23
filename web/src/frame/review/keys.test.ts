import { expect, it, vi } from "vitest";
import { keyAction } from "./keys";

class FakeElement {
  constructor(private readonly inside: string) {}
  closest(selector: string): FakeElement | null {
    return selector.split(", ").includes(this.inside) ? this : null;
  }
}
vi.stubGlobal("Element", FakeElement);

function press(key: string, inside = "main", more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, target: new FakeElement(inside), ...more } as unknown as KeyboardEvent;
}

it("maps keys to the controls of the replay", () => {
  expect(keyAction(press("ArrowRight"))).toBe("on");
  expect(keyAction(press("Home"))).toBe("first");
  expect(keyAction(press(" "))).toBe("play");
  expect(keyAction(press("x"))).toBeNull();
});

it("leaves keys to elements that handle them", () => {
  expect(keyAction(press("ArrowRight", "input"))).toBeNull();
  expect(keyAction(press("ArrowLeft", "[role='grid']"))).toBeNull();
  expect(keyAction(press(" ", "button"))).toBeNull();
  expect(keyAction(press("ArrowRight", "button"))).toBe("on");
  expect(keyAction(press("ArrowRight", "main", { altKey: true }))).toBeNull();
});
