"""Whatever is sent over live connections, no table breaks: what is refused has changed nothing."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from company import Live, guest
from eavesdrop import ROOMY, Ear, Watched
from fastapi import FastAPI
from nonsense import RAW, frame
from pydantic import TypeAdapter
from sqlalchemy import select

from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.messages import ServerMessage
from legendarium.server.settings import Rates, Settings
from legendarium.server.storage.models import JournalRow
from legendarium.table import SPECTATOR
from settings import SETTINGS

pytestmark = pytest.mark.anyio

MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
FRAMES = 400
MARK = -777
"""The number of an answer that is always refused."""


@pytest.fixture
def rates() -> Rates:
    return ROOMY


@pytest.fixture
async def app(database_url: str, rates: Rates) -> AsyncIterator[FastAPI]:
    """A server with the real game on its shelf."""
    app = create_app(make_shelf, Settings(database=database_url, rates=rates))
    async with app.router.lifespan_context(app):
        yield app


async def table_of(app: FastAPI, setting: str) -> Watched:
    form, seats, teams = SETTINGS[setting]
    options = {"form": form, "teams": teams, "schools": {"how": "random"}, "seats": seats}
    watched = await Watched.open(app, options, seats)
    await watched.come(await guest(app, "Eve"), SPECTATOR)
    await watched.settle()
    return watched


async def send(ear: Live, said: str | bytes) -> None:
    if isinstance(said, bytes):
        await ear._to_server.put({"type": "websocket.receive", "bytes": said})
    else:
        await ear.send_text(said)


async def answers_to(ear: Ear, said: str | bytes) -> list[dict[str, Any]]:
    """Send something, and hear everything that comes before the answer to what is sent after it."""
    await send(ear, said)
    await ear.send({"type": "choose", "answers": MARK, "option": {"kind": "none"}})
    heard: list[dict[str, Any]] = []
    while (message := await ear.receive()).get("answers") != MARK:
        MESSAGE.validate_python(message)
        heard.append(message)
        if message["type"] in ("view", "step"):
            ear.standing = message["standing"]
    return heard


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["duel", "melee-3", "high-form-teams"])
async def test_no_message_breaks_a_table(
    app: FastAPI, setting: str, caplog: pytest.LogCaptureFixture
) -> None:
    chance = Random(setting)
    watched = await table_of(app, setting)
    refused = 0
    with caplog.at_level(logging.ERROR):
        for said in [*RAW, *[None] * FRAMES]:
            if watched.asked is None:
                await watched.close()
                watched = await table_of(app, setting)
            ear = chance.choice(watched.ears)
            before = watched.number, watched.position, watched.table.row.state
            options = ear.standing["question"]["options"]
            seats = len(watched.seats)
            sent = frame(watched.number, seats, options, chance) if said is None else said
            heard = await answers_to(ear, sent)
            codes = [message["code"] for message in heard if message["type"] == "refused"]
            assert "server-error" not in codes, sent
            refused += len(codes)
            steps = [message for message in heard if message["type"] == "step"]
            if steps:
                assert watched.number == before[0] + 1
                assert ear.seat != SPECTATOR
            else:
                assert (watched.number, watched.position, watched.table.row.state) == before
            await watched.settle()
        assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
        await plays_on(watched, chance)
    assert refused > FRAMES / 2
    await journal_is_whole(app, watched)
    await watched.close()


async def plays_on(watched: Watched, chance: Random) -> None:
    number = watched.number
    for _ in range(8):
        if watched.asked is not None:
            await watched.choose(chance)
    assert watched.number > number or watched.asked is None


async def journal_is_whole(app: FastAPI, watched: Watched) -> None:
    async with app.state.database.sessions() as session:
        rows = select(JournalRow.number).where(JournalRow.table_id == watched.table.row.id)
        numbers = list(await session.scalars(rows.order_by(JournalRow.number)))
    assert numbers == list(range(1, watched.number + 1))


async def test_others_asides_are_nobody_elses_to_say(app: FastAPI) -> None:
    watched = await table_of(app, "duel")
    for ear in watched.ears:
        for seat in (-1, 0, 1, 2):
            if seat == ear.seat:
                continue
            option = {"kind": "concede", "seat": seat}
            heard = await answers_to(ear, json.dumps(choice(watched.number, option)))
            assert [message["type"] for message in heard][-1] == "refused"
    assert watched.number == 0
    assert watched.table.row.state == "running"
    await plays_on(watched, Random(3))
    await watched.close()


def choice(number: int, option: dict[str, Any]) -> dict[str, Any]:
    return {"type": "choose", "answers": number, "option": option}


@pytest.mark.parametrize("rates", [Rates()])
async def test_a_flood_is_refused_and_others_play_on(app: FastAPI) -> None:
    watched = await table_of(app, "duel")
    flooding = watched.ears[-1]
    for number in range(600):
        await send(flooding, RAW[number % len(RAW)])
        await flooding.send({"type": "chat", "text": f"Line {number}"})
    await plays_on(watched, Random(4))
    quiet = watched.ear(SPECTATOR)
    lines = 0
    await quiet.send({"type": "ping"})
    while (message := await quiet.receive())["type"] != "pong":
        lines += message["type"] == "chat"
    assert lines <= Rates().messages[1] + 20
    await watched.close()


async def test_the_same_answer_sent_many_times_counts_once(app: FastAPI) -> None:
    watched = await table_of(app, "duel")
    ear = watched.asked
    assert ear is not None
    option = ear.standing["question"]["options"][0]
    for _ in range(20):
        await ear.send(choice(0, option))
    late = [await ear.receive_kind("refused") for _ in range(19)]
    assert {(message["code"], message["answers"]) for message in late} == {("late-answer", 0)}
    assert watched.number == 1
    await journal_is_whole(app, watched)
    await watched.close()
