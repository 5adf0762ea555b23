"""What people do at a table outside the game: create it, sit down, leave, start, rematch."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from sqlalchemy.orm import class_mapper

from legendarium.server.errors import Refused
from legendarium.server.live import turns
from legendarium.server.live.live_table import LiveTable, utc_now
from legendarium.server.live.match import Match
from legendarium.server.live.registry import StaleTable, TableRegistry, new_code
from legendarium.server.messages import CreateTable
from legendarium.server.storage.models import PersonRow, SeatRow, TableRow
from legendarium.server.storage.people import new_token
from legendarium.server.storage.tables import StoredTable
from legendarium.server.table_state import TableState
from legendarium.table import SPECTATOR, Box
from legendarium.table.kept import Keeps
from legendarium.table.play import Play


async def create(registry: TableRegistry, host: PersonRow, request: CreateTable) -> LiveTable:
    """Create a table with the requested options."""
    box = registry.shelf.get(request.game)
    if box is None:
        raise Refused("no-such-game", "game")
    seats = empty_seats(box.seats(request.options))
    for number, bot in request.bots.items():
        check_bot(box, bot)
        seat_at(seats, number).bot = bot
    if request.seat is not None:
        seat = seat_at(seats, request.seat)
        if seat.bot is not None:
            raise Refused("seat-taken", "seat")
        occupy(seat, host.id)
    if request.start and not _all_taken(seats):
        raise Refused("not-full")
    row = new_row(request.game, request.options, host.id)
    row.public, row.take_back, row.help = request.public, request.take_back, request.help
    row.hints, row.talk = request.hints, request.talk
    row.clock = None if request.clock is None else request.clock.model_dump()
    row.language = request.language
    table = await add(registry, row, seats, {host.id: host.name})
    if request.start:
        await start(registry, table, host.id)
    return table


def new_row(game: str, options: Mapping[str, Any], host: int | None) -> TableRow:
    """An open table that is not stored yet."""
    at = utc_now()
    return TableRow(
        code=new_code(),
        game=game,
        options=dict(options),
        state=TableState.OPEN,
        host_id=host,
        public=False,
        take_back=True,
        help=True,
        picks=[],
        created=at,
        changed=at,
    )


def empty_seats(number: int) -> list[SeatRow]:
    """This many empty seats."""
    return [SeatRow(seat=seat, timeouts=0) for seat in range(number)]


def occupy(seat: SeatRow, person: int) -> None:
    """Seat a person, with a new personal link."""
    seat.person_id, seat.bot, seat.timeouts = person, None, 0
    seat.token = new_token()


async def add(
    registry: TableRegistry, row: TableRow, seats: list[SeatRow], names: dict[int, str]
) -> LiveTable:
    """Store a new table and add it to the registry."""
    async with registry.sessions() as session, session.begin():
        session.add(row)
        await session.flush()
        for seat in seats:
            seat.table_id = row.id
            session.add(seat)
    return registry.add(StoredTable(row, seats, names))


async def sit(registry: TableRegistry, table: LiveTable, person: PersonRow, number: int) -> None:
    """Seat a person, who may take their own seat back from the bot that sat in."""
    async with _transaction(registry, table):
        seat = _seat_before_end(table, number)
        mine = table.seat_of(person.id)
        if mine not in (SPECTATOR, number):
            raise Refused("already-seated")
        if mine == number and seat.bot is None:
            return
        if mine == SPECTATOR:
            if seat.person_id is not None or seat.bot is not None:
                raise Refused("table-full" if is_full(table) else "seat-taken")
            occupy(seat, person.id)
            table.names[person.id] = person.name
        else:
            seat.bot, seat.timeouts = None, 0
        await _save_seats(registry, table)


async def sit_bot(
    registry: TableRegistry, table: LiveTable, person: int, number: int, bot: str
) -> None:
    """Seat a bot; only the host may."""
    async with _transaction(registry, table):
        seat = _seat_before_end(table, number)
        _check_host(table, person)
        check_bot(table.box, bot)
        if seat.person_id is not None:
            raise Refused("seat-taken")
        seat.bot = bot
        await _save_seats(registry, table)


async def leave(registry: TableRegistry, table: LiveTable, person: int, number: int) -> None:
    """Empty a seat: its person may at any time, the host before the game starts."""
    async with _transaction(registry, table):
        seat = _seat_before_end(table, number)
        if seat.person_id != person:
            _check_host(table, person)
            if table.row.state != TableState.OPEN:
                # The next person in the seat would see a hand that is not theirs.
                raise Refused("already-started")
        seat.person_id = seat.bot = seat.token = None
        await _save_seats(registry, table)


@asynccontextmanager
async def _transaction(registry: TableRegistry, table: LiveTable) -> AsyncIterator[None]:
    """Hold the table's lock; when the change fails, put the table back as it was."""
    async with table.lock:
        rows: list[TableRow | SeatRow] = [table.row, *table.seats]
        before = [_values(row) for row in rows]
        rest = table.match, table.clock, dict(table.names), table.request
        try:
            yield
        except BaseException as error:
            for row, values in zip(rows, before, strict=True):
                for name, value in values.items():
                    setattr(row, name, value)
            table.match, table.clock, table.names, table.request = rest
            if isinstance(error, StaleTable):
                await registry.reload_locked(table)
            raise


def _values(row: TableRow | SeatRow) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in class_mapper(type(row)).column_attrs}


