"""Questions about items and secrets: what to wear, what to part with, who gets what."""

from __future__ import annotations

from legendarium.bots.taintedgrail.judgement.cards import script_worth
from legendarium.table import Option
from legendarium.taintedgrail.content.model import Ability
from legendarium.taintedgrail.hooks import table
from legendarium.taintedgrail.position import Position

POINT = 0.8
"""What a standing bonus of one point is worth."""
USES = {"flip": 1.0, "": 1.3}
"""How much of an ability is felt, by its price; other prices take a part of it."""
PRICED = 0.6
OUTSIDE = {"morning": 1.2, "evening": 1.2, "travel": 0.6, "explore": 0.6, "action": 0.8}


def card_worth(p: Position, kind: str, id: str) -> float:
    """What a card does for whoever has it before them."""
    hooks = table(p.campaign).possessions[kind, id]
    return sum(_ability(one.ability) for known in hooks.values() for one in known)


def _ability(ability: Ability) -> float:
    worth = POINT * sum(ability.bonus.values())
    felt = USES.get(ability.cost, PRICED)
    return worth + felt * OUTSIDE.get(ability.on, 1.0) * script_worth(ability.effect)


def equip(p: Position, options: list[Option]) -> Option:
    """The card that does most."""

    def worth(option: Option) -> float:
        kind, _, id = str(option.get("card")).partition(":")
        return card_worth(p, kind, id)

    return max(options, key=worth)


def leave_out(p: Position, options: list[Option]) -> Option:
    """Nothing stays behind but what does harm."""
    for option in options:
        kind, _, id = str(option.get("card") or "").partition(":")
        if option.kind == "leave-out" and card_worth(p, kind, id) < 0:
            return option
    return next(option for option in options if option.kind == "done")


def part_with(p: Position, options: list[Option]) -> Option:
    """The item that does least."""
    return min(options, key=lambda option: card_worth(p, "item", str(option.get("item"))))


def give_secret(p: Position, options: list[Option]) -> Option:
    """Whoever is fittest takes care of it."""
    return max(options, key=lambda option: p.character(str(option.get("to"))).health)


def successor(p: Position, options: list[Option]) -> Option:
    """Somebody comes in the place of the dead; a fighter if there is one."""

    def suits(option: Option) -> tuple[bool, int]:
        who = option.get("character")
        if who is None:
            return False, 0
        sheet = p.sheet(str(who))
        return True, sheet.health + (sheet.strong == "combat")

    return max(options, key=suits)


def guardian(p: Position, options: list[Option]) -> Option:
    """The weakest first."""
    return min(options, key=lambda option: p.campaign.encounters[option.get("card")].value)


def consent(p: Position, options: list[Option]) -> Option:
    """Charges are for whoever needs them."""
    return next(option for option in options if option.kind == "agree")
