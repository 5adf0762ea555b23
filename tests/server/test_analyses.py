"""Games that bots look at again: who may ask, how it grows, what it survives, what bounds it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import bad_bots
import pytest
from advisers import bad_shelf, quick_shelf
from company import guest, visitor
from eavesdrop import ROOMY
from fastapi import FastAPI
from httpx import AsyncClient
from test_play import answer, look, table_of
from test_review import finished, refused

from legendarium.server.app import create_app
from legendarium.server.bots import BotFailed
from legendarium.server.live import analyses
from legendarium.server.messages import Analysis
from legendarium.server.routes import dependencies
from legendarium.server.settings import Settings
from legendarium.table import Play, Record, Shelf
from legendarium.table.saving import Save
from legendarium.tashkalar.setup import Setup
from waiting import PATIENCE, let_others_run, wait_until_async

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, rates=ROOMY, bot_pause=0.0, bot_limit=PATIENCE)


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    return bad_shelf


@asynccontextmanager
async def server(settings: Settings, shelf: Callable[[], Shelf]) -> AsyncIterator[FastAPI]:
    app = create_app(shelf, settings)
    async with app.router.lifespan_context(app):
        yield app


def path(code: str, level: str = "high") -> str:
    return f"/api/tables/{code}/analysis?level={level}"


async def analysed(client: AsyncClient, code: str, level: str = "high") -> dict[str, Any]:
    """Ask until everything is looked at."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await client.get(path(code, level))
            assert found.status_code == 200, found.text
            told: dict[str, Any] = found.json()
            Analysis.model_validate(told)
            assert len(told["turns"]) <= told["done"] <= told["of"]
            if told["done"] == told["of"]:
                return told
            await let_others_run()


async def test_a_finished_game_is_judged_turn_by_turn_for_anybody(app: FastAPI) -> None:
    code = await finished(app, await guest(app, "Ann"))
    eve = visitor(app)
    first = (await eve.get(path(code))).json()
    assert (first["level"], first["done"], first["of"]) == ("high", 0, 3)
    told = await analysed(eve, code)
    assert [(turn["from"], turn["to"], turn["seat"]) for turn in told["turns"]] == [
        (0, 1, 0),
        (1, 2, 1),
        (2, 3, 2),
    ]
    low, high = told["turns"][1:]
    assert (low["mark"], high["mark"]) == ("blunder", "")
    assert low["line"][0]["kind"] == "play"
    assert low["reasons"] == [{"part": "cards", "gain": 1.0}]
    assert high["line"] == []


async def test_without_a_level_the_first_one_looks(app: FastAPI) -> None:
    code = await finished(app, await guest(app, "Ann"))
    told = await visitor(app).get(f"/api/tables/{code}/analysis")
    assert told.json()["level"] == "high"


