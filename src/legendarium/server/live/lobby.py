"""What people do around a table before and after the game: make it, sit down, leave, begin."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from sqlalchemy.orm import class_mapper

from legendarium.server.errors import Refused
from legendarium.server.live import turns
from legendarium.server.live.hall import Hall, new_code
from legendarium.server.live.match import Match
from legendarium.server.live.table import LiveTable, present
from legendarium.server.messages import CreateTable
from legendarium.server.storage.models import PersonRow, SeatRow, TableRow
from legendarium.server.storage.people import new_token
from legendarium.server.storage.tables import Stored
from legendarium.table import WATCHER, Box


async def create(hall: Hall, host: PersonRow, wish: CreateTable) -> LiveTable:
    """Make a table as somebody wishes it."""
    box = hall.shelf.get(wish.game)
    if box is None:
        raise Refused("no-such-game", "game")
    seats = empty_seats(box.seats(wish.options))
    for number, bot in wish.bots.items():
        check_bot(box, bot)
        place_at(seats, number).bot = bot
    if wish.seat is not None:
        place = place_at(seats, wish.seat)
        if place.bot is not None:
            raise Refused("seat-taken", "seat")
        occupy(place, host.id)
    if wish.start and not _are_taken(seats):
        raise Refused("not-full")
    row = new_row(wish.game, wish.options, host.id)
    row.public, row.take_back, row.help = wish.public, wish.take_back, wish.help
    row.hints, row.talk = wish.hints, wish.talk
    row.clock = None if wish.clock is None else wish.clock.model_dump()
    row.language = wish.language
    table = await add(hall, row, seats, {host.id: host.name})
    if wish.start:
        await start(hall, table, host.id)
    return table


def new_row(game: str, options: Mapping[str, Any], host: int | None) -> TableRow:
    """An open table that nobody has stored yet."""
    at = present()
    return TableRow(
        code=new_code(),
        game=game,
        options=dict(options),
        state="open",
        host_id=host,
        public=False,
        take_back=True,
        help=True,
        picks=[],
        created=at,
        changed=at,
    )


def empty_seats(number: int) -> list[SeatRow]:
    """So many seats with nobody on them."""
    return [SeatRow(seat=seat, timeouts=0) for seat in range(number)]


def occupy(seat: SeatRow, person: int) -> None:
    """A person sits down, and gets a personal link."""
    seat.person_id, seat.bot, seat.timeouts = person, None, 0
    seat.token = new_token()


async def add(hall: Hall, row: TableRow, seats: list[SeatRow], names: dict[int, str]) -> LiveTable:
    """Store a new table and put it into the hall."""
    async with hall.sessions() as session, session.begin():
        session.add(row)
        await session.flush()
        for seat in seats:
            seat.table_id = row.id
            session.add(seat)
    return hall.add(Stored(row, seats, names))


async def sit(hall: Hall, table: LiveTable, person: PersonRow, number: int) -> None:
    """Somebody takes a seat, or takes it back from the bot that sat in."""
    async with _changing(table):
        place = _open_place(table, number)
        mine = table.seat_of(person.id)
        if mine not in (WATCHER, number):
            raise Refused("already-seated")
        if mine == number and place.bot is None:
            return
        if mine == WATCHER:
            if place.person_id is not None or place.bot is not None:
                raise Refused("table-full" if is_full(table) else "seat-taken")
            occupy(place, person.id)
            table.names[person.id] = person.name
        else:
            place.bot, place.timeouts = None, 0
        await _seats_changed(hall, table)


async def sit_bot(hall: Hall, table: LiveTable, person: int, number: int, bot: str) -> None:
    """The host gives an empty seat to a bot."""
    async with _changing(table):
        place = _open_place(table, number)
        _check_host(table, person)
        check_bot(table.box, bot)
        if place.person_id is not None:
            raise Refused("seat-taken")
        place.bot = bot
        await _seats_changed(hall, table)


async def leave(hall: Hall, table: LiveTable, person: int, number: int) -> None:
    """Somebody leaves their seat, or the host frees one before the game begins."""
    async with _changing(table):
        place = _open_place(table, number)
        if place.person_id != person:
            _check_host(table, person)
            if table.row.state != "open":
                # Whoever then sat down on it would see a hand that is not theirs.
                raise Refused("already-started")
        place.person_id = place.bot = place.token = None
        await _seats_changed(hall, table)


@asynccontextmanager
async def _changing(table: LiveTable) -> AsyncIterator[None]:
    """Change a table alone; what cannot be written has not happened, and it is as before."""
    async with table.lock:
        rows: list[TableRow | SeatRow] = [table.row, *table.seats]
        before = [_values(row) for row in rows]
        rest = table.match, table.clock, dict(table.names), table.request
        try:
            yield
        except BaseException:
            for row, values in zip(rows, before, strict=True):
                for name, value in values.items():
                    setattr(row, name, value)
            table.match, table.clock, table.names, table.request = rest
            raise


def _values(row: TableRow | SeatRow) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in class_mapper(type(row)).column_attrs}


async def _seats_changed(hall: Hall, table: LiveTable) -> None:
    had_request, table.request = table.request is not None, None
    turns.start_clock(table)
    table.row.changed = present()
    await hall.save(table)
    table.tell_new_game()
    if had_request:
        table.tell_request()
    await _pick_for_bots(hall, table)
    hall.driver.nudge(table)


async def start(hall: Hall, table: LiveTable, person: int) -> None:
    """The host begins: with the draft, if something is to be picked."""
    async with _changing(table):
        if table.row.state != "open":
            raise Refused("already-started")
        _check_host(table, person)
        if not is_full(table):
            raise Refused("not-full")
        table.row.state = "drafting"
        await _go_on(hall, table)


async def pick(hall: Hall, table: LiveTable, person: int, choice: str) -> None:
    """A seat picks in the draft."""
    async with _changing(table):
        if table.row.state != "drafting":
            raise Refused("not-started" if table.row.state == "open" else "already-started")
        turn = table.box.next_pick(table.row.options, table.row.picks)
        if turn is None or table.seat_of(person) != turn.seat:
            raise Refused("not-your-turn")
        if choice not in turn.choices:
            raise Refused("illegal-choice")
        table.row.picks = [*table.row.picks, choice]
        await _go_on(hall, table)


async def _go_on(hall: Hall, table: LiveTable) -> None:
    """Let bots pick, and begin the game once nothing is left to pick."""
    await _pick_for_bots(hall, table)
    if table.match is None and table.row.state == "drafting":
        table.row.changed = present()
        await hall.save(table)
        table.tell_table()


async def _pick_for_bots(hall: Hall, table: LiveTable) -> None:
    row = table.row
    while row.state == "drafting":
        turn = table.box.next_pick(row.options, row.picks)
        if turn is None:
            await _begin(hall, table)
        elif table.has_bot(turn.seat):
            row.picks = [*row.picks, secrets.choice(turn.choices)]
        else:
            return


async def _begin(hall: Hall, table: LiveTable) -> None:
    row = table.row
    if table.match is None:
        seed = secrets.randbits(64)
        chance = Random(secrets.randbits(64))
        row.setup = table.box.setup(row.options, row.picks, row.take_back, chance)
        row.seed = str(seed)
        table.match = Match(table.box, row.setup, seed, row.take_back)
    row.state, row.changed = "running", present()
    turns.start_clock(table)
    await hall.save(table)
    table.tell_new_game()
    hall.driver.nudge(table)


async def rematch(hall: Hall, table: LiveTable, person: PersonRow) -> LiveTable:
    """The same people at a new table, each one seat further; the first who asks is its host."""
    async with table.lock:
        if table.row.state != "finished":
            raise Refused("not-finished")
        if table.seat_of(person.id) == WATCHER:
            raise Refused("not-your-seat")
        if table.row.rematch is not None:
            return await hall.table(table.row.rematch)
        seats = _moved_on(table.seats)
        old = table.row
        row = new_row(old.game, old.options, person.id)
        row.public, row.take_back, row.help = old.public, old.take_back, old.help
        row.hints, row.talk = old.hints, old.talk
        row.clock, row.language = old.clock, old.language
        again = await add(hall, row, seats, dict(table.names))
        old.rematch = row.code
        await hall.save(table)
        table.tell_table()
    if sum(seat.person_id is not None for seat in seats) == 1 and is_full(again):
        await start(hall, again, person.id)
    return again


def _moved_on(seats: list[SeatRow]) -> list[SeatRow]:
    moved = empty_seats(len(seats))
    for number, place in enumerate(moved):
        before = seats[number - 1]
        if before.person_id is not None:
            occupy(place, before.person_id)
        else:
            place.bot = before.bot
    return moved


def is_full(table: LiveTable) -> bool:
    """Whether nobody is missing."""
    return _are_taken(table.seats)


def _are_taken(seats: list[SeatRow]) -> bool:
    return all(seat.person_id or seat.bot for seat in seats)


def place_at(seats: list[SeatRow], number: int) -> SeatRow:
    """The seat of this number; raises Refused when there is none."""
    if not 0 <= number < len(seats):
        raise Refused("no-such-seat")
    return seats[number]


def _open_place(table: LiveTable, number: int) -> SeatRow:
    place = place_at(table.seats, number)
    if table.row.state == "finished":
        raise Refused("game-over")
    return place


def _check_host(table: LiveTable, person: int) -> None:
    """The host decides; where the host has gone, whoever sits at the table does."""
    if table.row.host_id is None and table.seat_of(person) != WATCHER:
        return
    if table.row.host_id != person:
        raise Refused("not-host")


def check_bot(box: Box[Any, Any], bot: str) -> None:
    """Raise Refused unless the game has such a bot."""
    if bot not in box.bots:
        raise Refused("no-such-bot")
