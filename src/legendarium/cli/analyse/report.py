"""An analysis as it is read in the terminal: the turns, a summary, the chart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from legendarium.bots.tashkalar.analysis import MARKS, Judged
from legendarium.cli.analyse.chart import chart_lines
from legendarium.cli.analyse.summary import summaries
from legendarium.cli.analyse.words import Teller, Told
from legendarium.cli.terminal import style
from legendarium.cli.terminal.screen import Screen

INDENT = 4
LOOKS = {"inaccuracy": "yellow", "mistake": "red", "blunder": style.WRONG}


def show_report(screen: Screen, teller: Teller, title: str, judged: Sequence[Judged]) -> None:
    """Write the whole report."""
    say = teller.words.say
    screen.show(Text(title, style.HEADING), Text(say("analyse-known"), style.QUIET))
    for number, one in enumerate(judged, 1):
        screen.show(Text(), *_turn(screen, teller.tell(number, one), one.mark))
    screen.show(Text(), Text(say("analyse-summary"), style.HEADING))
    screen.show(*_aligned(table(teller, judged)))
    screen.show(Text(), Text(say("analyse-chart"), style.HEADING))
    screen.show(*chart_lines(teller, judged, screen.width))


def table(teller: Teller, judged: Sequence[Judged]) -> list[list[str]]:
    """The summary of every player, below a row of headings."""
    say = teller.words.say
    counted = [say(f"analyse-{mark}-number") for mark in reversed(MARKS)]
    head = [say("analyse-player"), say("chart-turns"), *counted, say("analyse-loss")]
    rows = [
        [
            teller.player(one.seat),
            str(one.turns),
            *map(str, one.marks.values()),
            teller.percent(one.loss),
        ]
        for one in summaries(judged, teller.setup.seats)
    ]
    return [head, *rows]


def _turn(screen: Screen, told: Told, mark: str) -> list[Text]:
    head = Text(told.title, style.HEADING).append(f"  {told.chance}", "not bold")
    if mark:
        head.append(f"  {told.mark}", LOOKS[mark])
    lines = [head]
    for sentence in filter(None, (told.played, told.better, told.why)):
        wrapped = screen.wrap(sentence, screen.width - INDENT)
        lines += [Text(" " * INDENT).append_text(line) for line in wrapped]
    return lines


def _aligned(rows: Sequence[Sequence[str]]) -> list[Text]:
    """Columns below each other: names to the left, numbers to the right."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        first, *others = (
            " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)
        )
        numbers = [f"  {space}{text}" for space, text in zip(others, row[1:], strict=True)]
        lines.append(Text(f"{row[0]}{first}{''.join(numbers)}", no_wrap=True))
    return lines