async def _save_seats(registry: TableRegistry, table: LiveTable) -> None:
    had_request, table.request = table.request is not None, None
    turns.start_clock(table)
    table.row.changed = utc_now()
    await registry.save(table)
    table.broadcast_new_game()
    if had_request:
        table.broadcast_request()
    await _pick_for_bots(registry, table, TableState.DRAFTING)
    registry.driver.reschedule(table)


async def start(registry: TableRegistry, table: LiveTable, person: int) -> None:
    """Start the game, with a draft first if there is something to pick; only the host may."""
    async with _transaction(registry, table):
        if table.row.state != TableState.OPEN:
            raise Refused("already-started")
        _check_host(table, person)
        if not is_full(table):
            raise Refused("not-full")
        table.row.state = TableState.DRAFTING
        await _continue_draft(registry, table, TableState.OPEN)


async def pick(registry: TableRegistry, table: LiveTable, person: int, choice: str) -> None:
    """Pick in the draft."""
    async with _transaction(registry, table):
        if table.row.state != TableState.DRAFTING:
            is_open = table.row.state == TableState.OPEN
            raise Refused("not-started" if is_open else "already-started")
        turn = table.box.next_pick(table.row.options, table.row.picks)
        if turn is None or table.seat_of(person) != turn.seat:
            raise Refused("not-your-turn")
        if choice not in turn.choices:
            raise Refused("illegal-choice")
        table.row.picks = [*table.row.picks, choice]
        await _continue_draft(registry, table, TableState.DRAFTING)


async def _continue_draft(registry: TableRegistry, table: LiveTable, left: TableState) -> None:
    """Let bots pick, and start the game when the draft is complete; `left` is as in `save`."""
    await _pick_for_bots(registry, table, left)
    if table.match is None and table.row.state == TableState.DRAFTING:
        table.row.changed = utc_now()
        await registry.save(table, left)
        table.broadcast_table()


async def _pick_for_bots(registry: TableRegistry, table: LiveTable, left: TableState) -> None:
    row = table.row
    while row.state == TableState.DRAFTING:
        turn = table.box.next_pick(row.options, row.picks)
        if turn is None:
            await _start_game(registry, table, left)
        elif table.has_bot(turn.seat):
            row.picks = [*row.picks, secrets.choice(turn.choices)]
        else:
            return


async def _start_game(registry: TableRegistry, table: LiveTable, left: TableState) -> None:
    row = table.row
    if table.match is None:
        seed = secrets.randbits(64)
        chance = Random(secrets.randbits(64))
        row.setup = table.box.setup(row.options, row.picks, row.take_back, chance)
        row.seed = str(seed)
        keeps = Keeps.of_table(row.take_back)
        table.match = Match(table.box, Play(table.box.game, row.setup, seed, keeps=keeps))
    row.state, row.changed = TableState.RUNNING, utc_now()
    turns.start_clock(table)
    await registry.save(table, left)
    table.broadcast_new_game()
    registry.driver.reschedule(table)


async def rematch(registry: TableRegistry, table: LiveTable, person: PersonRow) -> LiveTable:
    """A new table for the same people, each one seat further on; the first to ask is its host."""
    async with table.lock:
        if table.row.state != TableState.FINISHED:
            raise Refused("not-finished")
        if table.seat_of(person.id) == SPECTATOR:
            raise Refused("not-your-seat")
        if table.row.rematch is not None:
            return await registry.table(table.row.rematch)
        seats = _rotated(table.seats)
        old = table.row
        row = new_row(old.game, old.options, person.id)
        row.public, row.take_back, row.help = old.public, old.take_back, old.help
        row.hints, row.talk = old.hints, old.talk
        row.clock, row.language = old.clock, old.language
        again = await add(registry, row, seats, dict(table.names))
        old.rematch = row.code
        await registry.save(table)
        table.broadcast_table()
    if sum(seat.person_id is not None for seat in seats) == 1 and is_full(again):
        await start(registry, again, person.id)
    return again


def _rotated(seats: list[SeatRow]) -> list[SeatRow]:
    moved = empty_seats(len(seats))
    for number, seat in enumerate(moved):
        before = seats[number - 1]
        if before.person_id is not None:
            occupy(seat, before.person_id)
        else:
            seat.bot = before.bot
    return moved


def is_full(table: LiveTable) -> bool:
    """Whether every seat is taken."""
    return _all_taken(table.seats)


def _all_taken(seats: list[SeatRow]) -> bool:
    return all(seat.person_id or seat.bot for seat in seats)


def seat_at(seats: list[SeatRow], number: int) -> SeatRow:
    """The seat with this number; raises Refused when there is none."""
    if not 0 <= number < len(seats):
        raise Refused("no-such-seat")
    return seats[number]


def _seat_before_end(table: LiveTable, number: int) -> SeatRow:
    seat = seat_at(table.seats, number)
    if table.row.state == TableState.FINISHED:
        raise Refused("game-over")
    return seat


def _check_host(table: LiveTable, person: int) -> None:
    """Raise Refused unless the person is the host, or sits at a table without a host."""
    if table.row.host_id is None and table.seat_of(person) != SPECTATOR:
        return
    if table.row.host_id != person:
        raise Refused("not-host")


def check_bot(box: Box[Any, Any], bot: str) -> None:
    """Raise Refused unless the game has this bot."""
    if bot not in box.bots:
        raise Refused("no-such-bot")
