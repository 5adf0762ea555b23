import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../words";
import { registerRulebooks } from "../rules/rulebooks";
import Rules from "./Rules.svelte";

const html = vi.fn(() => Promise.resolve('<ul><li><a id="6.4"></a>The player chooses</li></ul>'));
const czech = vi.fn(() => Promise.resolve('<ul><li><a id="6.4"></a>Volí hráč</li></ul>'));

beforeEach(() => {
  registerRulebooks([{ game: "go", title: "Go", html, translations: { cs: czech } }]);
  vi.clearAllMocks();
});

afterEach(() => setLanguage("en"));

describe("the page of the rules", () => {
  it("shows them in the reader's language and loads no other", async () => {
    await setLanguage("cs");
    render(Rules, { game: "go" });
    const rule = await screen.findByText("Volí hráč");
    expect(rule.closest("article")?.lang).toBe("cs");
    expect(screen.queryByText(t("web-rules-english"))).toBeNull();
    expect(html).not.toHaveBeenCalled();
  });

  it("shows them in English with a notice where they are not translated", async () => {
    await setLanguage("de");
    render(Rules, { game: "go" });
    const rule = await screen.findByText("The player chooses");
    expect(rule.closest("article")?.lang).toBe("en");
    expect(screen.getByText(t("web-rules-english"))).toBeTruthy();
    expect(czech).not.toHaveBeenCalled();
  });

  it("marks the rule that the address names, also after another language is chosen", async () => {
    location.hash = "#6.4";
    render(Rules, { game: "go" });
    const rule = await screen.findByText("The player chooses");
    await vi.waitFor(() => expect(rule.classList).toContain("named"));
    expect(screen.queryByText(t("web-rules-english"))).toBeNull();
    await setLanguage("cs");
    const translated = await screen.findByText("Volí hráč");
    await vi.waitFor(() => expect(translated.classList).toContain("named"));
  });
});
