"""Answers to questions about items and secrets: what to equip, discard or give away."""

from __future__ import annotations

from legendarium.bots.taintedgrail.evaluation.card_worth import script_worth
from legendarium.table import Option
from legendarium.taintedgrail.content.model import Ability
from legendarium.taintedgrail.hooks import table
from legendarium.taintedgrail.position import Position

ATTRIBUTE_POINT_WORTH = 0.8
"""The worth of a permanent attribute bonus of one point."""
PRICE_WEIGHTS = {"flip": 1.0, "": 1.3}
"""The weight of an ability by its cost."""
OTHER_PRICE_WEIGHT = 0.6
"""The weight of an ability with any other cost."""
HOOK_WEIGHTS = {"morning": 1.2, "evening": 1.2, "travel": 0.6, "explore": 0.6, "action": 0.8}


def card_worth(p: Position, kind: str, id: str) -> float:
    """The worth of a card to a character who has it in play."""
    hooks = table(p.campaign).possessions[kind, id]
    return sum(_ability(one.ability) for known in hooks.values() for one in known)


def _ability(ability: Ability) -> float:
    worth = ATTRIBUTE_POINT_WORTH * sum(ability.bonus.values())
    weight = PRICE_WEIGHTS.get(ability.cost, OTHER_PRICE_WEIGHT)
    return worth + weight * HOOK_WEIGHTS.get(ability.on, 1.0) * script_worth(ability.effect)


def equip(p: Position, options: list[Option]) -> Option:
    """Equip the most valuable card."""

    def worth(option: Option) -> float:
        kind, _, id = str(option.get("card")).partition(":")
        return card_worth(p, kind, id)

    return max(options, key=worth)


def leave_out(p: Position, options: list[Option]) -> Option:
    """Leave out only cards that do harm."""
    for option in options:
        kind, _, id = str(option.get("card") or "").partition(":")
        if option.kind == "leave-out" and card_worth(p, kind, id) < 0:
            return option
    return next(option for option in options if option.kind == "done")


def part_with(p: Position, options: list[Option]) -> Option:
    """Discard the least valuable item."""
    return min(options, key=lambda option: card_worth(p, "item", str(option.get("item"))))


def give_secret(p: Position, options: list[Option]) -> Option:
    """Give a secret to the character with most Health."""
    return max(options, key=lambda option: p.character(str(option.get("to"))).health)


def successor(p: Position, options: list[Option]) -> Option:
    """Take a new character for a dead one, preferably a fighter with high Health."""

    def suits(option: Option) -> tuple[bool, int]:
        who = option.get("character")
        if who is None:
            return False, 0
        sheet = p.sheet(str(who))
        return True, sheet.health + (sheet.strong == "combat")

    return max(options, key=suits)


def guardian(p: Position, options: list[Option]) -> Option:
    """Choose the weakest guardian."""
    return min(options, key=lambda option: p.campaign.encounters[option.get("card")].value)


def consent(p: Position, options: list[Option]) -> Option:
    """Agree to every use of charges by others."""
    return next(option for option in options if option.kind == "agree")
