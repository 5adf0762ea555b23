"""The public description of a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from legendarium.server.messages import Draft, Seat, Table
from legendarium.server.storage.models import SeatRow, TableRow
from legendarium.server.table_state import TableState
from legendarium.table import Box


def describe(
    row: TableRow,
    seats: Sequence[SeatRow],
    names: Mapping[int, str],
    box: Box[Any, Any],
    online: Collection[int] = (),
    number: int = 0,
    watchers: int = 0,
) -> Table:
    """Everything about a table except the game itself; `online` holds ids of people."""
    return Table.model_validate(
        {
            "code": row.code,
            "game": row.game,
            "options": row.options,
            "state": row.state,
            "host": row.host_id,
            "seats": [_seat(seat, names, online) for seat in seats],
            "public": row.public,
            "take_back": row.take_back,
            "help": row.help,
            "hints": allows_hints(row, seats, box),
            "talk": allows_talk(row, box),
            "clock": row.clock,
            "language": row.language,
            "draft": _draft(row, box) if row.state == TableState.DRAFTING else None,
            "setup": row.setup if row.state.has_begun else None,
            "outcome": row.outcome,
            "asked": row.asked if row.state == TableState.RUNNING else None,
            "number": number,
            "watchers": watchers,
            "rematch": row.rematch,
            "origin": row.origin,
            "created": row.created,
            "changed": row.changed,
        }
    )


def allows_hints(row: TableRow, seats: Sequence[SeatRow], box: Box[Any, Any]) -> bool:
    """Whether bots give hints here; by default only where one person plays against bots."""
    if not box.levels:
        return False
    if row.hints is not None:
        return row.hints
    others = [seat for seat in seats if seat.person_id is None]
    return len(others) == len(seats) - 1 and all(seat.bot is not None for seat in others)


def allows_talk(row: TableRow, box: Box[Any, Any]) -> bool:
    """Whether players may talk during the game; by default only where nobody has a partner."""
    return not box.has_partners(row.options) if row.talk is None else row.talk


def _seat(seat: SeatRow, names: Mapping[int, str], online: Collection[int]) -> Seat:
    person = seat.person_id
    return Seat(
        seat=seat.seat,
        person=person,
        name=seat.name if person is None else names.get(person),
        bot=seat.bot,
        online=person in online,
        away=person is not None and seat.bot is not None,
    )


def _draft(row: TableRow, box: Box[Any, Any]) -> Draft:
    pick = box.next_pick(row.options, row.picks)
    return Draft(
        seat=None if pick is None else pick.seat,
        choices=[] if pick is None else list(pick.choices),
        picked=list(row.picks),
    )
