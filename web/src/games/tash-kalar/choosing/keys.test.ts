import { expect, it } from "vitest";
import { keyPress } from "../../../frame/keyPress.fixture";
import { keyAction } from "./keys";

type Details = Parameters<typeof keyPress>[2];
const pressed = (key: string, more?: Details) => keyPress(key, "main", more);

it("maps the keys of the table", () => {
  expect(keyAction(pressed("3"))).toBe(3);
  expect(keyAction(pressed("Escape"))).toBe("back");
  expect(keyAction(pressed("U"))).toBe("undo");
  expect(keyAction(pressed("e"))).toBe("end");
  expect(keyAction(pressed("h"))).toBe("hint");
  expect(keyAction(pressed("?"))).toBe("keys");
  expect(keyAction(pressed("x"))).toBeNull();
});

it("maps them by position where the layout has no such letters or digits", () => {
  expect(keyAction(pressed("г", { code: "KeyU" }))).toBe("undo");
  expect(keyAction(pressed("У", { code: "KeyE" }))).toBe("end");
  expect(keyAction(pressed("щ", { code: "KeyO" }))).toBe("options");
  expect(keyAction(pressed("ф", { code: "KeyA" }))).toBeNull();
  expect(keyAction(pressed("+", { code: "Digit1" }))).toBe(1);
  expect(keyAction(pressed("é", { code: "Digit2" }))).toBe(2);
  expect(keyAction(pressed("!", { code: "Digit1", shiftKey: true }))).toBeNull();
});

it("prefers the letter that a layout types to the position of the key", () => {
  expect(keyAction(pressed("e", { code: "KeyD" }))).toBe("end");
  expect(keyAction(pressed(".", { code: "KeyE" }))).toBeNull();
  expect(keyAction(pressed("d", { code: "KeyH" }))).toBeNull();
  expect(keyAction(pressed("?", { code: "Digit7", shiftKey: true }))).toBe("keys");
});

it("ignores text input and shortcuts of the browser", () => {
  expect(keyAction(keyPress("u", "input"))).toBeNull();
  expect(keyAction(keyPress("u", "button"))).toBe("undo");
  expect(keyAction(pressed("e", { ctrlKey: true }))).toBeNull();
});
