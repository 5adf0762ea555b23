"""An analysis as a single HTML page: the chart as SVG, the summary, every turn; no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from legendarium.bots.tashkalar.analysis import Judgement
from legendarium.cli.analyse.plot import plot
from legendarium.cli.analyse.terminal_report import table
from legendarium.cli.analyse.words import TurnDescriber, TurnDescription
from legendarium.reports import pages
from legendarium.reports.plots import png, svg

STYLE = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff;
       font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0; } p { margin: .2rem 0; }
h3 span { font-weight: normal; margin-left: .8rem; }
.inaccuracy { color: #7a5c00; } .mistake { color: #a8480f; } .blunder { color: #a3271b; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: right; padding: .25rem .8rem; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
figure { margin: 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
"""


def page(describer: TurnDescriber, title: str, judged: Sequence[Judgement]) -> str:
    """The whole page."""
    say = describer.words.say
    figure = svg(plot(describer, judged), "chances")
    # The label of the drawing is in the language of the page.
    drawn = figure.replace('aria-label="chances"', f'aria-label="{escape(say("analyse-chart"))}"')
    turns = [
        _turn(describer.describe(number, one), one.mark) for number, one in enumerate(judged, 1)
    ]
    body = (
        f"<p>{escape(say('analyse-known'))}</p>",
        f"<h2>{escape(say('analyse-chart'))}</h2>\n<figure>\n{drawn}</figure>",
        f"<h2>{escape(say('analyse-summary'))}</h2>\n{_table(table(describer, judged))}",
        f"<h2>{escape(say('chart-turns'))}</h2>",
        *turns,
    )
    return pages.page(title, body, STYLE, describer.words.language)


def picture(describer: TurnDescriber, judged: Sequence[Judgement]) -> bytes:
    """The chart alone, as PNG."""
    return png(plot(describer, judged))


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *others = rows
    lines = [_row("th", head), *(_row("td", row) for row in others)]
    return "<table>\n" + "\n".join(lines) + "\n</table>"


def _row(cell: str, row: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{cell}>{escape(text)}</{cell}>" for text in row) + "</tr>"


def _turn(description: TurnDescription, mark: str) -> str:
    marked = f'<span class="{mark}">{escape(description.mark)}</span>' if mark else ""
    title = f"<h3>{escape(description.title)}<span>{escape(description.chance)}</span>{marked}</h3>"
    sentences = filter(None, (description.played, description.better, description.why))
    return title + "".join(f"\n<p>{escape(sentence)}</p>" for sentence in sentences)
