"""Records of games: replay, analysis, playing on, import, export and problem reports."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from legendarium import __version__
from legendarium.server.errors import Refused
from legendarium.server.identity import OptionalPerson, RequiredPerson
from legendarium.server.live import from_record
from legendarium.server.live.live_table import LiveTable, utc_now
from legendarium.server.live.registry import TableRegistry
from legendarium.server.messages import (
    Analysis,
    Branch,
    ImportRecord,
    Moments,
    RecordFile,
    Report,
    ReportFile,
    Scene,
    StrictModel,
    Table,
)
from legendarium.server.routes.dependencies import (
    TheAddress,
    TheAnalyses,
    TheRegistry,
    TheReview,
    TheTable,
)
from legendarium.server.routes.tables import REFUSALS
from legendarium.server.storage.models import ReportRow
from legendarium.server.table_state import TableState
from legendarium.table import BadSetup
from legendarium.table.saving import Save

router = APIRouter(prefix="/api", tags=["records"], responses=REFUSALS)

Number = Annotated[int, Path(description="The number of a moment; 0 is the start.", ge=0, le=10**6)]


def _a_file(content: type[StrictModel]) -> dict[int | str, dict[str, Any]]:
    return {200: {"model": content, "description": "A file."}}


@router.get("/tables/{code}/moments")
async def list_moments(table: TheTable, review: TheReview, requester: OptionalPerson) -> Moments:
    """The game at a table, choice by choice, as you may know it."""
    return await review.moments(table, _seat(table, requester))


@router.get("/tables/{code}/moments/{moment}")
async def read_moment(
    moment: Number, table: TheTable, review: TheReview, requester: OptionalPerson
) -> Scene:
    """The table at one moment; with all hands after the game."""
    return await review.scene(table, _seat(table, requester), moment)


@router.get("/tables/{code}/analysis")
async def analyse_game(
    table: TheTable,
    analyses: TheAnalyses,
    address: TheAddress,
    level: Annotated[str | None, Query(max_length=40)] = None,
) -> Analysis:
    """The analysis of a finished game by a bot, turn by turn.

    The first request starts the work; ask again for the rest. Without requests the work stops.
    """
    return await analyses.read(table, level, address)


def _seat(table: LiveTable, requester: OptionalPerson) -> int:
    return table.seat_of(None if requester is None else requester.id)


@router.post("/tables/{code}/branch", status_code=201)
async def play_on(
    wish: Branch, table: TheTable, registry: TheRegistry, person: RequiredPerson
) -> Table:
    """Continue a finished game from one of its positions, at a new table."""
    return (await from_record.branch(registry, table, person, wish)).describe()


@router.get("/tables/{code}/record", responses=_a_file(RecordFile), response_class=Response)
async def save_record(table: TheTable) -> Response:
    """The record of a finished game, as a file."""
    if table.row.state != TableState.FINISHED:
        raise Refused("not-finished")
    return _file(f"legendarium-{table.code}.json", _save(table).to_text())


@router.post("/records", status_code=201)
async def import_record(sent: ImportRecord, registry: TheRegistry, person: RequiredPerson) -> Table:
    """Import a record file as a finished table, to be replayed and continued."""
    try:
        return (await from_record.import_record(registry, person, sent.text)).describe()
    except BadSetup:
        raise Refused("bad-record") from None


@router.post("/tables/{code}/report", responses=_a_file(ReportFile), response_class=Response)
async def report_problem(
    report: Report, table: TheTable, registry: TheRegistry, requester: OptionalPerson
) -> Response:
    """Report a problem: the server stores the whole record, and you get a file.

    During the game, the file holds only what you may know.
    """
    seat = _seat(table, requester)
    body: dict[str, Any] = {
        "legendarium_report": 1,
        "version": __version__,
        "table": json.loads(table.describe().model_dump_json()),
        "seat": seat,
        "text": report.text,
    }
    body["report"] = await _keep_report(registry, table, _nameless(body, table))
    if table.row.state == TableState.FINISHED:
        body["record"] = _save(table).to_text()
    elif table.has_begun:
        body["view"] = json.loads(table.view_message(seat))
    return _file(f"legendarium-report-{body['report']}.json", json.dumps(body, indent=1))


def _nameless(body: dict[str, Any], table: LiveTable) -> dict[str, Any]:
    """The stored form of a report: with the whole record, without names."""
    seats = [{**seat, "name": None} for seat in body["table"]["seats"]]
    record = None if table.match is None else Save.of_play(table.match.play).to_text()
    return {**body, "table": {**body["table"], "seats": seats}, "record": record}


async def _keep_report(registry: TableRegistry, table: LiveTable, body: dict[str, object]) -> int:
    row = ReportRow(table_id=table.row.id, body=body, at=utc_now())
    async with registry.sessions() as session, session.begin():
        session.add(row)
    return row.id


def _save(table: LiveTable) -> Save:
    """The game with the names of its players."""
    assert table.match is not None
    save = Save.of_play(table.match.play)
    players = tuple(seat.name or seat.bot or "" for seat in table.describe().seats)
    return replace(save, record=replace(save.record, players=players))


def _file(name: str, text: str) -> Response:
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
