import { expect, it, vi } from "vitest";
import { keyMeans } from "./keys";

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

it("reads the keys that go through a game", () => {
  expect(keyMeans(press("ArrowRight"))).toBe("on");
  expect(keyMeans(press("Home"))).toBe("first");
  expect(keyMeans(press(" "))).toBe("play");
  expect(keyMeans(press("x"))).toBeNull();
});

it("leaves keys to whatever needs them itself", () => {
  expect(keyMeans(press("ArrowRight", "input"))).toBeNull();
  expect(keyMeans(press("ArrowLeft", "[role='grid']"))).toBeNull();
  expect(keyMeans(press(" ", "button"))).toBeNull();
  expect(keyMeans(press("ArrowRight", "button"))).toBe("on");
  expect(keyMeans(press("ArrowRight", "main", { altKey: true }))).toBeNull();
});
