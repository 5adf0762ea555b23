import { render, screen, within } from "@testing-library/svelte";
import { afterEach, assert, expect, it } from "vitest";
import { learnFacts } from "../facts";
import { FACTS } from "../facts.setup";
import { MADE_UP, withMadeUpForm } from "../madeUp.fixture";
import HelpForms from "./HelpForms.svelte";

afterEach(() => learnFacts(FACTS));

function articleOf(name: string): HTMLElement {
  const article = screen.getByRole("heading", { name }).closest("article");
  assert(article);
  return article;
}

function row(name: string, heading: string): string {
  const told = within(articleOf(name)).getByText(heading).nextElementSibling;
  assert(told);
  return told.textContent.replace(/\s+/gu, " ").trim();
}

it("tells each form from its facts, with the numbers of the rules", () => {
  render(HelpForms);
  expect(articleOf("First game").textContent).toContain(
    "2 players. Short and simple, for learning. No legends. No discarding. No advanced tasks.",
  );
  expect(row("First game", "End")).toContain("At once, when a player has 6 or more points");
  expect(row("First game", "Hand")).toBe("3 beings of your school and one flare.");
  expect(row("High Form", "Setup")).toContain("The arena is empty. 3 tasks are open");
  expect(row("Deathmatch duel", "Pieces")).toBe(
    "Each colour has 16 two-sided pieces and 3 legendary pieces.",
  );
  expect(articleOf("Deathmatch melee").textContent).toContain("3 or 4 players.");
  expect(row("Deathmatch melee", "Pieces")).toContain("15 two-sided pieces");
  expect(row("Deathmatch melee", "Pieces")).toContain("With 4 players: 14 two-sided pieces.");
  expect(row("Deathmatch melee", "End")).toMatch(
    /12 or more points in one colour .* With 4 players: 10 points\. .*12\.5/u,
  );
  expect(articleOf("Deathmatch melee").textContent).toContain("you may improvise");
  expect(articleOf("Deathmatch duel").textContent).not.toContain("you may improvise");
  expect(articleOf("In teams").textContent).toContain("in High Form or Deathmatch duel");
  expect(articleOf("In teams").textContent).toContain("The bottom 6 cards");
});

it("tells a form without words from its facts alone", () => {
  learnFacts(withMadeUpForm());
  render(HelpForms);
  const article = articleOf(MADE_UP);
  expect(article.textContent).toContain(
    "2 or 3 players, or two against two with shared pieces. No legends. No discarding.",
  );
  expect(row(MADE_UP, "Setup")).toMatch(/c5 and g5.* 4 tasks are open/u);
  expect(row(MADE_UP, "Pieces")).toBe(
    "Each colour has 13 two-sided pieces. With 3 players: 11 two-sided pieces.",
  );
  expect(row(MADE_UP, "Hand")).toBe("5 beings of your school and one flare.");
  expect(row(MADE_UP, "End")).toMatch(/At once, .* 7 or more points .* With 3 players: 5 points/u);
  expect(within(article).queryByText("Points")).toBeNull();
  expect(within(article).getByRole("link", { name: "Rule 4.7" })).toBeTruthy();
  expect(articleOf("In teams").textContent).toContain(`or ${MADE_UP}`);
  expect(articleOf("In teams").textContent).toContain("The bottom 8 cards");
});
