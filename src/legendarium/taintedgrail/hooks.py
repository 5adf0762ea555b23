"""An index of the abilities of a campaign by card and hook.

It is built once for a campaign, because rules look for abilities at every step of an encounter and
most cards have none for most hooks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from legendarium.taintedgrail.content.model import Ability, Campaign
from legendarium.taintedgrail.position import Character, Possession

ALWAYS = "always"


class Known(NamedTuple):
    """An ability and its key: `item:net:0`, `skill:5b:0`, `flaw:orla:0`."""

    key: str
    ability: Ability


Hooks = Mapping[str, tuple[Known, ...]]
"""The abilities of one card by hook."""


class Table(NamedTuple):
    """The abilities of every card that a character can have."""

    flaws: Mapping[str, Hooks]
    skills: Mapping[tuple[int, str], Hooks]
    possessions: Mapping[tuple[str, str], Hooks]
    known: Mapping[str, Ability]
    """Every ability by its key."""


def table(campaign: Campaign) -> Table:
    """The abilities of a campaign."""
    found = campaign.memo.get("hooks")
    if found is None:
        found = campaign.memo["hooks"] = _build(campaign)
    assert isinstance(found, Table)
    return found


def _build(campaign: Campaign) -> Table:
    known: dict[str, Ability] = {}

    def hooks(card: str, abilities: tuple[Ability, ...]) -> Hooks:
        by_hook: dict[str, tuple[Known, ...]] = {}
        for number, ability in enumerate(abilities):
            key = f"{card}:{number}"
            known[key] = ability
            by_hook[ability.on] = (*by_hook.get(ability.on, ()), Known(key, ability))
        return by_hook

    flaws = {one.id: hooks(f"flaw:{one.id}", one.abilities) for one in campaign.sheets.values()}
    skills = {
        (one.number, side): hooks(f"skill:{one.number}{side}", one.side(side))
        for one in campaign.skills.values()
        for side in ("a", "b")
    }
    possessions = {
        ("item", one.id): hooks(f"item:{one.id}", one.abilities) for one in campaign.items.values()
    }
    for secret in campaign.secrets.values():
        word = str(secret.number)
        possessions["secret", word] = hooks(f"secret:{word}", secret.abilities)
    return Table(flaws, skills, possessions, known)


def is_active(possession: Possession) -> bool:
    """Whether the card is face up, not flipped and not set aside (ITM-1, ITM-5, CMB-3)."""
    return possession.face_up and not possession.flipped and not possession.aside


def abilities_at(campaign: Campaign, character: Character, hook: str) -> Iterator[Known]:
    """The abilities of a character with this hook: flaw, skills, items and secrets."""
    cards = table(campaign)
    yield from cards.flaws[character.id].get(hook, ())
    for skill in character.skills:
        yield from cards.skills[skill].get(hook, ())
    for one in character.possessions:
        if is_active(one):
            yield from cards.possessions[one.kind, one.id].get(hook, ())
