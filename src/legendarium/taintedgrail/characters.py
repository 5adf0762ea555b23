"""New characters: their board, tracks and decks (SET-1, SET-2)."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.content.model import ATTRIBUTES, COMBAT, DIPLOMACY, Campaign
from legendarium.taintedgrail.position import Cards, Character, Position
from legendarium.taintedgrail.tracks import energy_cap


class Printed(NamedTuple):
    """The cards of one kind that belong to a character."""

    starting: Cards
    development: Cards


def printed_cards(campaign: Campaign, who: str, kind: str) -> Printed:
    """The starting and the development cards of a character, in the order of their numbers.

    A card without copies in the starting deck is a development card with at least one copy.
    """
    memo = campaign.memo.setdefault("printed", {})
    found = memo.get((who, kind))
    if found is None:
        starting: list[str] = []
        development: list[str] = []
        for card in sorted(campaign.cards.values(), key=lambda one: one.number):
            if card.owner == who and card.kind == kind:
                starting += [card.number] * card.copies
                more = card.development or (0 if card.copies else 1)
                development += [card.number] * more
        found = memo[who, kind] = Printed(tuple(starting), tuple(development))
    assert isinstance(found, Printed)
    return found


def new_character(p: Position, who: str, seat: int, location: int) -> Character:
    """A character with its starting values and shuffled decks."""
    sheet = p.sheet(who)
    character = Character(
        id=who,
        seat=seat,
        energy=sheet.energy,
        health=sheet.health,
        terror=sheet.terror,
        markers=tuple(sheet.attributes.get(name, 0) for name in ATTRIBUTES),
        location=location,
    )
    for name, amount in sheet.resources.items():
        setattr(character, name, amount)
    character.energy = min(sheet.energy, energy_cap(p, character))
    combat = printed_cards(p.campaign, who, COMBAT)
    diplomacy = printed_cards(p.campaign, who, DIPLOMACY)
    character.combat_deck = p.shuffle(Pile(*combat.starting))
    character.diplomacy_deck = p.shuffle(Pile(*diplomacy.starting))
    character.combat_development = p.shuffle(Pile(*combat.development))
    character.diplomacy_development = p.shuffle(Pile(*diplomacy.development))
    return character


def unused_characters(p: Position) -> list[str]:
    """The characters who are neither played nor dead, by number."""
    taken = {one.id for one in p.characters} | set(p.dead)
    return p.by_number(one for one in p.campaign.sheets if one not in taken)


def enter(p: Position, character: Character) -> None:
    """Bring a character into play; characters are sorted by seat."""
    p.absent = tuple(one for one in p.absent if one.id != character.id)
    p.characters = sorted([*p.characters, character], key=lambda one: one.seat)
