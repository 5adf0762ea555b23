"""Imagined payment for an ability, from its owner's supply."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import Imagined, change
from legendarium.bots.taintedgrail.imagination.likelihood import expected
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.position import Character


def pay_price(im: Imagined, one: Character, cost: str) -> None:
    """Pay for an ability; flipping a card and spending charges are free."""
    for effect in parse_script(cost):
        if effect.verb == "pay" and effect.args[0] != "charges":
            amount = expected(im.p, effect.amount, im.context())
            change(im.p, one, str(effect.args[0]), -amount)
