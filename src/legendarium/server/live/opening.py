"""Opens the stored game of a table: from a snapshot where one fits, else from its setup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from legendarium.server.live.match import UNDONE, Match
from legendarium.server.storage.models import JournalRow
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.server.storage.tables import StoredStep
from legendarium.table import SPECTATOR, Box, Record
from legendarium.table.choice import Choice, How
from legendarium.table.kept import Keeps
from legendarium.table.resuming import resume
from legendarium.table.saving import Save


class OpenedMatch(NamedTuple):
    """The stored game of a table."""

    match: Match
    start: StoredSnapshot | None = None
    """The snapshot that it goes on from."""
    lost: int = 0
    """How many of the last choices are illegal by the rules of today."""

    @property
    def is_anchored_now(self) -> bool:
        """Whether the rules or the content have changed since the snapshot was made."""
        if self.start is None:
            return False
        play, snapshot = self.match.play, self.start.snapshot
        here = play.game.rules, play.game.edition(play.setup)
        return (snapshot.rules, snapshot.edition) != here


def open_match(
    box: Box[Any, Any],
    setup: Mapping[str, Any],
    seed: int,
    take_back: bool,
    journal: Iterable[StoredStep],
    snapshots: Sequence[StoredSnapshot] = (),
) -> OpenedMatch:
    """The match of a journal; raises TableError or ValueError if it cannot go on."""
    number = 0
    choices: list[Choice] = []
    for step in journal:
        number = step.number
        if step.keep is not None:
            del choices[step.keep :]
        else:
            choices.append(_choice(box, step))
    record = Record(box.game.name, setup, seed, tuple(choice.option for choice in choices))
    save = Save(record, tuple(choices), tuple(stored.snapshot for stored in snapshots))
    found = resume(box.game, save, keeps=Keeps.of_table(take_back))
    start = next((one for one in snapshots if one.snapshot is found.snapshot), None)
    match = Match(box, found.play, number)
    match.kept_moment = found.play.first
    return OpenedMatch(match, start, found.lost)


def _choice(box: Box[Any, Any], step: StoredStep) -> Choice:
    option = box.game.option_kinds.read(step.option)
    how = How.PERSON if step.how is None else How(step.how)
    return Choice(option, step.seat, how, tuple(step.agreed or ()))


def lost_choices(table_id: int, match: Match) -> JournalRow:
    """The step that undoes what is illegal by the rules of today."""
    return JournalRow(
        table_id=table_id,
        number=match.number,
        seat=SPECTATOR,
        cause=UNDONE,
        keep=match.play.moment,
        at=datetime.now(UTC),
    )
