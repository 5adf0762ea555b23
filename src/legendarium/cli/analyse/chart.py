"""Chances to win as a text chart: a column per turn, divided between the sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from legendarium.bots.tashkalar.analysis import Judgement
from legendarium.cli.analyse.summary import curve
from legendarium.cli.analyse.words import TurnDescriber
from legendarium.cli.terminal import style

ROWS = 10
MARGIN = 6
"""The width of the scale of percentages."""
MAX_TURN_WIDTH = 3
"""The width of a turn in a short game, in characters."""
MIN_COLUMNS = 2
"""The chart always shows the first and the last turn."""
CHARTED_MARKS = ("mistake", "blunder")
"""The marks that are shown below the chart."""


def chart_lines(describer: TurnDescriber, judged: Sequence[Judgement], width: int) -> list[Text]:
    """The lines of the chart, with its scale, marks and legend."""
    points = curve(judged, describer.last)
    room = max(MIN_COLUMNS, width - MARGIN)
    shown = columns(len(points), room)
    wide = min(MAX_TURN_WIDTH, room // len(shown))
    colours = describer.setup.colours
    letters = [describer.words.say("colour-letter", colour=colour) for colour in colours]
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
        lines.append(line.append(f" {describer.side(side)}"))
    return lines


def columns(points: int, width: int) -> list[int]:
    """The indices of the points to show: all, or as many as fit, evenly spaced."""
    if points <= width:
        return list(range(points))
    return [round(column * (points - 1) / (width - 1)) for column in range(width)]


def stack(chances: Sequence[float]) -> list[int]:
    """By row, from the bottom: the side that fills it; the first side is at the bottom."""
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


def _mark(judged: Sequence[Judgement]) -> str:
    """The mark of a column: "?" if one of its turns is a mistake or a blunder."""
    return "?" if any(one.mark in CHARTED_MARKS for one in judged) else " "
