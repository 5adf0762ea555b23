"""Hints: who may have one, who is told, and what happens when a bot fails; with a toy game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from advisers import bad_shelf
from company import Live, guest, visitor
from fastapi import FastAPI
from httpx import AsyncClient
from pydantic import TypeAdapter
from test_play import answer, look, table_of
from test_review import play_out

from legendarium.server.messages import ServerMessage
from legendarium.server.settings import Rates, Settings
from legendarium.table import Shelf
from waiting import PATIENCE, let_others_run, wait_until_async

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, bot_pause=0.0, bot_limit=PATIENCE)


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    return bad_shelf


def wish(level: str = "high", answers: int = 0) -> dict[str, Any]:
    return {"type": "hint", "answers": answers, "level": level}


async def get_hint(app: FastAPI, ann: AsyncClient, code: str) -> None:
    async with look(app, ann, code) as (live, _):
        await live.send(wish())
        await live.receive_kind("hint")


async def ask_slow_bot(app: FastAPI, live: Live) -> None:
    """Wish for a hint of a bot that hangs; it alone has little time."""
    app.state.hints._workers._limit = 0.5
    await live.send(wish("slow"))
    await wait_until_async(lambda: app.state.hints._thinking, "the slow bot is asked")
    await let_others_run()
    app.state.hints._workers._limit = PATIENCE


def count(app: FastAPI, name: str, **labels: str) -> float:
    found = app.state.metrics.registry.get_sample_value(f"legendarium_{name}_total", labels)
    return found or 0.0


async def test_a_hint_is_told_to_the_seat_that_asks_and_to_nobody_else(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], hints=True)
    async with (
        look(app, ann, code) as (a, standing),
        look(app, bob, code) as (b, _),
        look(app, visitor(app), code) as (e, _),
    ):
        await a.send(wish())
        told = await a.receive_kind("hint")
        MESSAGE.validate_python(told)
        options = standing["question"]["options"]
        best = max(options, key=lambda option: int(option["card"]))
        assert told["number"] == 0
        assert told["hint"]["lines"] == [{"options": [best], "chance": 0.5, "reasons": []}]
        assert count(app, "hints") == 1
        for live in (b, e):
            await live.send({"type": "ping"})
            while (message := await live.receive())["type"] != "pong":
                assert message["type"] in ("table", "chat")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "bots", "hints", "allowed"),
    [
        (1, 1, None, True),
        (1, 2, None, True),
        (2, 0, None, False),
        (2, 1, None, False),
        (1, 1, False, False),
        (2, 0, True, True),
    ],
)
async def test_who_says_nothing_allows_hints_to_one_person_alone(
    app: FastAPI, people: int, bots: int, hints: bool | None, allowed: bool
) -> None:
    guests = [await guest(app, name) for name in ("Ann", "Bob")[:people]]
    seats = {str(people + number): "low" for number in range(bots)}
    code = await table_of(guests, bots=seats, hints=hints)
    assert (await guests[0].get(f"/api/tables/{code}")).json()["hints"] is allowed
    async with look(app, guests[0], code) as (live, _):
        await live.send(wish())
        message = await live.receive_kind("hint" if allowed else "refused")
        assert message.get("code") == (None if allowed else "hints-off")


async def test_a_seat_that_waits_for_somebody_allows_no_hints_until_a_bot_has_it(
    app: FastAPI,
) -> None:
    ann = await guest(app, "Ann")
    body = {"game": "highest-card", "options": {"seats": 2}}
    table = (await ann.post("/api/tables", json=body)).json()
    assert table["hints"] is False
    seat = f"/api/tables/{table['code']}/seats/1"
    assert (await ann.post(seat, json={"bot": "low"})).json()["hints"] is True


async def test_playing_again_and_playing_on_keep_what_was_wished(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await table_of([ann], bots={"1": "low"}, hints=False)
    await play_out(app, ann, code)
    again = await ann.post(f"/api/tables/{code}/rematch")
    assert again.json()["hints"] is False
    on = await ann.post(f"/api/tables/{code}/branch", json={"moment": 0, "bots": {"1": "low"}})
    assert on.json()["hints"] is False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("message", "code"),
    [
        (wish("genius"), "no-such-level"),
        (wish(answers=1), "late-answer"),
        ({"type": "hint", "answers": 0}, "bad-request"),
        ({"type": "hint", "answers": 0, "level": ["high"]}, "bad-request"),
    ],
)
async def test_a_wish_that_cannot_be_had(app: FastAPI, message: dict[str, Any], code: str) -> None:
    ann = await guest(app, "Ann")
    table = await table_of([ann], bots={"1": "low"})
    async with look(app, ann, table) as (live, standing):
        await live.send(message)
        assert (await live.receive_kind("refused"))["code"] == code
        await live.send(answer(standing))
        assert (await live.receive_kind("step"))["standing"]["number"] == 1


async def test_nobody_gets_a_hint_who_does_not_choose_now(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], hints=True)
    async with look(app, bob, code) as (b, _), look(app, visitor(app), code) as (e, _):
        await b.send(wish())
        assert (await b.receive_kind("refused"))["code"] == "not-your-turn"
        await e.send(wish())
        assert (await e.receive_kind("refused"))["code"] == "not-your-seat"


@pytest.mark.slow
async def test_before_and_after_the_game_there_is_nothing_to_hint_at(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    body = {"game": "highest-card", "options": {"seats": 2}, "hints": True}
    code = (await ann.post("/api/tables", json=body)).json()["code"]
    async with Live(app, ann, f"/api/tables/{code}/live") as live:
        await live.send(wish())
        assert (await live.receive_kind("refused"))["code"] == "not-started"
    code = await table_of([ann], bots={"1": "low"})
    await play_out(app, ann, code)
    async with look(app, ann, code) as (live, _):
        await live.send(wish(answers=2))
        assert (await live.receive_kind("refused"))["code"] == "game-over"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "reason"),
    [("raising", "error"), ("dying", "error"), ("nonsense", "error"), ("slow", "slow")],
)
async def test_a_bot_that_fails_is_told_in_one_sentence(
    app: FastAPI, level: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await guest(app, "Ann")
    code = await table_of([ann], bots={"1": "low"})
    async with look(app, ann, code) as (live, standing):
        await (ask_slow_bot(app, live) if level == "slow" else live.send(wish(level)))
        refused = await live.receive_kind("refused")
        assert (refused["code"], refused["answers"]) == ("bot-failed", 0)
        assert refused["message"].endswith("Try again.")
        assert count(app, "bot_failures", reason=reason) == 1
        assert "the bot saw" not in caplog.text
        await live.send(wish())
        await live.receive_kind("hint")
        await live.send(answer(standing))
        await live.receive_kind("step")


async def test_one_hint_at_a_time_and_one_may_choose_meanwhile(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], hints=True)
    async with look(app, ann, code) as (live, standing):
        await ask_slow_bot(app, live)
        await live.send(wish())
        assert (await live.receive_kind("refused"))["code"] == "already-thinking"
        [thinking] = app.state.hints._thinking.values()
        await live.send(answer(standing))
        assert (await live.receive_kind("step"))["standing"]["number"] == 1
        # It fails after all; nobody needs to hear that any more.
        await thinking
        await live.send({"type": "ping"})
        while (message := await live.receive())["type"] != "pong":
            assert message["type"] != "refused"


@pytest.mark.slow
async def test_the_next_question_need_not_wait_for_a_hint_to_the_last(app: FastAPI) -> None:
    ann, bob, cyd = [await guest(app, name) for name in ("Ann", "Bob", "Cyd")]
    code = await table_of([ann, bob, cyd], hints=True)
    async with look(app, ann, code) as (a, standing), look(app, bob, code) as (b, _):
        await a.send(answer(standing))
        mine = (await b.receive_kind("step"))["standing"]
        await b.send(wish("slow", mine["number"]))
        await b.send(answer(mine))
        after = (await b.receive_kind("step"))["standing"]
        await b.send({"type": "take-back", "answers": after["number"]})
        back = (await b.receive_kind("step"))["standing"]
        await b.send(wish(answers=back["number"]))
        assert (await b.receive_kind("hint"))["number"] == back["number"]


async def test_a_hint_that_comes_too_late_is_not_told(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], hints=True)
    go_on = asyncio.Event()
    thinks = app.state.hints._workers.hint

    async def slowly(*told: Any) -> Any:
        await go_on.wait()
        return await thinks(*told)

    monkeypatch.setattr(app.state.hints._workers, "hint", slowly)
    async with look(app, ann, code) as (live, standing):
        await live.send(wish())
        await live.send(answer(standing))
        await live.receive_kind("step")
        [thinking] = app.state.hints._thinking.values()
        go_on.set()
        await thinking
        await live.send({"type": "ping"})
        while (message := await live.receive())["type"] != "pong":
            assert message["type"] != "hint"


class TestRates:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        rates = replace(Rates(), hints=(0.001, 2))
        return Settings(database=database_url, bot_pause=0.0, rates=rates)

    async def test_too_many_hints_are_refused_at_every_table(self, app: FastAPI) -> None:
        ann = await guest(app, "Ann")
        for _ in range(2):
            await get_hint(app, ann, await table_of([ann], bots={"1": "low"}))
        code = await table_of([ann], bots={"1": "low"})
        async with look(app, ann, code) as (live, standing):
            await live.send(wish())
            assert (await live.receive_kind("refused"))["code"] == "too-fast"
            await live.send(answer(standing))
            assert (await live.receive_kind("step"))["standing"]["number"] == 1
