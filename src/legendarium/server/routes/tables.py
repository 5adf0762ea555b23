"""The lobby: making tables, finding them, sitting down and beginning."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query

from legendarium.server.errors import Refused
from legendarium.server.identity import Asker, Known
from legendarium.server.live import lobby
from legendarium.server.live.describe import describe
from legendarium.server.live.hall import Hall
from legendarium.server.messages import (
    CreateTable,
    GameOnShelf,
    MakePick,
    PersonalLink,
    Problem,
    Table,
    TableList,
    TakeSeat,
)
from legendarium.server.routes.rooms import TheHall, TheTable
from legendarium.server.storage import tables
from legendarium.server.storage.tables import Stored
from legendarium.table import WATCHER

PAGE = 30
"""How many tables one answer lists."""

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

Number = Annotated[int, Path(description="The number of a seat, from 0.", ge=0, le=7)]


@router.get("/games")
async def list_games(hall: TheHall) -> list[GameOnShelf]:
    """The games that can be played here, and their bots."""
    return [
        GameOnShelf(name=name, bots=list(box.bots), levels=list(box.levels))
        for name, box in hall.shelf.items()
    ]


@router.get("/games/{game}/catalogue")
async def read_catalogue(game: str, hall: TheHall) -> dict[str, Any]:
    """What is printed on the material of a game."""
    if game not in hall.shelf:
        raise Refused("no-such-game")
    return dict(hall.shelf[game].catalogue)


@router.get("/tables")
async def list_tables(
    hall: TheHall,
    asker: Asker,
    state: Annotated[list[Literal["open", "running", "finished"]] | None, Query()] = None,
    mine: bool = False,
    before: Annotated[str | None, Query(max_length=60)] = None,
) -> TableList:
    """Public tables, or those of the one who asks; the last changed first."""
    states = {*(state or ("open", "running", "finished"))}
    if "open" in states:
        states.add("drafting")
    if mine and asker is None:
        return TableList(tables=[])
    async with hall.sessions() as session:
        found = await tables.listing(
            session,
            sorted(states),
            asker.id if mine and asker is not None else None,
            None if before is None else _read_place(before),
            PAGE,
        )
    rest = _place(found[-1]) if len(found) == PAGE else None
    return TableList(tables=[_described(hall, stored) for stored in found], before=rest)


def _described(hall: Hall, stored: Stored) -> Table:
    """A table of the list; one in memory knows more of itself."""
    live = hall.in_memory(stored.row.code)
    if live is not None:
        return live.describe()
    return describe(stored.row, stored.seats, stored.names, hall.shelf[stored.row.game])


def _place(stored: Stored) -> str:
    return f"{stored.row.changed.isoformat()}~{stored.row.id}"


def _read_place(text: str) -> tuple[datetime, int]:
    changed, _, last = text.partition("~")
    try:
        moment, number = datetime.fromisoformat(changed), int(last)
        place = moment.astimezone(UTC), number
    except (ValueError, OverflowError):
        raise Refused("bad-request", "before") from None
    if moment.tzinfo is None or not 0 <= number < 1 << 31:
        raise Refused("bad-request", "before")
    return place


@router.post("/tables", status_code=201)
async def create_table(wish: CreateTable, hall: TheHall, person: Known) -> Table:
    """Make a table; whoever makes it is its host."""
    return (await lobby.create(hall, person, wish)).describe()


@router.get("/tables/{code}")
async def read_table(table: TheTable) -> Table:
    """One table."""
    return table.describe()


@router.post("/tables/{code}/seats/{seat}")
async def take_seat(
    seat: Number, who: TakeSeat, table: TheTable, hall: TheHall, person: Known
) -> Table:
    """Sit down, take the seat back from the bot that sat in, or (as the host) seat a bot."""
    if who.bot is None:
        await lobby.sit(hall, table, person, seat)
    else:
        await lobby.sit_bot(hall, table, person.id, seat, who.bot)
    return table.describe()


@router.delete("/tables/{code}/seats/{seat}")
async def leave_seat(seat: Number, table: TheTable, hall: TheHall, person: Known) -> Table:
    """Leave a seat; before the start the host may free any."""
    await lobby.leave(hall, table, person.id, seat)
    return table.describe()


@router.get("/tables/{code}/link")
async def read_personal_link(table: TheTable, person: Known) -> PersonalLink:
    """The secret by which the one who asks comes back to their seat from another device."""
    seat = table.seat_of(person.id)
    token = None if seat == WATCHER else table.seats[seat].token
    if token is None:
        raise Refused("not-your-seat")
    return PersonalLink(token=token)


@router.post("/tables/{code}/start")
async def start_game(table: TheTable, hall: TheHall, person: Known) -> Table:
    """Begin, once every seat is filled."""
    await lobby.start(hall, table, person.id)
    return table.describe()


@router.post("/tables/{code}/pick")
async def make_pick(pick: MakePick, table: TheTable, hall: TheHall, person: Known) -> Table:
    """Pick in the draft."""
    await lobby.pick(hall, table, person.id, pick.choice)
    return table.describe()


@router.post("/tables/{code}/rematch")
async def play_again(table: TheTable, hall: TheHall, person: Known) -> Table:
    """The same people and the same options at a new table; everybody moves one seat on."""
    return (await lobby.rematch(hall, table, person)).describe()
