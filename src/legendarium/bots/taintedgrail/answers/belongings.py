"""Answers to questions about items and secrets: what to equip, discard or give away."""

from __future__ import annotations

from legendarium.bots.taintedgrail.bot import first_of, of_kind
from legendarium.bots.taintedgrail.evaluation.card_worth import script_worth
from legendarium.taintedgrail.content.model import Ability
from legendarium.taintedgrail.hooks import table
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done, Drop, EquipCard, GiveSecretTo, TakeCharacter
from legendarium.taintedgrail.options.encounters import (
    Agree,
    DiscardOne,
    FaceGuardian,
    LeaveOutCard,
)
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


def equip(p: Position, options: list[AnyOption]) -> AnyOption:
    """Equip the most valuable card."""

    def worth(option: EquipCard) -> float:
        kind, _, id = option.card.partition(":")
        return card_worth(p, kind, id)

    return max(of_kind(options, EquipCard), key=worth)


def leave_out(p: Position, options: list[AnyOption]) -> AnyOption:
    """Leave out only cards that do harm."""
    for option in of_kind(options, LeaveOutCard):
        kind, _, id = option.card.partition(":")
        if card_worth(p, kind, id) < 0:
            return option
    return first_of(options, Done)


def part_with(p: Position, options: list[AnyOption]) -> AnyOption:
    """Discard the least valuable item."""

    def worth(option: AnyOption) -> float:
        assert isinstance(option, (DiscardOne, Drop))
        return card_worth(p, "item", option.item or "")

    return min(options, key=worth)


def give_secret(p: Position, options: list[AnyOption]) -> AnyOption:
    """Give a secret to the character with most Health."""
    gifts = of_kind(options, GiveSecretTo)
    return max(gifts, key=lambda option: p.character(option.to).health)


def successor(p: Position, options: list[AnyOption]) -> AnyOption:
    """Take a new character for a dead one, preferably a fighter with high Health."""

    def suits(option: AnyOption) -> tuple[bool, int]:
        if not isinstance(option, TakeCharacter):
            return False, 0
        sheet = p.sheet(option.character)
        return True, sheet.health + (sheet.strong == "combat")

    return max(options, key=suits)


def guardian(p: Position, options: list[AnyOption]) -> AnyOption:
    """Choose the weakest guardian."""
    met = of_kind(options, FaceGuardian)
    return min(met, key=lambda option: p.campaign.encounters[option.card].value)


def consent(p: Position, options: list[AnyOption]) -> AnyOption:
    """Agree to every use of charges by others."""
    return first_of(options, Agree)
