"""Tables that start from a record: a moment of another game, or a file."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from legendarium.server.errors import Refused
from legendarium.server.live import lobby
from legendarium.server.live.live_table import LiveTable, utc_now
from legendarium.server.live.match import Match
from legendarium.server.live.registry import TableRegistry
from legendarium.server.live.review import started_match
from legendarium.server.messages import Branch
from legendarium.server.storage.models import JournalRow, PersonRow, SeatRow, TableRow
from legendarium.server.table_state import TableState
from legendarium.table import Box, Game, OtherGame, Outcome, Play, Record

SEED_LIMIT = 1 << 64
"""Seeds are below this, from 0."""


async def branch(
    registry: TableRegistry, table: LiveTable, person: PersonRow, request: Branch
) -> LiveTable:
    """A new table that continues from a moment of a finished game."""
    record = started_match(table).play.record
    if table.row.state != TableState.FINISHED:
        raise Refused("not-finished")
    if request.moment > len(record.choices):
        raise Refused("no-such-moment")
    past = Record(record.game, record.setup, record.seed, record.choices[: request.moment])
    outcome, authors = await asyncio.to_thread(replay, table.box.game, past)
    if outcome is not None:
        raise Refused("game-over")
    seats = lobby.empty_seats(len(table.seats))
    _fill(seats, table.box, person.id, request)
    row = _row(table.box, past, person.id)
    old = table.row
    row.help, row.hints, row.talk, row.language = old.help, old.hints, old.talk, old.language
    row.origin = {"code": table.code, "moment": request.moment}
    branched = await _add(registry, row, seats, {person.id: person.name}, past, authors)
    if lobby.is_full(branched):
        await lobby.start(registry, branched, person.id)
    return branched


async def import_record(registry: TableRegistry, person: PersonRow, text: str) -> LiveTable:
    """A finished table with the game of a record file, to be reviewed or continued."""
    games = [box.game for box in registry.shelf.values()]
    try:
        record = await asyncio.to_thread(Record.from_text, text, *games)
    except OtherGame:
        raise Refused("no-such-game") from None
    box = registry.shelf[record.game]
    if not 0 <= record.seed < SEED_LIMIT:
        raise Refused("bad-record", "seed")
    outcome, authors = await asyncio.to_thread(replay, box.game, record)
    row = _row(box, record, person.id)
    row.state = TableState.FINISHED
    row.outcome = None if outcome is None else outcome.to_json()
    seats = lobby.empty_seats(box.seats(row.options))
    for seat, name in zip(seats, record.players, strict=False):
        seat.name = _writable(name)[:40]
    return await _add(registry, row, seats, {}, record, authors)


def replay(game: Game[Any, Any], record: Record) -> tuple[Outcome | None, list[int]]:
    """The outcome of a record and the seat of each choice; raises TableError if it is illegal."""
    play = Play.resume(game, record)
    authors = []
    for choice, position in zip(record.choices, record.positions(game), strict=False):
        asked = game.question(position)
        if asked is not None and choice in asked.options:
            authors.append(asked.seat)
        else:
            authors.append(dict(choice.items()).get("seat", 0))
    return game.outcome(play.position), authors


def _writable(name: str) -> str:
    """A name from a file, without characters that databases cannot store."""
    return name.replace("\0", "").encode("utf-8", "replace").decode()


def _row(box: Box[Any, Any], record: Record, host: int) -> TableRow:
    row = lobby.new_row(record.game, box.options(record.setup), host)
    row.setup, row.seed = dict(record.setup), str(record.seed)
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
    record: Record,
    authors: Sequence[int],
) -> LiveTable:
    """Store a table with its journal."""
    table = await lobby.add(registry, row, seats, names)
    journal = _journal(row.id, record, authors)
    async with registry.sessions() as session, session.begin():
        session.add_all(journal)
    table.match = await asyncio.to_thread(
        Match.restore, table.box, record.setup, record.seed, row.take_back, journal
    )
    return table


def _journal(table_id: int, record: Record, authors: Sequence[int]) -> list[JournalRow]:
    at = utc_now()
    return [
        JournalRow(
            table_id=table_id,
            number=number,
            seat=seat,
            cause="choice",
            option=choice.to_json(),
            keep=None,
            at=at,
        )
        for number, (choice, seat) in enumerate(zip(record.choices, authors, strict=True), 1)
    ]
