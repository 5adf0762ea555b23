"""A player who clicks whatever is highlighted."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from browser.visitor import Visitor
from browser.wire import Json, Wire
from waiting import let_page_run

MOST_CLICKS = 4000
HASTE = 3000
"""Milliseconds after which one looks whether there is still something to click."""
ATTEMPTS = 20

LIT = """() => {
  const seen = (element) => element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const ask = document.querySelector('[role=group].ask, .ask[role=group]');
  return {
    squares: all('[role=gridcell][aria-disabled=false]').map((cell) => cell.dataset.square),
    cards: all('.hand button').flatMap((card, number) =>
      card.getAttribute('aria-disabled') === 'false' ? [number] : []),
    arrows: all('.arrow[role=button]').length,
    tasks: all('button.claimable').length,
    actions: ask ? [...ask.querySelectorAll('button')].flatMap((button, number) =>
      button.disabled || button.getAttribute('aria-disabled') === 'true' ? [] :
        [[number, button.dataset.part ?? '', button.textContent.trim()]]) : [],
  };
}"""
"""What can be clicked at the table now."""

NOT_PLAYING = ("Back", "Undo", "Ask to undo")


class Player:
    """A person at a table, who chooses at random among what is lit."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._chance = Random(seed)

    @property
    def wire(self) -> Wire:
        """What the page hears and says."""
        return self.visitor.wire

    # The table ------------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        """The line that says what is asked, with its buttons."""
        return self.page.get_by_role("group", name="Your choice")

    @property
    def hand(self) -> Locator:
        """The cards of the hand."""
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    def square(self, name: str) -> Locator:
        """A square of the arena."""
        return self.page.get_by_role("gridcell", name=f"{name},", exact=False).and_(
            self.page.locator(f"[data-square={name}]")
        )

    def action(self, name: str) -> Locator:
        """A button beside the question."""
        return self.question.get_by_role("button", name=name, exact=True)

    def arrive(self) -> Player:
        """Wait until the table lies before this person."""
        self.page.get_by_role("grid", name="Arena").wait_for()
        self.visitor.wait(lambda: self.wire.standing is not None, "the first view")
        return self

    def pieces(self) -> Json:
        """The arena as the server told it last."""
        arena: Json = self.wire.view["arena"]
        return arena

    def seen_pieces(self) -> dict[str, str]:
        """The pieces as the squares are called on the page, by square."""
        names: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll('[role=gridcell]')].map((cell) =>
                 [cell.dataset.square, cell.getAttribute('aria-label')])"""
        )
        return {square: name for square, name in names if "piece" in name}

    # Playing --------------------------------------------------------------------------------------

    def lit(self) -> dict[str, Any]:
        """What can be clicked now."""
        found: dict[str, Any] = self.page.evaluate(LIT)
        return found

    def play_on(self, until: Any = None, clicks: int = MOST_CLICKS) -> None:
        """Click at random until the game is over, or until something holds."""
        for _ in range(clicks):
            if self.is_over or (until is not None and until()):
                return
            self.click_something()
        raise AssertionError(f"Nothing came of {clicks} clicks.")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.wire.table is not None and self.wire.table["state"] == "finished"

    @property
    def is_asked_to_act(self) -> bool:
        """Whether the next action is this player's to choose."""
        question = self.wire.question
        return self.wire.is_asked and question is not None and question["kind"] == "action"

    def click_something(self) -> None:
        """Click one thing that is lit; wait a moment where nothing is."""
        things = self._things() if self.wire.is_asked else []
        if not things:
            let_page_run(self.page)
            return
        kind, which = self._chance.choice(things)
        before = self.wire.number
        self._click(self._thing(kind, which))
        self._settle(before)

    def _thing(self, kind: str, which: Any) -> Locator:
        if kind == "square":
            return self.page.locator(f"[data-square={which}]")
        if kind == "card":
            return self.hand.nth(which)
        if kind == "arrow":
            return self.page.locator(".arrow[role=button]").nth(which)
        if kind == "task":
            return self.page.locator("button.claimable").nth(which)
        return self.question.get_by_role("button").nth(which)

    def _click(self, thing: Locator) -> None:
        """Click what was lit a moment ago; it may have gone out meanwhile."""
        for _ in range(ATTEMPTS):
            try:
                return thing.click(timeout=HASTE)
            except TimeoutError:
                if thing.count() == 0 or not thing.is_enabled():
                    return None
        raise AssertionError(f"{thing} is lit and cannot be clicked.")

    def _settle(self, before: int) -> None:
        """After a choice, wait for what came of it."""
        if any(said.get("answers") == before for said in self.wire.sent[-3:]):
            self.visitor.wait(lambda: self.wire.number > before, "an answer to the choice")

    def _things(self) -> list[tuple[str, Any]]:
        lit = self.lit()
        actions = [
            ("action", number)
            for number, part, text in lit["actions"]
            if part or text not in NOT_PLAYING
        ]
        return [
            *(("square", square) for square in lit["squares"]),
            # Cards weigh more: there are few of them, and without them nobody would be summoned.
            *(("card", number) for number in lit["cards"] for _ in range(4)),
            *(("arrow", number) for number in range(lit["arrows"])),
            *(("task", number) for number in range(lit["tasks"])),
            *(action for action in actions for _ in range(2)),
        ]

    # The law --------------------------------------------------------------------------------------

    def check_lit(self) -> None:
        """Nothing is lit that the server does not offer."""
        # The page may still be drawing what the wire has heard.
        self.visitor.wait(lambda: not self._lit_wrongly(), "only what is offered is lit")

    def _lit_wrongly(self) -> list[str]:
        options = self.wire.options
        offered = {
            value
            for option in options
            for name in ("square", "from", "to")
            if isinstance(value := option.get(name), str)
        }
        squares = [square for square in self.lit()["squares"] if square not in offered]
        hand = self.hand_ids()
        cards = {option["card"] for option in options if "card" in option}
        dead = [hand[number] for number in self.lit()["cards"] if hand[number] not in cards]
        return squares + dead

    def hand_ids(self) -> list[str]:
        """The names of the cards that lie in the hand's row, in order."""
        own = self.wire.view["seats"][self.wire.seat]
        held = [*own["hand"], *own["legends"], *([own["flare"]] if own["flare"] else [])]
        options = self.wire.options
        cards = dict.fromkeys(option["card"] for option in options if "card" in option)
        return [card for card in cards if card not in held] + held
