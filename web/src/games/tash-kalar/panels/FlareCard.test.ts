import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { catalogueWith } from "../catalogue.fixture";
import FlareCard from "./FlareCard.svelte";

const catalogue = catalogueWith({ flares: { f44a: { upper: 4, lower: 4 } } });

describe("a flare says who scores when it is invoked", () => {
  it.each([
    ["duel", "When you invoke it, the other side scores 1 point."],
    ["melee", "the opponent you compare with scores 1 point in your colour."],
  ])("in a %s", (form, told) => {
    render(FlareCard, { flare: "f44a", catalogue, form });
    expect(screen.getByText(told, { exact: false })).toBeTruthy();
  });

  it("says nothing where nobody scores", () => {
    render(FlareCard, { flare: "f44a", catalogue, form: "high-form" });
    expect(screen.queryByText("scores 1 point", { exact: false })).toBeNull();
  });
});
