"""Gaining and losing Food, Wealth, Reputation, Magic and Experience (RES-1)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Character, Position


def gain_resource(p: Position, character: Character, resource: str, amount: int) -> None:
    """Add to a resource; there is no limit (2.1)."""
    _change(p, character, resource, amount)


def lose_resource(p: Position, character: Character, resource: str, amount: int) -> int:
    """Take up to this amount (TRK-6); returns what was lost."""
    lost = min(amount, int(getattr(character, resource)))
    _change(p, character, resource, -lost)
    return lost


def _change(p: Position, character: Character, resource: str, change: int) -> None:
    if change:
        now = getattr(character, resource) + change
        setattr(character, resource, now)
        p.tell("resource", who=character.id, resource=resource, change=change, now=now)
