"""The position in which something is asked, with the words for it."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.story import Story
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.taintedgrail.position import Position


class Asked(NamedTuple):
    """The position in which something is asked, and the words for it."""

    p: Position
    words: Words
    story: Story

    def say(self, message: str, **values: Said) -> str:
        """A message in these words."""
        return self.words.say(message, **values)

    def much(self, what: str, number: int) -> str:
        """So much of something."""
        return self.say(f"tg-much-{what}", number=number)

    @property
    def args(self) -> tuple[object, ...]:
        """What the question is about: the data of its step."""
        return self.p.agenda[-1].args

    @property
    def kind(self) -> str:
        """The kind of the question."""
        return self.p.question.kind if self.p.question else ""


def card_name(card: str, story: Story) -> str:
    """The name of a card by its stable word: `U01`, `item:net`, `marsh-dogs`."""
    if ":" in card:
        return story.possession(card)
    return story.card(card) if card in story.campaign.cards else story.encounter(card)
