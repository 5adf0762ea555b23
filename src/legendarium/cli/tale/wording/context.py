"""What the texts of questions and options depend on: position, language, campaign."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.story import Story
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.taintedgrail.position import Position


class QuestionContext(NamedTuple):
    """A position with its question, and the words to describe it with."""

    p: Position
    words: Words
    story: Story

    def say(self, message: str, **values: Said) -> str:
        """A message in the reader's language."""
        return self.words.say(message, **values)

    def much(self, what: str, number: int) -> str:
        """An amount of something."""
        return self.say(f"tg-much-{what}", number=number)

    @property
    def args(self) -> tuple[object, ...]:
        """The data of the step that asks the question."""
        return self.p.agenda[-1].args

    @property
    def kind(self) -> str:
        """The kind of the question."""
        return self.p.question.kind if self.p.question else ""


def card_name(card: str, story: Story) -> str:
    """The name of a card by its id: `U01`, `item:net`, `marsh-dogs`."""
    if ":" in card:
        return story.possession(card)
    return story.card(card) if card in story.campaign.cards else story.encounter(card)
