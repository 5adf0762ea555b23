"""The lobby: listing and creating tables, taking seats, drafting and starting."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal, get_args

from fastapi import APIRouter, Path, Query

from legendarium.server.errors import Refused
from legendarium.server.identity import OptionalPerson, RequiredPerson
from legendarium.server.live import lobby
from legendarium.server.live.describe import describe
from legendarium.server.live.registry import TableRegistry
from legendarium.server.messages import (
    Catalogue,
    CreateTable,
    GameOnShelf,
    MakePick,
    PersonalLink,
    Problem,
    Table,
    TableList,
    TakeSeat,
)
from legendarium.server.routes.dependencies import TheRegistry, TheTable
from legendarium.server.storage import tables
from legendarium.server.storage.tables import StoredTable
from legendarium.server.table_state import TableState
from legendarium.table import SPECTATOR

PAGE_SIZE = 30
"""How many tables one answer lists."""

ListedState = Literal[TableState.OPEN, TableState.RUNNING, TableState.FINISHED]
"""A state to list the tables of; tables in a draft are listed with the open ones."""
LISTED_STATES: tuple[ListedState, ...] = get_args(ListedState)

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 500)
}
router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

Number = Annotated[int, Path(description="The number of a seat, from 0.", ge=0, le=7)]


@router.get("/games")
async def list_games(registry: TheRegistry) -> list[GameOnShelf]:
    """The games that can be played here, and their bots."""
    return [
        GameOnShelf(name=name, bots=list(box.bots), levels=list(box.levels))
        for name, box in registry.shelf.items()
    ]


@router.get("/games/{game}/catalogue")
async def read_catalogue(game: str, registry: TheRegistry) -> Catalogue:
    """The contents of a game, such as its cards."""
    if game not in registry.shelf:
        raise Refused("no-such-game")
    return dict(registry.shelf[game].catalogue)


@router.get("/tables")
async def list_tables(
    registry: TheRegistry,
    requester: OptionalPerson,
    state: Annotated[list[ListedState] | None, Query()] = None,
    mine: bool = False,
    before: Annotated[str | None, Query(max_length=60)] = None,
) -> TableList:
    """Public tables, or your own; the last changed first."""
    states: set[TableState] = {*(state or LISTED_STATES)}
    if TableState.OPEN in states:
        states.add(TableState.DRAFTING)
    if mine and requester is None:
        return TableList(tables=[])
    async with registry.sessions() as session:
        found = await tables.listing(
            session,
            sorted(states),
            requester.id if mine and requester is not None else None,
            None if before is None else _read_cursor(before),
            PAGE_SIZE,
        )
    next_page = _cursor(found[-1]) if len(found) == PAGE_SIZE else None
    return TableList(tables=[_described(registry, stored) for stored in found], before=next_page)


def _described(registry: TableRegistry, stored: StoredTable) -> Table:
    """A table of the list; one in memory also knows who is online."""
    live = registry.in_memory(stored.row.code)
    if live is not None:
        return live.describe()
    return describe(stored.row, stored.seats, stored.names, registry.shelf[stored.row.game])


def _cursor(stored: StoredTable) -> str:
    return f"{stored.row.changed.isoformat()}~{stored.row.id}"


def _read_cursor(text: str) -> tuple[datetime, int]:
    changed, _, last = text.partition("~")
    try:
        moment, number = datetime.fromisoformat(changed), int(last)
        cursor = moment.astimezone(UTC), number
    except (ValueError, OverflowError):
        raise Refused("bad-request", "before") from None
    if moment.tzinfo is None or not 0 <= number < 1 << 31:
        raise Refused("bad-request", "before")
    return cursor


@router.post("/tables", status_code=201)
async def create_table(wish: CreateTable, registry: TheRegistry, person: RequiredPerson) -> Table:
    """Create a table, as its host."""
    return (await lobby.create(registry, person, wish)).describe()


@router.get("/tables/{code}")
async def read_table(table: TheTable) -> Table:
    """One table."""
    return table.describe()


@router.post("/tables/{code}/seats/{seat}")
async def take_seat(
    seat: Number, who: TakeSeat, table: TheTable, registry: TheRegistry, person: RequiredPerson
) -> Table:
    """Take a seat, take yours back from the bot that sat in, or as the host seat a bot."""
    if who.bot is None:
        await lobby.sit(registry, table, person, seat)
    else:
        await lobby.sit_bot(registry, table, person.id, seat, who.bot)
    return table.describe()


@router.delete("/tables/{code}/seats/{seat}")
async def leave_seat(
    seat: Number, table: TheTable, registry: TheRegistry, person: RequiredPerson
) -> Table:
    """Leave a seat; before the start, the host may empty any seat."""
    await lobby.leave(registry, table, person.id, seat)
    return table.describe()


@router.get("/tables/{code}/link")
async def read_personal_link(table: TheTable, person: RequiredPerson) -> PersonalLink:
    """The secret that lets you return to your seat on another device."""
    seat = table.seat_of(person.id)
    token = None if seat == SPECTATOR else table.seats[seat].token
    if token is None:
        raise Refused("not-your-seat")
    return PersonalLink(token=token)


@router.post("/tables/{code}/start")
async def start_game(table: TheTable, registry: TheRegistry, person: RequiredPerson) -> Table:
    """Start the game; every seat must be taken."""
    await lobby.start(registry, table, person.id)
    return table.describe()


@router.post("/tables/{code}/pick")
async def make_pick(
    pick: MakePick, table: TheTable, registry: TheRegistry, person: RequiredPerson
) -> Table:
    """Pick in the draft."""
    await lobby.pick(registry, table, person.id, pick.choice)
    return table.describe()


@router.post("/tables/{code}/rematch")
async def play_again(table: TheTable, registry: TheRegistry, person: RequiredPerson) -> Table:
    """A new table for the same people with the same options; everybody moves one seat on."""
    return (await lobby.rematch(registry, table, person)).describe()
