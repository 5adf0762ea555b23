"""The price of an ability, as it would be paid out of the own supply."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import Imagined, change
from legendarium.bots.taintedgrail.imagination.likelihood import expected
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.position import Character


def pay_price(im: Imagined, one: Character, cost: str) -> None:
    """Take what an ability costs; a flip and charges cost nothing that would be missed."""
    for effect in parse_script(cost):
        if effect.verb == "pay" and effect.args[0] != "charges":
            much = expected(im.p, effect.amount, im.asked())
            change(im.p, one, str(effect.args[0]), -much)
