/** Keys that are pressed on a page of one element, for tests without a document. */
import { vi } from "vitest";

class FakeElement extends EventTarget {
  constructor(private readonly inside: string) {
    super();
  }
  closest(selector: string): FakeElement | null {
    return selector.split(", ").includes(this.inside) ? this : null;
  }
}

vi.stubGlobal("Element", FakeElement);

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "target" | "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** A key, pressed inside an element of that name. */
export function keyPress(key: string, inside = "main", more: Partial<Pressed> = {}): Pressed {
  return {
    key,
    code: "",
    target: new FakeElement(inside),
    defaultPrevented: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  };
}
