"""Tables whose game has a past: played on from a moment of another, or read from a file."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from legendarium.server.errors import Refused
from legendarium.server.live import lobby
from legendarium.server.live.hall import Hall
from legendarium.server.live.match import Match
from legendarium.server.live.review import begun
from legendarium.server.live.table import LiveTable, present
from legendarium.server.messages import Branch
from legendarium.server.storage.models import JournalRow, PersonRow, SeatRow, TableRow
from legendarium.table import Box, Game, Outcome, Play, Record

SEEDS = 1 << 64
"""There are so many, from 0."""


async def play_on(hall: Hall, table: LiveTable, person: PersonRow, wish: Branch) -> LiveTable:
    """A new table that goes on from a moment of a game that is over."""
    record = begun(table).play.record
    if table.row.state != "finished":
        raise Refused("not-finished")
    if wish.moment > len(record.choices):
        raise Refused("no-such-moment")
    past = Record(record.game, record.setup, record.seed, record.choices[: wish.moment])
    outcome, authors = await asyncio.to_thread(replay, table.box.game, past)
    if outcome is not None:
        raise Refused("game-over")
    seats = lobby.empty_seats(len(table.seats))
    _fill(seats, table.box, person.id, wish)
    row = _row(table.box, past, person.id)
    old = table.row
    row.help, row.hints, row.talk, row.language = old.help, old.hints, old.talk, old.language
    row.origin = {"code": table.code, "moment": wish.moment}
    branched = await _add(hall, row, seats, {person.id: person.name}, past, authors)
    if lobby.is_full(branched):
        await lobby.start(hall, branched, person.id)
    return branched


async def read_record(hall: Hall, person: PersonRow, text: str) -> LiveTable:
    """A table to look at, with the game of a record file; it can be played on from there."""
    record = await asyncio.to_thread(Record.from_text, text)
    box = hall.shelf.get(record.game)
    if box is None:
        raise Refused("no-such-game")
    if not 0 <= record.seed < SEEDS:
        raise Refused("bad-record", "seed")
    outcome, authors = await asyncio.to_thread(replay, box.game, record)
    row = _row(box, record, person.id)
    row.state = "finished"
    row.outcome = None if outcome is None else outcome.to_json()
    seats = lobby.empty_seats(box.seats(row.options))
    for seat, name in zip(seats, record.players, strict=False):
        seat.name = _writable(name)[:40]
    return await _add(hall, row, seats, {}, record, authors)


def replay(game: Game[Any, Any], record: Record) -> tuple[Outcome | None, list[int]]:
    """How a recorded game stands, and who made each choice; raises a TableError if it is wrong."""
    play = Play.resume(game, record)
    authors = []
    for choice, position in zip(record.choices, record.positions(game), strict=False):
        asked = game.question(position)
        named = choice.get("seat")
        is_answer = asked is not None and choice in asked.options
        authors.append(asked.seat if asked is not None and is_answer else int(named or 0))
    return game.outcome(play.position), authors


def _writable(name: str) -> str:
    """A name out of a file, without what no database keeps."""
    return name.replace("\0", "").encode("utf-8", "replace").decode()


def _row(box: Box[Any, Any], record: Record, host: int) -> TableRow:
    row = lobby.new_row(record.game, box.options(record.setup), host)
    row.setup, row.seed = dict(record.setup), str(record.seed)
    return row


def _fill(seats: list[SeatRow], box: Box[Any, Any], person: int, wish: Branch) -> None:
    for number, bot in wish.bots.items():
        lobby.check_bot(box, bot)
        lobby.place_at(seats, number).bot = bot
    lobby.occupy(lobby.place_at(seats, wish.seat), person)


async def _add(
    hall: Hall,
    row: TableRow,
    seats: list[SeatRow],
    names: dict[int, str],
    record: Record,
    authors: Sequence[int],
) -> LiveTable:
    """Store a table together with what has happened at it."""
    table = await lobby.add(hall, row, seats, names)
    journal = _journal(row.id, record, authors)
    async with hall.sessions() as session, session.begin():
        session.add_all(journal)
    table.match = await asyncio.to_thread(
        Match.restore, table.box, record.setup, record.seed, row.take_back, journal
    )
    return table


def _journal(table_id: int, record: Record, authors: Sequence[int]) -> list[JournalRow]:
    at = present()
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
