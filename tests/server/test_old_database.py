"""What version 0.1.0 has written opens, and is played on: tables in each state, and a record."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from company import Live, guest, sign_in, visitor
from fastapi import FastAPI
from httpx import AsyncClient
from sqlalchemy import select

from legendarium.cli.shelf import make_shelf
from legendarium.server.storage.database import Database
from legendarium.server.storage.models import SeatRow, TableRow
from legendarium.table import Shelf

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        "LEGENDARIUM_TEST_DATABASE" in os.environ, reason="the old database is a file of SQLite"
    ),
]

WRITTEN = Path(__file__).parents[1] / "fixtures" / "0.1.0"
STORED_FIELDS = ("game", "setup", "seed", "choices")


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    return make_shelf


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """A copy of the old database."""
    file = tmp_path / "legendarium.sqlite"
    shutil.copy(WRITTEN / "games.sqlite", file)
    return str(file)


async def ann_at(app: FastAPI) -> AsyncClient:
    ann = visitor(app)
    assert await sign_in(ann, "Ann") == 200
    return ann


async def bob_at(app: FastAPI) -> AsyncClient:
    """Bob, who is a guest, comes back by his personal link."""
    database: Database = app.state.database
    async with database.sessions() as session:
        running = select(TableRow.id).where(TableRow.state == "running").scalar_subquery()
        token = select(SeatRow.token).where(SeatRow.table_id == running, SeatRow.seat == 1)
        bob = visitor(app)
        answer = await bob.post("/api/rejoin", json={"token": await session.scalar(token)})
    assert answer.status_code == 200
    return bob


async def code_of(app: FastAPI, state: str) -> str:
    """The code of the table in this state."""
    database: Database = app.state.database
    async with database.sessions() as session:
        code = await session.scalar(select(TableRow.code).where(TableRow.state == state))
    assert code is not None
    return code


async def choose(live: Live, standing: dict[str, Any]) -> dict[str, Any]:
    option = standing["question"]["options"][0]
    await live.send({"type": "choose", "answers": standing["number"], "option": option})
    after: dict[str, Any] = (await live.receive_kind("step"))["standing"]
    return after


async def test_a_finished_game_is_looked_at(app: FastAPI) -> None:
    ann, code = await ann_at(app), await code_of(app, "finished")
    record = (await ann.get(f"/api/tables/{code}/record")).json()
    written = json.loads((WRITTEN / "record.json").read_text(encoding="utf-8"))
    assert [record[name] for name in STORED_FIELDS] == [written[name] for name in STORED_FIELDS]
    moments = (await ann.get(f"/api/tables/{code}/moments")).json()["moments"]
    assert len(moments) == len(record["choices"]) + 1


async def test_a_running_game_goes_on(app: FastAPI) -> None:
    ann, bob, code = await ann_at(app), await bob_at(app), await code_of(app, "running")
    path = f"/api/tables/{code}/live"
    async with Live(app, ann, path) as of_ann, Live(app, bob, path) as of_bob:
        standings = [(await live.receive_kind("view"))["standing"] for live in (of_ann, of_bob)]
        assert {(one["number"], one["moment"]) for one in standings} == {(3, 1)}
        assert (await of_ann.receive_kind("chat"))["lines"][0]["text"] == "Good luck!"
        seat = standings[0]["question"]["seat"]
        assert (await choose((of_ann, of_bob)[seat], standings[seat]))["number"] == 4


async def test_an_open_table_begins(app: FastAPI) -> None:
    ann, cyd, code = await ann_at(app), await guest(app, "Cyd"), await code_of(app, "open")
    assert (await cyd.post(f"/api/tables/{code}/seats/1", json={})).is_success
    assert (await ann.post(f"/api/tables/{code}/start")).is_success
    path = f"/api/tables/{code}/live"
    async with Live(app, ann, path) as of_ann, Live(app, cyd, path) as of_cyd:
        standings = [(await live.receive_kind("view"))["standing"] for live in (of_ann, of_cyd)]
        seat = standings[0]["question"]["seat"]
        assert (await choose((of_ann, of_cyd)[seat], standings[seat]))["number"] == 1


async def test_a_record_is_read_and_played_on(app: FastAPI) -> None:
    ann = await ann_at(app)
    text = (WRITTEN / "record.json").read_text(encoding="utf-8")
    table = (await ann.post("/api/records", json={"text": text})).json()
    assert table["state"] == "finished"
    wish = {"moment": 40, "seat": 0, "bots": {"1": "random"}}
    branched = await ann.post(f"/api/tables/{table['code']}/branch", json=wish)
    assert branched.status_code == 201, branched.text
