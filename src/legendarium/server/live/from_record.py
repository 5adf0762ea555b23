"""Tables that start from a record: a moment of another game, or a file."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from legendarium.server.errors import Refused
from legendarium.server.live import lobby
from legendarium.server.live.live_table import LiveTable, utc_now
from legendarium.server.live.match import CHOSEN, Match
from legendarium.server.live.registry import TableRegistry
from legendarium.server.live.review import started_match
from legendarium.server.messages import Branch
from legendarium.server.storage import snapshots
from legendarium.server.storage.models import JournalRow, PersonRow, SeatRow, TableRow
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.server.table_state import TableState
from legendarium.table import Box, OtherGame
from legendarium.table.choice import Choice
from legendarium.table.play import Play
from legendarium.table.resuming import resume
from legendarium.table.saving import from_text

SEED_LIMIT = 1 << 64
"""Seeds are below this, from 0."""


async def branch(
    registry: TableRegistry, table: LiveTable, person: PersonRow, request: Branch
) -> LiveTable:
    """A new table that continues from a moment of a finished game."""
    whole = started_match(table).play
    if table.row.state != TableState.FINISHED:
        raise Refused("not-finished")
    if request.moment > whole.moment:
        raise Refused("no-such-moment")
    play = await asyncio.to_thread(_cut, whole, request.moment)
    if play.outcome is not None:
        raise Refused("game-over")
    seats = lobby.empty_seats(len(table.seats))
    _fill(seats, table.box, person.id, request)
    row = _row(table.box, play, person.id)
    old = table.row
    row.help, row.hints, row.talk, row.language = old.help, old.hints, old.talk, old.language
    row.origin = {"code": table.code, "moment": request.moment}
    branched = await _add(registry, row, seats, {person.id: person.name}, play)
    if lobby.is_full(branched):
        await lobby.start(registry, branched, person.id)
    return branched


def _cut(whole: Play[Any, Any], moment: int) -> Play[Any, Any]:
    """A game up to a moment; raises Refused where it cannot be played again."""
    is_before_anchor = whole.start.is_anchor and moment < whole.first
    if is_before_anchor:
        raise Refused("no-such-moment")
    start = whole.start if moment >= whole.first else None
    return Play.resume(whole.game, whole.record(moment), whole.choices[:moment], start=start)


async def import_record(registry: TableRegistry, person: PersonRow, text: str) -> LiveTable:
    """A finished table with the game of a record file, to be reviewed or continued."""
    games = [box.game for box in registry.shelf.values()]
    try:
        save = await asyncio.to_thread(from_text, text, *games)
    except OtherGame:
        raise Refused("no-such-game") from None
    record = save.record
    box = registry.shelf[record.game]
    if not 0 <= record.seed < SEED_LIMIT:
        raise Refused("bad-record", "seed")
    play = (await asyncio.to_thread(resume, box.game, save)).play
    row = _row(box, play, person.id)
    row.state = TableState.FINISHED
    row.outcome = None if play.outcome is None else play.outcome.to_json()
    seats = lobby.empty_seats(box.seats(row.options))
    for seat, name in zip(seats, record.players, strict=False):
        seat.name = _writable(name)[:40]
    return await _add(registry, row, seats, {}, play)


def _writable(name: str) -> str:
    """A name from a file, without characters that databases cannot store."""
    return name.replace("\0", "").encode("utf-8", "replace").decode()


def _row(box: Box[Any, Any], play: Play[Any, Any], host: int) -> TableRow:
    row = lobby.new_row(box.game.name, box.options(play.setup), host)
    row.setup, row.seed = dict(play.setup), str(play.seed)
    return row


def _fill(seats: list[SeatRow], box: Box[Any, Any], person: int, request: Branch) -> None:
    for number, bot in request.bots.items():
        lobby.check_bot(box, bot)
        lobby.seat_at(seats, number).bot = bot
    lobby.occupy(lobby.seat_at(seats, request.seat), person)


async def _add(
    registry: TableRegistry,
    row: TableRow,
    seats: list[SeatRow],
    names: dict[int, str],
    play: Play[Any, Any],
) -> LiveTable:
    """Store a table with its journal."""
    table = await lobby.add(registry, row, seats, names)
    async with registry.sessions() as session, session.begin():
        session.add_all(_journal(row.id, play.choices))
        if play.start.is_anchor:
            # Without it, nobody could tell where the game stands.
            stored = StoredSnapshot(play.snapshot(), is_proved=True)
            await snapshots.save(session, row.id, stored)
    table.match = Match(table.box, play, play.moment)
    return table


def _journal(table_id: int, choices: Sequence[Choice]) -> list[JournalRow]:
    at = utc_now()
    return [
        JournalRow(
            table_id=table_id,
            number=number,
            seat=choice.by,
            cause=CHOSEN,
            how=choice.how,
            agreed=list(choice.agreed) or None,
            option=choice.option.to_json(),
            keep=None,
            at=at,
        )
        for number, choice in enumerate(choices, 1)
    ]
