"""The options of development: cards, attributes, skills, decks."""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.names import AttributeName, DeckName, SkillSide


class BuyCard(Option, kind="buy-card"):
    """Buy a card for a deck (DEV-1)."""

    who: str
    deck: DeckName


class RaiseAttribute(Option, kind="raise"):
    """Raise an attribute by a point (DEV-4)."""

    who: str
    attribute: AttributeName


class LearnSkill(Option, kind="skill"):
    """Take one side of a skill card (DEV-5)."""

    who: str
    number: int
    side: SkillSide


class PutIn(Option, kind="put-in"):
    """Put a card into a deck (DEV-3)."""

    who: str
    deck: DeckName
    card: str


class TakeOut(Option, kind="take-out"):
    """Take a card out of a deck (DEV-3)."""

    who: str
    deck: DeckName
    card: str
