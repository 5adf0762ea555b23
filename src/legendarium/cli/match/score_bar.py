"""The progress bar of a match: how far it is, and the running score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.markup import escape

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import Record
from legendarium.cli.match.figures import labels_of, wins
from legendarium.cli.progress import progress_bar

LONGEST_NAME = 24


def scored(contest: Contest, played: Sequence[Record], games: Iterable[Record]) -> Iterator[Record]:
    """The same games, with a bar that counts them and the victories of each bot."""
    names = [escape(label[:LONGEST_NAME]) for label in labels_of(contest.bots)]
    score = [sum(wins(record, bot) for record in played) for bot in range(len(names))]

    def told() -> str:
        each = (f"{name} {round(won, 1):g}" for name, won in zip(names, score, strict=True))
        return f"{contest.form}: {' - '.join(each)}"

    with progress_bar() as bar:
        task = bar.add_task(told(), total=contest.total, completed=len(played))
        for record in games:
            yield record
            for bot in range(len(names)):
                score[bot] += wins(record, bot)
            bar.update(task, advance=1, description=told())
