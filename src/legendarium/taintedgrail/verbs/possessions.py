"""Items and secrets as a text gives and takes them (12.1, 12.2, section 16)."""

from __future__ import annotations

from legendarium.taintedgrail import discards, items, keywords, secrets
from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import personal, verb
from legendarium.taintedgrail.position import Character, Position


def _number(effect: Effect) -> int:
    return int(effect.args[0])


def _name(effect: Effect) -> str:
    return str(effect.args[0])


def _may_have_secret(p: Position, character: Character, effect: Effect) -> bool:
    """Each secret exists once, and that of a character's own board is for that character."""
    number = _number(effect)
    owners = [one.id for one in p.campaign.sheets.values() if one.personal_secret == number]
    return secrets.is_in_pool(p, number) and (not owners or character.id in owners)


@personal("gain-secret", _may_have_secret, strictly=True)
def gain_secret(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Take a secret out of the pool."""
    secrets.gain_secret(p, character.id, _number(effect))


def _has_secret(p: Position, character: Character, effect: Effect) -> bool:
    return keywords.find(character, "secret", str(_number(effect))) is not None


@personal("lose-secret", _has_secret, strictly=True)
def lose_secret(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Give a secret back: whoever of the party has it."""
    secrets.lose_secret(p, character.id, _number(effect))


@personal("gain-item")
def gain_item(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Take a named item."""
    items.gain_item(p, character.id, _name(effect))


def _has_item(p: Position, character: Character, effect: Effect) -> bool:
    return keywords.find(character, "item", _name(effect)) is not None


@personal("lose-item", _has_item, strictly=True)
def lose_item(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Give a named item back: whoever of the party has it."""
    items.lose_item(p, character.id, _name(effect))


@personal("draw-item")
def draw_item(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Draw the top item, or the first of a kind (ITM-3)."""
    items.draw_item(p, character.id, _name(effect) if effect.args else "")


def _has_items(p: Position, character: Character, effect: Effect) -> bool:
    return bool(items.items_of(character))


@personal("discard-items", _has_items)
def discard_items(p: Position, character: Character, effect: Effect, much: int) -> None:
    """Discard items of the own choice; secrets are skipped (SEC-2)."""
    plan(p, ("discard-items", character.id, much))


@verb("remove-item")
def remove_item(p: Position, effect: Effect, much: int) -> None:
    """Out of the game for good (DSC-4)."""
    discards.remove_item(p, _name(effect))


@verb("remove-secret")
def remove_secret(p: Position, effect: Effect, much: int) -> None:
    """Out of the game for good (DSC-4)."""
    discards.remove_secret(p, _number(effect))


@verb("remove-encounter")
def remove_encounter(p: Position, effect: Effect, much: int) -> None:
    """Out of the game for good (DSC-4)."""
    discards.remove_encounter(p, _name(effect))
