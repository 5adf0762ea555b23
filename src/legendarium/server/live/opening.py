"""Opens the stored game of a table: from a snapshot where one fits, else from its setup."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.live.match import UNDONE, Match
from legendarium.server.live.proofs import Proofs
from legendarium.server.storage import snapshots, tables
from legendarium.server.storage.models import JournalRow, TableRow
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.server.storage.tables import StoredStep
from legendarium.table import SPECTATOR, Box, Record, TableError
from legendarium.table.choice import Choice, How
from legendarium.table.kept import Keeps
from legendarium.table.resuming import resume
from legendarium.table.saving import Save

LOG = logging.getLogger(__name__)


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
    kept: Sequence[StoredSnapshot] = (),
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
    save = Save(record, tuple(choices), tuple(stored.snapshot for stored in kept))
    found = resume(box.game, save, keeps=Keeps.of_table(take_back))
    start = next((one for one in kept if one.snapshot is found.snapshot), None)
    match = Match(box, found.play, number)
    match.kept_moment = found.play.first
    return OpenedMatch(match, start, found.lost)


def _choice(box: Box[Any, Any], step: StoredStep) -> Choice:
    option = box.game.option_kinds.read(step.option)
    how = How.PERSON if step.how is None else How(step.how)
    return Choice(option, step.seat, how, tuple(step.agreed or ()))


async def restore(
    sessions: async_sessionmaker[AsyncSession],
    proofs: Proofs,
    box: Box[Any, Any],
    row: TableRow,
    journal: Iterable[StoredStep],
    kept: Sequence[StoredSnapshot],
) -> Match | None:
    """The stored game of a table, None before it starts; raises Refused if it cannot go on."""
    if row.setup is None or row.seed is None:
        return None
    try:
        opened = await asyncio.to_thread(
            open_match, box, row.setup, int(row.seed), row.take_back, journal, kept
        )
    except (TableError, ValueError) as error:
        LOG.error("table %s cannot be read: %s", row.code, type(error).__name__)
        raise Refused("broken-table") from error
    if opened.is_anchored_now:
        await _anchor(sessions, row, opened)
    elif opened.start is not None and not opened.start.is_proved:
        proofs.start(row.id, opened.match.play, opened.start.snapshot)
    return opened.match


async def _anchor(
    sessions: async_sessionmaker[AsyncSession], row: TableRow, opened: OpenedMatch
) -> None:
    """Store that a game goes on by new rules or content, from where its people stood."""
    match = opened.match
    stored = StoredSnapshot(match.play.snapshot(), is_proved=True)
    LOG.warning(
        "table %s goes on from a snapshot of other rules or content; %d choices are lost",
        row.code,
        opened.lost,
    )
    async with sessions() as session, session.begin():
        if opened.lost:
            match.number += 1
            session.add(_lost_choices(row.id, match))
            row.asked = None if match.play.question is None else match.play.question.seat
            await tables.save(session, row, ())
        await snapshots.save(session, row.id, stored)
    match.kept_moment = stored.snapshot.moment


def _lost_choices(table_id: int, match: Match) -> JournalRow:
    """The step that undoes what is illegal by the rules of today."""
    return JournalRow(
        table_id=table_id,
        number=match.number,
        seat=SPECTATOR,
        cause=UNDONE,
        keep=match.play.moment,
        at=datetime.now(UTC),
    )
