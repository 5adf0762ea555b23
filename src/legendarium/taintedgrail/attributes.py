"""The attributes of characters (ATR, DEV-6)."""

from __future__ import annotations

from types import MappingProxyType

from legendarium.taintedgrail.content.model import ATTRIBUTES, OPPOSITE
from legendarium.taintedgrail.hooks import ALWAYS, abilities_at
from legendarium.taintedgrail.position import Character, Position

ATTRIBUTE_INDEX: MappingProxyType[str, int] = MappingProxyType(
    {name: number for number, name in enumerate(ATTRIBUTES)}
)
MAX_MARKERS = 2
"""An attribute has room for two markers; further points are skill cards (ATR-2)."""

_WITHIN = MappingProxyType(
    {
        "combat": frozenset({"combat", "encounter", "anywhere"}),
        "diplomacy": frozenset({"diplomacy", "encounter", "anywhere"}),
        "log": frozenset({"log", "anywhere"}),
    }
)
"""The values of `in` of permanent bonuses that count in each situation."""


def attribute(p: Position, character: Character, name: str, where: str) -> int:
    """An attribute in `log`, `combat` or `diplomacy`: its points and permanent bonuses."""
    value = points(p, character, name)
    within = _WITHIN[where]
    for _, ability in abilities_at(p.campaign, character, ALWAYS):
        if ability.within in within:
            value += ability.bonus.get(name, 0)
    return value


def points(p: Position, character: Character, name: str) -> int:
    """The markers on the board plus one for each skill card of the attribute (DEV-6)."""
    value = character.markers[ATTRIBUTE_INDEX[name]]
    for number, _ in character.skills:
        if p.campaign.skills[number].attribute == name:
            value += 1
    return value


def pair_total(p: Position, character: Character, name: str) -> int:
    """The points of both attributes of an opposed pair (ATR-1, ATR-3)."""
    return points(p, character, name) + points(p, character, OPPOSITE[name])
