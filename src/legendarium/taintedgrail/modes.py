"""The numbers that differ in story mode and solo play (MOD-1, MOD-2)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Position

REST_HEALTH = 1
"""The Health that eating in the evening restores (END-1)."""


def is_story(p: Position) -> bool:
    """Whether the easier mode is on."""
    return p.mode == "story"


def is_solo(p: Position) -> bool:
    """Whether one character alone is in play (MOD-2)."""
    return p.players == 1


def paying_players(p: Position) -> int:
    """The number of players a menhir is paid for; one fewer in story mode (ACT-9, MOD-1)."""
    if not is_story(p):
        return p.players
    return max(1, p.players - p.settings.story_fewer_players)


def menhir_dial(p: Position, printed: int) -> int:
    """The dial of a menhir that is being lit, at most the top of a dial."""
    more = p.settings.story_menhir_dial if is_story(p) else 0
    return min(printed + more, p.settings.dial_top)


def rest_health(p: Position) -> int:
    """How much Health eating restores."""
    return p.settings.story_rest_health if is_story(p) else REST_HEALTH


def encounter_value(p: Position, printed: int) -> int:
    """The markers that win a combat; in story mode fewer, but never more than printed."""
    if not is_story(p):
        return printed
    easier = max(p.settings.story_value_least, printed - p.settings.story_value)
    return min(printed, easier)


def affinity_start(p: Position, printed: int, top: int) -> int:
    """The start of the affinity marker of a stage, always below the top space."""
    more = p.settings.story_affinity if is_story(p) else 0
    return max(printed, min(printed + more, top - 1))


def dying_dial(p: Position) -> int:
    """The start of the dial of the Dying! card (DTH-2)."""
    return p.settings.dying_dial_solo if is_solo(p) else p.settings.dying_dial
