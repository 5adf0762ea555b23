import { expect, it } from "vitest";
import { keyPress } from "../keyPress.fixture";
import { keyAction } from "./keys";

it("maps keys to the controls of the replay", () => {
  expect(keyAction(keyPress("ArrowRight"))).toBe("on");
  expect(keyAction(keyPress("Home"))).toBe("first");
  expect(keyAction(keyPress(" "))).toBe("play");
  expect(keyAction(keyPress("x"))).toBeNull();
});

it("leaves keys to elements that handle them", () => {
  expect(keyAction(keyPress("ArrowRight", "input"))).toBeNull();
  expect(keyAction(keyPress("ArrowLeft", "[role='grid']"))).toBeNull();
  expect(keyAction(keyPress(" ", "button"))).toBeNull();
  expect(keyAction(keyPress("ArrowRight", "button"))).toBe("on");
  expect(keyAction(keyPress("ArrowRight", "main", { altKey: true }))).toBeNull();
});
