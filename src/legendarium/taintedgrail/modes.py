"""Story mode and solo play: the numbers that differ, in one place (MOD-1, MOD-2)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Position

REST_HEALTH = 1
"""What eating in the evening restores (END-1)."""


def is_story(p: Position) -> bool:
    """Whether the easier mode is on."""
    return p.mode == "story"


def is_solo(p: Position) -> bool:
    """Whether one character alone is in play (MOD-2)."""
    return p.players == 1


def paying_players(p: Position) -> int:
    """For how many players a menhir is paid: story mode forgives one (ACT-9, MOD-1)."""
    if not is_story(p):
        return p.players
    return max(1, p.players - p.settings.story_fewer_players)


def menhir_dial(p: Position, printed: int) -> int:
    """The dial of a menhir that is lit, as far as a dial goes."""
    more = p.settings.story_menhir_dial if is_story(p) else 0
    return min(printed + more, p.settings.dial_top)


def rest_health(p: Position) -> int:
    """How much Health eating restores."""
    return p.settings.story_rest_health if is_story(p) else REST_HEALTH


def encounter_value(p: Position, printed: int) -> int:
    """How many markers win a combat; the lower limit never makes one harder than printed."""
    if not is_story(p):
        return printed
    easier = max(p.settings.story_value_least, printed - p.settings.story_value)
    return min(printed, easier)


def affinity_start(p: Position, printed: int, top: int) -> int:
    """Where the affinity marker of a stage begins: never on the top space itself."""
    more = p.settings.story_affinity if is_story(p) else 0
    return max(printed, min(printed + more, top - 1))


def dying_dial(p: Position) -> int:
    """What the dial of the Dying! card begins with (DTH-2)."""
    return p.settings.dying_dial_solo if is_solo(p) else p.settings.dying_dial
