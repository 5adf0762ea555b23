"""An analysis in the terminal: the turns, a summary, the chart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from legendarium.bots.tashkalar.analysis import MARKS, Judgement
from legendarium.cli.analyse.chart import chart_lines
from legendarium.cli.analyse.summary import summaries
from legendarium.cli.analyse.words import TurnDescriber, TurnDescription
from legendarium.cli.terminal import style
from legendarium.cli.terminal.screen import Screen

INDENT = 4
MARK_STYLES = {"inaccuracy": "yellow", "mistake": "red", "blunder": style.WRONG}


def show_report(
    screen: Screen, describer: TurnDescriber, title: str, judged: Sequence[Judgement]
) -> None:
    """Write the whole report."""
    say = describer.words.say
    screen.show(Text(title, style.HEADING), Text(say("analyse-known"), style.QUIET))
    for number, one in enumerate(judged, 1):
        screen.show(Text(), *_turn(screen, describer.describe(number, one), one.mark))
    screen.show(Text(), Text(say("analyse-summary"), style.HEADING))
    screen.show(*_aligned(table(describer, judged)))
    screen.show(Text(), Text(say("analyse-chart"), style.HEADING))
    screen.show(*chart_lines(describer, judged, screen.width))


def table(describer: TurnDescriber, judged: Sequence[Judgement]) -> list[list[str]]:
    """The summary of every player, with a row of headings first."""
    say = describer.words.say
    counted = [say(f"analyse-{mark}-number") for mark in reversed(MARKS)]
    head = [say("analyse-player"), say("chart-turns"), *counted, say("analyse-loss")]
    rows = [
        [
            describer.player(one.seat),
            str(one.turns),
            *map(str, one.marks.values()),
            describer.percent(one.loss),
        ]
        for one in summaries(judged, describer.setup.seats)
    ]
    return [head, *rows]


def _turn(screen: Screen, description: TurnDescription, mark: str) -> list[Text]:
    head = Text(description.title, style.HEADING).append(f"  {description.chance}", "not bold")
    if mark:
        head.append(f"  {description.mark}", MARK_STYLES[mark])
    lines = [head]
    for sentence in filter(None, (description.played, description.better, description.why)):
        wrapped = screen.wrap(sentence, screen.width - INDENT)
        lines += [Text(" " * INDENT).append_text(line) for line in wrapped]
    return lines


def _aligned(rows: Sequence[Sequence[str]]) -> list[Text]:
    """Rows with aligned columns: names to the left, numbers to the right."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        first, *others = (
            " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)
        )
        numbers = [f"  {space}{text}" for space, text in zip(others, row[1:], strict=True)]
        lines.append(Text(f"{row[0]}{first}{''.join(numbers)}", no_wrap=True))
    return lines
