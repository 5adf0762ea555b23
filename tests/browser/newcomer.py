"""Somebody who knows no rule, and follows what the table tells."""

from __future__ import annotations

from typing import Any

from browser.player import Player
from browser.wire import Json


class Newcomer(Player):
    """Summons what is ready, else fills in what a card lacks; chooses at random in all the rest.

    Whoever places at random can need hundreds of turns for a game.
    """

    _took_card = False

    def click_something(self) -> None:
        """Click what the table suggests."""
        if self.is_asked_to_act:
            self.visitor.wait(lambda: self.wire.help is not None or self.is_over, "the help")
        super().click_something()

    def _things(self) -> list[tuple[str, Any]]:
        things = super()._things()
        if not self.is_asked_to_act:
            return things
        cards = [thing for thing in things if thing[0] == "card"]
        others = [thing for thing in things if thing[0] != "card"]
        # A card that has been picked up waits for its square, not for another card.
        took, self._took_card = self._took_card, bool(cards) and not self._took_card
        if took:
            return others
        lacking = self._lacking()
        return cards or [thing for thing in others if thing[1] in lacking] or things

    def _lacking(self) -> set[str]:
        """The squares where the being that lacks the fewest pieces still needs one."""
        assert self.wire.help is not None
        helps: list[Json] = list(self.wire.help["cards"].values())
        wanted = [told["missing"]["place"] for told in helps if told.get("missing")]
        return set(min((squares for squares in wanted if squares), key=len, default=[]))
