"""Food, Wealth, Reputation, Magic and Experience, as they come and go (RES-1)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Character, Position


def gain_resource(p: Position, character: Character, resource: str, much: int) -> None:
    """Add to a supply; no limit is stated (2.1)."""
    _change(p, character, resource, much)


def lose_resource(p: Position, character: Character, resource: str, much: int) -> int:
    """Take what is there, up to that much (TRK-6); returns what was lost."""
    lost = min(much, int(getattr(character, resource)))
    _change(p, character, resource, -lost)
    return lost


def _change(p: Position, character: Character, resource: str, change: int) -> None:
    if change:
        now = getattr(character, resource) + change
        setattr(character, resource, now)
        p.tell("resource", who=character.id, resource=resource, change=change, now=now)