@pytest.mark.slow
async def test_what_cannot_be_analysed(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    body = {"game": "highest-card", "options": {"seats": 2}}
    code = (await ann.post("/api/tables", json=body)).json()["code"]
    await refused(await ann.get(path(code)), "not-started")
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (live, standing):
        await live.send(answer(standing))
        await live.receive_kind("step")
    await refused(await ann.get(path(code)), "not-finished")
    await refused(await ann.get(path("nowhere")), "no-such-table")
    code = await finished(app, ann)
    await refused(await ann.get(path(code, "genius")), "no-such-level")
    await refused(await ann.get(path(code, "x" * 41)), "too-long")


async def test_where_no_bot_thinks_aloud_nothing_is_analysed(settings: Settings) -> None:
    record = Record("tash-kalar", Setup("duel", ("northern", "sylvan")).to_json(), 5)
    async with server(settings, bad_bots.make_shelf) as app:
        ann = await guest(app, "Ann")
        read = (
            await ann.post("/api/records", json={"text": Save.of_record(record).to_text()})
        ).json()
        await refused(await ann.get(f"/api/tables/{read['code']}/analysis"), "no-such-level")
        assert read["hints"] is False


async def test_a_record_that_was_sent_is_judged_in_the_same_way(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    saved = (await ann.get(f"/api/tables/{code}/record")).text
    read = (await ann.post("/api/records", json={"text": saved})).json()
    assert await analysed(ann, read["code"]) == await analysed(ann, code)


@pytest.mark.slow
async def test_after_a_restart_the_same_is_found_again(
    settings: Settings, shelf: Callable[[], Shelf]
) -> None:
    async with server(settings, shelf) as app:
        code = await finished(app, await guest(app, "Ann"))
        before = await analysed(visitor(app), code)
    async with server(settings, shelf) as app:
        assert await analysed(visitor(app), code) == before


async def test_a_server_may_stop_in_the_middle(
    settings: Settings, shelf: Callable[[], Shelf]
) -> None:
    async with asyncio.timeout(PATIENCE), server(settings, shelf) as app:
        code = await finished(app, await guest(app, "Ann"))
        assert (await visitor(app).get(path(code, "slow"))).json()["done"] == 0
        await first_turn_begun(app, code)


async def first_turn_begun(app: FastAPI, code: str) -> None:
    analysis = app.state.analyses._games[code, "slow"]
    await wait_until_async(lambda: analysis.started, "the first turn is looked at")


# --- Bots that fail -------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_turn_that_cannot_be_judged_is_left_out(
    app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    code = await finished(app, await guest(app, "Ann"))
    told = await analysed(visitor(app), code, "half")
    assert (told["done"], told["of"]) == (3, 3)
    assert [turn["seat"] for turn in told["turns"]] == [0, 2]
    assert "could not be judged by half" in caplog.text
    assert "the bot saw" not in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("level", ["raising", "dying", "nonsense"])
async def test_where_every_turn_fails_that_is_told_and_one_may_try_again(
    app: FastAPI, level: str
) -> None:
    code = await finished(app, await guest(app, "Ann"))
    eve = visitor(app)
    for _ in range(2):
        async with asyncio.timeout(PATIENCE):
            while (told := await eve.get(path(code, level))).status_code == 200:
                assert told.json()["turns"] == []
                await let_others_run()
        await refused(told, "bot-failed")
    assert (await eve.get(path(code, level))).json()["done"] < 3


# --- Bounds ---------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_too_many_games_at_once_are_refused_until_nobody_asks_for_them(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest(app, "Ann")
    codes = [await finished(app, ann) for _ in range(3)]
    monkeypatch.setattr(analyses, "MAX_ANALYSES", 2)
    for code in codes[:2]:
        assert (await ann.get(path(code, "slow"))).json()["done"] == 0
    await refused(await ann.get(path(codes[2])), "too-busy")
    assert (await ann.get(path(codes[0], "slow"))).status_code == 200
    monkeypatch.setattr(analyses, "ABANDONED_AFTER_SECONDS", 0.0)
    assert (await ann.get(path(codes[2]))).status_code == 200
    assert len(app.state.analyses._games) == 2


async def test_games_with_nothing_left_to_judge_keep_nobody_out(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest(app, "Ann")
    codes = [await finished(app, ann) for _ in range(3)]
    monkeypatch.setattr(analyses, "MAX_ANALYSES", 2)
    for code in codes:
        assert (await analysed(ann, code))["done"] == 3
    assert {code for code, _ in app.state.analyses._games} == {*codes[1:]}


async def test_one_address_cannot_take_every_place(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest(app, "Ann")
    codes = [await finished(app, ann) for _ in range(3)]
    monkeypatch.setattr(analyses, "MAX_RUNNING_PER_ADDRESS", 2)
    for code in codes[:2]:
        assert (await ann.get(path(code, "slow"))).json()["done"] == 0
    await refused(await ann.get(path(codes[2])), "too-busy")
    assert (await ann.get(path(codes[0], "slow"))).status_code == 200
    monkeypatch.setattr(dependencies, "client_address", lambda *_: "192.0.2.1")
    assert (await ann.get(path(codes[2]))).status_code == 200


async def test_games_are_looked_at_in_turns(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    codes = [await finished(app, ann) for _ in range(2)]
    judged: list[Any] = []

    async def judge(game: str, record: Record, turn: Any, level: str) -> Any:
        judged.append(record)
        both = app.state.analyses._games
        await wait_until_async(lambda: len(both) == 2, "both games are asked for")
        raise BotFailed("error", "it is only counted")

    app.state.analyses._workers.judge = judge
    for code in codes:
        await ann.get(path(code))
    await asyncio.gather(*app.state.analyses._tasks)
    first, second = judged[0], judged[1]
    assert judged == [first, second] * 3
    assert first is not second


async def test_what_nobody_asks_for_any_more_is_not_worked_on(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    judged = 0
    judges = app.state.analyses._workers.judge

    async def judge(*told: Any) -> Any:
        nonlocal judged
        judged += 1
        monkeypatch.setattr(analyses, "ABANDONED_AFTER_SECONDS", 0.0)
        return await judges(*told)

    monkeypatch.setattr(app.state.analyses._workers, "judge", judge)
    await ann.get(path(code))
    [working] = app.state.analyses._tasks
    await working
    assert judged == 1
    monkeypatch.setattr(app.state.analyses._workers, "judge", judges)
    monkeypatch.setattr(analyses, "ABANDONED_AFTER_SECONDS", 30.0)
    assert (await analysed(ann, code))["done"] == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("workers", "limit", "judged"),
    [
        (2, PATIENCE, 0),  # One worker is left to the tables.
        (1, 0.5, 1),  # One turn was in the only worker and failed; the bot came before the next.
    ],
)
async def test_a_bot_at_a_table_comes_before_an_analysis(
    settings: Settings, shelf: Callable[[], Shelf], workers: int, limit: float, judged: int
) -> None:
    async with server(replace(settings, bot_workers=workers, bot_limit=limit), shelf) as app:
        ann = await guest(app, "Ann")
        code = await finished(app, ann)
        assert (await ann.get(path(code, "slow"))).status_code == 200
        await first_turn_begun(app, code)
        app.state.analyses._workers._limit = PATIENCE
        table = await table_of([ann], bots={"1": "low"})
        async with look(app, ann, table) as (live, standing):
            await live.send(answer(standing))
            await live.receive_kind("step")
            assert (await live.receive_kind("step"))["cause"] == "bot"
        assert (await ann.get(path(code, "slow"))).json()["done"] == judged


# --- Tash-Kalar -----------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_game_of_tash_kalar_from_end_to_end(settings: Settings) -> None:
    async with server(replace(settings, bot_limit=PATIENCE), quick_shelf) as app:
        ann = await guest(app, "Ann")
        record = some_choices(24)
        read = (
            await ann.post("/api/records", json={"text": Save.of_record(record).to_text()})
        ).json()
        told = await analysed(ann, read["code"], "adept")
    assert len(told["turns"]) == told["of"] > 3
    last = 0
    for turn in told["turns"]:
        assert last <= turn["from"] < turn["to"] <= 24
        assert len(turn["chances"]) == 2
        assert 0.0 <= turn["played"] <= turn["best"] <= 1.0
        last = turn["to"]


def some_choices(number: int) -> Record:
    """A duel of two that play at random, up to its middle."""
    game = quick_shelf()["tash-kalar"].game
    chance = Random(4)
    play: Play[Any, Any] = Play(game, Setup("duel", ("northern", "sylvan")).to_json(), 4)
    for _ in range(number):
        asked = game.question(play.position)
        assert asked is not None
        play.choose(chance.choice(asked.options), asked.seat)
    return play.record()
