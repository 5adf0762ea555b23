"""A server that stops, or is killed, loses nothing: the next one goes on where it stood."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from company import Closed, Live, guest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from sqlalchemy import select
from test_play import answer, look, table_of

from legendarium.server.app import create_app
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.registry import TableRegistry
from legendarium.server.settings import Settings
from legendarium.server.storage.models import JournalRow, TableRow
from toy import make_shelf
from waiting import wait_until_async

pytestmark = pytest.mark.anyio

UNHEARD_OF = 987_654_321
"""A card that is not in the game; no line number and no code of a table holds its digits."""


@asynccontextmanager
async def server(settings: Settings) -> AsyncIterator[FastAPI]:
    app = create_app(make_shelf, settings)
    async with app.router.lifespan_context(app):
        yield app


def moved(client: AsyncClient, app: FastAPI) -> AsyncClient:
    """The same browser, at the server that came after."""
    return AsyncClient(
        transport=ASGITransport(app),
        base_url=client.base_url,
        headers=client.headers,
        cookies=client.cookies,
    )


@pytest.mark.slow
async def test_a_table_comes_back_with_its_take_backs_and_its_numbers(settings: Settings) -> None:
    async with server(settings) as app:
        ann, bob, cyd = [await guest(app, name) for name in ("Ann", "Bob", "Cyd")]
        code = await table_of([ann, bob, cyd])
        async with look(app, ann, code) as (a, standing), look(app, bob, code) as (b, _):
            await a.send(answer(standing))
            await b.send(answer((await b.receive_kind("step"))["standing"]))
            await b.receive_kind("step")
            await b.send({"type": "take-back", "answers": 2})
            before = (await b.receive_kind("step"))["standing"]
            await b.send({"type": "chat", "text": "Sorry"})
            while not (await b.receive_kind("chat"))["lines"]:
                pass
    async with server(settings) as app:
        bob = moved(bob, app)
        async with Live(app, bob, f"/api/tables/{code}/live") as live:
            after = (await live.receive_kind("view"))["standing"]
            assert after == before
            assert (after["number"], after["moment"]) == (3, 1)
            assert (await live.receive_kind("chat"))["lines"][0]["text"] == "Sorry"
            await live.send(answer(after))
            assert (await live.receive_kind("step"))["standing"]["number"] == 4


async def test_a_bot_goes_on_when_somebody_looks(settings: Settings) -> None:
    async with server(settings) as app:
        ann = await guest(app, "Ann")
        code = await table_of([ann], bots={"1": "low"})
        registry: TableRegistry = app.state.registry
        await registry.driver.close()
        async with look(app, ann, code) as (live, standing):
            registry.driver.reschedule = lambda table: None  # type: ignore[method-assign]
            await live.send(answer(standing))
            await live.receive_kind("step")
    async with (
        server(settings) as app,
        Live(app, moved(ann, app), f"/api/tables/{code}/live") as live,
    ):
        step = await live.receive_kind("step")
        assert step["cause"] == "bot"
        assert step["standing"]["outcome"] is not None


async def test_everybody_is_told_when_the_server_stops(settings: Settings) -> None:
    async with server(settings) as app:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        code = await table_of([ann, bob])
        live = Live(app, ann, f"/api/tables/{code}/live")
        await live.__aenter__()
        await live.receive_kind("chat")
    assert (await live.receive_kind("closing")) == {"type": "closing"}
    with pytest.raises(Closed) as closed:
        await live.receive()
    assert closed.value.code == 1013
    await live.close()


async def running_clock(app: FastAPI, clock: dict[str, Any]) -> tuple[AsyncClient, str]:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    return ann, await table_of([ann, bob], clock=clock)


async def test_a_clock_runs_on_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    clock = {"kind": "real-time", "minutes": 1, "increment": 0}
    async with server(settings) as app:
        ann, code = await running_clock(app, clock)
        async with look(app, ann, code) as (live, standing):
            assert standing["clocks"]["running"] == 0
            assert standing["clocks"]["left"] == [60, 60]
            now += 7
            await live.send(answer(standing))
            await live.receive_kind("step")
    now += 5  # Nobody pays for the time without a server.
    async with server(settings) as app:
        registry: TableRegistry = app.state.registry
        assert [table.code for table in registry] == [code]
        async with look(app, moved(ann, app), code) as (_, standing):
            assert standing["clocks"]["running"] == 1
            assert standing["clocks"]["left"] == [53, 60]


async def test_one_table_that_cannot_be_read_keeps_no_other_closed(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    clock = {"kind": "days", "days": 3}
    async with server(settings) as app:
        ann, broken = await running_clock(app, clock)
        _, whole = await running_clock(app, clock)
        async with look(app, ann, broken) as (live, standing):
            await live.send(answer(standing))
            await live.receive_kind("step")
        async with app.state.database.sessions() as session, session.begin():
            row = (await session.scalars(select(JournalRow))).one()
            row.option = {"kind": "play", "card": UNHEARD_OF}
    async with server(settings) as app:
        assert app.state.registry.in_memory(whole) is not None
        assert app.state.registry.in_memory(broken) is None
    assert f"table {broken} cannot be loaded" in caplog.text
    assert str(UNHEARD_OF) not in caplog.text


async def test_a_table_that_cannot_be_read_says_so_and_what_to_do(settings: Settings) -> None:
    async with server(settings) as app:
        ann, code = await running_clock(app, {"kind": "days", "days": 3})
        async with app.state.database.sessions() as session, session.begin():
            (await session.scalars(select(TableRow))).one().seed = "no number"
    async with server(settings) as app:
        ann = moved(ann, app)
        answer = await ann.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken-table")
        assert "Set up a new table" in answer.json()["message"]
        async with Live(app, ann, f"/api/tables/{code}/live") as live:
            assert (await live.receive_kind("refused"))["code"] == "broken-table"


async def test_time_that_ran_out_is_played_and_the_third_time_gives_up(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is set on by hand; the toy game has one turn a seat, so its seat gives up early."""
    async with server(settings) as app:
        ann, code = await running_clock(app, {"kind": "days", "days": 1})
        registry: TableRegistry = app.state.registry
        table = await registry.table(code)
        day = 86_400.0
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + day)
        registry.driver.reschedule(table)
        async with Live(app, ann, f"/api/tables/{code}/live") as live:
            step = await live.receive_kind("step")
            assert (step["cause"], step["by"]) == ("clock", 0)
            assert table.seats[0].timeouts == 1
            table.seats[1].timeouts = 2
            monkeypatch.setattr(time, "time", lambda: now() + 3 * day)
            registry.driver.reschedule(table)
            end = await live.receive_kind("step")
            assert (end["cause"], end["by"]) == ("clock", 1)
            assert end["standing"]["outcome"]["reason"] == "folded"


