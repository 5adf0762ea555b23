"""With the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.player import Player
from browser.visitor import Visitor

FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  return at.getAttribute('aria-label') ?? (at.textContent.trim() || at.tagName);
}"""
OUTLINE = "() => getComputedStyle(document.activeElement).outlineStyle"
MOST_TABS = 60


def test_from_the_lobby_to_some_turns_without_a_mouse(come: Come) -> None:
    visitor = come()
    page = visitor.go("/")
    page.keyboard.press("Tab")
    assert _focused(visitor) == "Skip to content"
    _tab_to(visitor, "Play against a bot")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    player = Player(visitor).arrive()
    visitor.wait(
        lambda: _focused(visitor) == "First game: game in progress", "the focus at the table"
    )

    # Arrows move between squares, Enter places a piece.
    visitor.wait(lambda: visitor.wire.is_asked, "a question")
    _tab_to(visitor, "e5,")
    assert page.evaluate(OUTLINE) != "none"
    placed = 0
    while any(option["kind"] == "place" for option in visitor.wire.options):
        _go_to_empty_square(player)
        number = visitor.wire.number
        page.keyboard.press("Enter")
        visitor.wait(lambda number=number: visitor.wire.number > number, "a piece")  # type: ignore[misc]
        placed += 1
        assert _focused(visitor) != ""
    assert [choice["kind"] for choice in visitor.wire.choices] == ["place"] * placed
    assert placed > 0
    number = visitor.wire.number
    page.keyboard.press("e")
    visitor.wait(lambda: visitor.wire.number > number, "the end of the turn")
    assert visitor.wire.choices[-1]["kind"] == "end-turn"
    visitor.wait(lambda: visitor.wire.is_asked, "my next turn")
    assert _focused(visitor) != ""

    # The line that takes the notation.
    page.keyboard.press("o")
    line = page.get_by_label("Type a square, a card and a square, or notation")
    expect(line).to_be_focused()
    page.keyboard.type("place z9")
    page.keyboard.press("Enter")
    expect(page.get_by_text('"place z9" isn\'t an option.')).to_be_visible()
    page.keyboard.press("Control+a")
    square = _empty_square(player)
    page.keyboard.type(f"place {square}")
    page.keyboard.press("Enter")
    visitor.wait(lambda: square in visitor.wire.view["arena"], "the typed piece")
    assert visitor.wire.is_asked
    assert _focused(visitor) != ""

    # Undo by key, and every option as a button.
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    moment = visitor.wire.moment
    page.keyboard.press("u")
    visitor.wait(lambda: visitor.wire.moment == moment - 1, "the choice taken back")
    assert _focused(visitor) != ""
    assert visitor.wire.refusals == []


def test_cards_by_number_and_escape_goes_back(come: Come) -> None:
    visitor = come("Ada")
    page = visitor.go("/")
    visitor.button("Play against a bot").focus()
    page.keyboard.press("Enter")
    player = Player(visitor, 2).arrive()
    visitor.wait(lambda: visitor.wire.is_asked, "a question")
    page.keyboard.press("1")
    expect(player.hand.first).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keyboard shortcuts")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(player.hand.first).to_have_attribute("aria-pressed", "false")
    assert _focused(visitor) != ""


def test_the_waiting_room_keeps_the_focus(come: Come) -> None:
    host, guest = come("Ada"), come("Ben")
    options = {"form": "duel", "teams": True, "schools": {"how": "random"}}
    body = {"game": "tash-kalar", "options": options}
    code = host.ask("POST", "/tables", body)["code"]
    page = guest.go(f"/t/{code}")
    expect(page.get_by_text("Seats 1 and 3 play against seats 2 and 4")).to_be_visible()
    _press(guest, guest.button("Take this seat").first)
    expect(_row(guest, 2)).to_be_focused()
    _press(guest, guest.button("Leave seat"))
    expect(_row(guest, 2)).to_be_focused()

    # The list of bots is only looked through; the button beside it puts one there.
    page = host.go(f"/t/{code}")
    bots = page.get_by_label("Seat 2: bot")
    bots.focus()
    page.keyboard.press("ArrowDown")
    bots.select_option(label="Random bot")
    expect(_row(host, 2)).to_contain_text("free")
    _press(host, host.button("Add bot Seat 2"))
    expect(_row(host, 2)).to_be_focused()
    expect(_row(host, 2)).to_contain_text("Random bot")
    _press(host, host.button("Fill empty seats with bots"))
    expect(page.get_by_text("All seats are taken. Start whenever you're ready.")).to_be_focused()


def _press(visitor: Visitor, button: Locator) -> None:
    button.focus()
    visitor.page.keyboard.press("Enter")


def _row(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has_text=f"Seat {seat}")


def _tab_to(visitor: Visitor, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if _focused(visitor).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name!r}.")


def _focused(visitor: Visitor) -> str:
    """What has the focus, by its name; empty where the focus is lost."""
    name: str = visitor.page.evaluate(FOCUSED)
    return name


def _empty_square(player: Player) -> str:
    return next(
        str(option["square"]) for option in player.wire.options if option["kind"] == "place"
    )


def _go_to_empty_square(player: Player) -> None:
    """Walk with the arrows until the square under the focus can take a piece."""
    free = {str(o["square"]) for o in player.wire.options if o["kind"] == "place"}
    for key in ("", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        if key:
            player.page.keyboard.press(key)
        if player.page.evaluate("() => document.activeElement.dataset.square") in free:
            return
    raise AssertionError("The arrows lead to no empty square.")
