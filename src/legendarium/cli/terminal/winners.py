"""Sentences about who resigned and who won, for one reader (rules 13.3, 13.4)."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.locale import Words
from legendarium.tashkalar.setup import Setup


def resignation_text(words: Words, setup: Setup, seats: Sequence[int], reader: int) -> str:
    """That these seats resigned."""
    if reader in seats and not setup.teams:
        return words.say("result-conceded-own")
    names = _names(words, setup, seats, "school-short")
    return words.say("result-conceded", names=names, number=len(seats))


def victory_text(words: Words, setup: Setup, seats: Sequence[int], reader: int) -> str:
    """That these seats won: alone, as a team, or sharing the victory."""
    names = _names(words, setup, seats, "school-name")
    if len({setup.side_of[seat] for seat in seats}) > 1:
        return words.say("result-shared", names=names)
    if reader in seats and not setup.teams:
        return words.say("result-won-own")
    if len(seats) > 1:
        return words.say("result-won-team", names=names)
    return words.say("result-won", school=setup.schools[seats[0]])


def _names(words: Words, setup: Setup, seats: Sequence[int], message: str) -> str:
    return ", ".join(words.say(message, school=setup.schools[seat]) for seat in seats)