DAYS = {"kind": "days", "days": 1}


async def left_alone(registry: TableRegistry, code: str) -> None:
    """Wait until a table that nobody looks at has left the memory."""
    await wait_until_async(lambda: registry.in_memory(code) is None, f"table {code} is let go of")


async def run_out(registry: TableRegistry, code: str) -> LiveTable:
    """Wait until the table is back and has played the turn of its first seat."""

    def played() -> LiveTable | None:
        table = registry.in_memory(code)
        return table if table is not None and table.seats[0].timeouts else None

    table = await wait_until_async(played, f"the time at table {code} runs out")
    assert table is not None
    return table


async def test_a_turn_of_days_needs_no_memory_and_still_runs_out(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(replace(settings, idle=0.05)) as app:
        registry: TableRegistry = app.state.registry
        _, code = await running_clock(app, DAYS)
        await left_alone(registry, code)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 86_400)
        table = await run_out(registry, code)
        assert table.match is not None
        assert table.match.number == 1
        assert table.clock is not None
        assert table.clock.running == 1


async def test_whoever_looks_at_a_table_that_has_left_finds_its_clock_as_it_was(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(replace(settings, idle=0.05)) as app:
        ann, code = await running_clock(app, DAYS)
        await left_alone(app.state.registry, code)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 3600)
        async with look(app, ann, code) as (live, standing):
            assert standing["clocks"]["running"] == 0
            assert 22.9 * 3600 < standing["clocks"]["left"][0] < 23 * 3600
            await live.send(answer(standing))
            assert (await live.receive_kind("step"))["cause"] == "choice"


async def test_a_table_whose_seconds_count_stays(settings: Settings) -> None:
    async with server(replace(settings, idle=0.05)) as app:
        registry: TableRegistry = app.state.registry
        _, counting = await running_clock(app, {"kind": "real-time", "minutes": 1, "increment": 0})
        _, waiting = await running_clock(app, DAYS)
        # It is looked at later than the other one.
        await left_alone(registry, waiting)
        assert registry.in_memory(counting) is not None


async def test_a_table_that_cannot_be_loaded_in_time_is_tried_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(replace(settings, idle=0.05)) as app:
        registry: TableRegistry = app.state.registry
        _, code = await running_clock(app, DAYS)
        await left_alone(registry, code)
        now = time.time
        with monkeypatch.context() as broken:
            broken.setattr(TableRegistry, "_load", out_of_order)
            monkeypatch.setattr(time, "time", lambda: now() + 86_400)
            await wait_until_async(
                lambda: "could not be loaded" in caplog.text, "the table could not be loaded"
            )
        assert registry.in_memory(code) is None
        await run_out(registry, code)


async def out_of_order(_hall: TableRegistry, _code: str) -> None:
    raise OSError("the disk")
