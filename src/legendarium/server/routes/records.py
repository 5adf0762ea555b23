"""Games as records: looking at every moment, going on from one, files in and out, reports."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from legendarium import __version__
from legendarium.server.errors import Refused
from legendarium.server.identity import Asker, Known
from legendarium.server.live import past
from legendarium.server.live.hall import Hall
from legendarium.server.live.table import LiveTable, present
from legendarium.server.messages import (
    Analysis,
    Branch,
    ImportRecord,
    Moments,
    Report,
    Scene,
    Table,
)
from legendarium.server.routes.rooms import TheAddress, TheAnalyses, TheHall, TheReview, TheTable
from legendarium.server.routes.tables import REFUSALS
from legendarium.server.storage.models import ReportRow
from legendarium.table import BadSetup, Record

router = APIRouter(prefix="/api", tags=["records"], responses=REFUSALS)

Number = Annotated[int, Path(description="The number of a moment; 0 is the start.", ge=0, le=10**6)]
FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {}}, "description": "A file."}
}


@router.get("/tables/{code}/moments")
async def list_moments(table: TheTable, looked: TheReview, asker: Asker) -> Moments:
    """What happened at a table, choice by choice, as the one who asks may know it."""
    return await looked.moments(table, _seat(table, asker))


@router.get("/tables/{code}/moments/{moment}")
async def read_moment(moment: Number, table: TheTable, looked: TheReview, asker: Asker) -> Scene:
    """The table at one moment; all hands are open once the game is over."""
    return await looked.scene(table, _seat(table, asker), moment)


@router.get("/tables/{code}/analysis")
async def analyse_game(
    table: TheTable,
    analyses: TheAnalyses,
    address: TheAddress,
    level: Annotated[str | None, Query(max_length=40)] = None,
) -> Analysis:
    """What a bot makes of a finished game, turn by turn.

    The first to ask lets the work begin; ask again for the rest. Nobody asks: the work stops.
    """
    return await analyses.read(table, level, address)


def _seat(table: LiveTable, asker: Asker) -> int:
    return table.seat_of(None if asker is None else asker.id)


@router.post("/tables/{code}/branch", status_code=201)
async def play_on(wish: Branch, table: TheTable, hall: TheHall, person: Known) -> Table:
    """Play on from a moment of a finished game, at a new table."""
    return (await past.play_on(hall, table, person, wish)).describe()


@router.get("/tables/{code}/record", responses=FILE, response_class=Response)
async def save_record(table: TheTable) -> Response:
    """The record of a finished game, as a file."""
    if table.row.state != "finished":
        raise Refused("not-finished")
    return _file(f"legendarium-{table.code}.json", _record(table).to_text())


@router.post("/records", status_code=201)
async def import_record(sent: ImportRecord, hall: TheHall, person: Known) -> Table:
    """Read a record file; the game can then be looked at and played on."""
    try:
        return (await past.read_record(hall, person, sent.text)).describe()
    except BadSetup:
        raise Refused("bad-record") from None


@router.post("/tables/{code}/report", responses=FILE, response_class=Response)
async def report_problem(report: Report, table: TheTable, hall: TheHall, asker: Asker) -> Response:
    """Tell of a problem: the server keeps the whole record, the teller gets one file.

    While the game goes on, the file holds only what the teller may know.
    """
    seat = _seat(table, asker)
    body: dict[str, Any] = {
        "legendarium_report": 1,
        "version": __version__,
        "table": json.loads(table.describe().model_dump_json()),
        "seat": seat,
        "text": report.text,
    }
    body["report"] = await _keep_report(hall, table, _nameless(body, table))
    if table.row.state == "finished":
        body["record"] = _record(table).to_text()
    elif table.has_begun:
        body["view"] = json.loads(table.view_message(seat))
    return _file(f"legendarium-report-{body['report']}.json", json.dumps(body, indent=1))


def _nameless(body: dict[str, Any], table: LiveTable) -> dict[str, Any]:
    """What the server keeps of a report: the whole record, and nobody's name."""
    seats = [{**seat, "name": None} for seat in body["table"]["seats"]]
    record = None if table.match is None else table.match.play.record.to_text()
    return {**body, "table": {**body["table"], "seats": seats}, "record": record}


async def _keep_report(hall: Hall, table: LiveTable, body: dict[str, object]) -> int:
    row = ReportRow(table_id=table.row.id, body=body, at=present())
    async with hall.sessions() as session, session.begin():
        session.add(row)
    return row.id


def _record(table: LiveTable) -> Record:
    assert table.match is not None
    record = table.match.play.record
    described = table.describe()
    players = tuple(seat.name or seat.bot or "" for seat in described.seats)
    return Record(record.game, record.setup, record.seed, record.choices, players)


def _file(name: str, text: str) -> Response:
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
