"""The progress bar of a match, with the running score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.markup import escape

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import Record
from legendarium.cli.match.figures import labels_of, wins
from legendarium.cli.progress_bar import progress_bar

MAX_NAME_LENGTH = 24


def with_score_bar(
    contest: Contest, played: Sequence[Record], games: Iterable[Record]
) -> Iterator[Record]:
    """Pass the games through while a bar counts them and the victories of each bot."""
    names = [escape(label[:MAX_NAME_LENGTH]) for label in labels_of(contest.bots)]
    score = [sum(wins(record, bot) for record in played) for bot in range(len(names))]

    def description() -> str:
        each = (f"{name} {round(won, 1):g}" for name, won in zip(names, score, strict=True))
        return f"{contest.form}: {' - '.join(each)}"

    with progress_bar() as bar:
        task = bar.add_task(description(), total=contest.total, completed=len(played))
        for record in games:
            yield record
            for bot in range(len(names)):
                score[bot] += wins(record, bot)
            bar.update(task, advance=1, description=description())
