"""Chances to win as a chart of letters: a column a turn, divided between the sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from legendarium.bots.tashkalar.analysis import Judged
from legendarium.cli.analyse.summary import curve
from legendarium.cli.analyse.words import Teller
from legendarium.cli.terminal import style

ROWS = 10
MARGIN = 6
"""Where the percentages stand."""
WIDEST = 3
"""A turn of a short game is so many letters wide."""
NARROWEST = 2
"""The first and the last turn are always shown."""
GRAVE = ("mistake", "blunder")
"""What is marked below the chart."""


def chart_lines(teller: Teller, judged: Sequence[Judged], width: int) -> list[Text]:
    """The chart, with its scale, the places of mistakes and a legend."""
    points = curve(judged, teller.last)
    room = max(NARROWEST, width - MARGIN)
    shown = columns(len(points), room)
    wide = min(WIDEST, room // len(shown))
    colours = teller.setup.colours
    letters = [teller.words.say("colour-letter", colour=colour) for colour in colours]
    stacks = [stack(points[column]) for column in shown]
    lines = []
    for row in reversed(range(ROWS)):
        line = Text(_scale(row))
        for one in stacks:
            side = one[row]
            line.append(letters[side] * wide, style.PIECE[colours[side]])
        lines.append(line)
    turns = pairwise([*shown, len(points)])
    marks = "".join(f"{_mark(judged[first:last]):<{wide}}" for first, last in turns).rstrip()
    lines += [Text(" " * MARGIN + marks, style.WRONG)] if marks else []
    for side, colour in enumerate(colours):
        line = Text(" " * MARGIN).append(f" {letters[side]} ", style.PIECE[colour])
        lines.append(line.append(f" {teller.side(side)}"))
    return lines


def columns(points: int, width: int) -> list[int]:
    """Which points are shown: all, or so many that there is room for, evenly apart."""
    if points <= width:
        return list(range(points))
    return [round(column * (points - 1) / (width - 1)) for column in range(width)]


def stack(chances: Sequence[float]) -> list[int]:
    """By row from below: the side that it belongs to; the first side lies lowest."""
    whole = sum(chances)
    sides: list[int] = []
    reached = 0.0
    for side, chance in enumerate(chances):
        reached += chance
        sides += [side] * (round(ROWS * reached / whole) - len(sides))
    return sides


def _scale(row: int) -> str:
    label = {ROWS - 1: "100 %", ROWS // 2 - 1: "50 %", 0: "0 %"}.get(row, "")
    return f"{label:>{MARGIN - 1}} "


def _mark(judged: Sequence[Judged]) -> str:
    """Whether one of the turns of a column went wrong."""
    return "?" if any(one.mark in GRAVE for one in judged) else " "
