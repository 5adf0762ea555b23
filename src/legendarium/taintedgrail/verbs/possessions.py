"""The verbs for items and secrets (12.1, 12.2, DSC-1)."""

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
    """Whether a secret is in the pool and not the personal secret of another character."""
    number = _number(effect)
    owners = [one.id for one in p.campaign.sheets.values() if one.personal_secret == number]
    return secrets.is_in_pool(p, number) and (not owners or character.id in owners)


@personal("gain-secret", _may_have_secret, strictly=True)
def gain_secret(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Take a secret from the pool."""
    secrets.gain_secret(p, character.id, _number(effect))


def _has_secret(p: Position, character: Character, effect: Effect) -> bool:
    return keywords.find(character, "secret", str(_number(effect))) is not None


@personal("lose-secret", _has_secret, strictly=True)
def lose_secret(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Return a secret to the pool."""
    secrets.lose_secret(p, character.id, _number(effect))


@personal("gain-item")
def gain_item(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Take a named item."""
    items.gain_item(p, character.id, _name(effect))


def _has_item(p: Position, character: Character, effect: Effect) -> bool:
    return keywords.find(character, "item", _name(effect)) is not None


@personal("lose-item", _has_item, strictly=True)
def lose_item(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Discard a named item."""
    items.lose_item(p, character.id, _name(effect))


@personal("draw-item")
def draw_item(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Draw the top item, or the first of a kind (ITM-3)."""
    items.draw_item(p, character.id, _name(effect) if effect.args else "")


def _has_items(p: Position, character: Character, effect: Effect) -> bool:
    return bool(items.items_of(character))


@personal("discard-items", _has_items)
def discard_items(p: Position, character: Character, effect: Effect, count: int) -> None:
    """Discard items of the player's choice, but no secrets (SEC-2)."""
    plan(p, ("discard-items", character.id, count))


@verb("remove-item")
def remove_item(p: Position, effect: Effect, count: int) -> None:
    """Remove it from the game (DSC-4)."""
    discards.remove_item(p, _name(effect))


@verb("remove-secret")
def remove_secret(p: Position, effect: Effect, count: int) -> None:
    """Remove it from the game (DSC-4)."""
    discards.remove_secret(p, _number(effect))


@verb("remove-encounter")
def remove_encounter(p: Position, effect: Effect, count: int) -> None:
    """Remove it from the game (DSC-4)."""
    discards.remove_encounter(p, _name(effect))
