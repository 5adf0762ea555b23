"""How parts of a sentence are put beside each other."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from legendarium.table.phrase import Argument, Phrase, say

NOTHING = say("tg-nothing")
FREE = say("tg-free")


def listed(parts: Iterable[Phrase]) -> Phrase:
    """A, B, C."""
    return reduce(lambda most, last: say("tg-listed", most=most, last=last), parts)


def in_turn(parts: Iterable[Phrase]) -> Phrase:
    """A; B; C."""
    return reduce(lambda most, last: say("tg-then", most=most, last=last), parts)


def labelled(label: Argument, text: Phrase) -> Phrase:
    """Label: text."""
    return say("tg-labelled", label=label, text=text)


def for_price(price: Phrase, thing: Phrase) -> Phrase:
    """Price → thing."""
    return say("tg-for-price", price=price, thing=thing)
