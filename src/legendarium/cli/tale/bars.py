"""Draws the three tracks as bars, with red spaces and the limiter of Health (TRK-1 to TRK-5)."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale.look import QUIET, RED, Shapes
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import energy_cap

RED_ENERGY = 1
"""The last red space of Energy: 0 and 1 are red (TRK-2)."""


def energy_bar(p: Position, one: Character, shapes: Shapes) -> Text:
    """Energy with its bonus spaces, up to the limit set by Health (TRK-1)."""
    sheet = p.sheet(one.id)
    top = sheet.energy_normal_max + sheet.energy_bonus
    cap = energy_cap(p, one)
    bar = Text()
    for space in range(1, top + 1):
        if space == cap + 1:
            bar.append(shapes.cap, RED)
        empty = shapes.empty if space <= sheet.energy_normal_max else shapes.bonus
        _append(bar, shapes, space <= one.energy, space <= RED_ENERGY, empty)
    return bar


def health_bar(p: Position, one: Character, shapes: Shapes) -> Text:
    """Health, with the T of the limiter."""
    bar = Text()
    for space in range(1, p.sheet(one.id).health + 1):
        if space == one.health + 1:
            bar.append(shapes.limiter, RED)
        _append(bar, shapes, space <= one.health, False, shapes.empty)
    return bar


def terror_bar(p: Position, one: Character, shapes: Shapes) -> Text:
    """Terror; the two highest spaces are red (TRK-4)."""
    top = p.sheet(one.id).terror_top
    bar = Text()
    for space in range(1, top + 1):
        _append(bar, shapes, space <= one.terror, space >= top - 1, shapes.empty)
    return bar


def _append(bar: Text, shapes: Shapes, filled: bool, red: bool, empty: str) -> None:
    if red:
        bar.append(shapes.full_red if filled else shapes.empty_red, RED)
    else:
        bar.append(shapes.full if filled else empty, "" if filled else QUIET)
