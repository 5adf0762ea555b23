"""A database that falls silent, without closing a connection, stops no table for good."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace

import pytest
from driving import table_of
from fastapi import FastAPI
from silence import Passage

from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.settings import Settings
from legendarium.server.storage import engine
from legendarium.table import Shelf

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        "LEGENDARIUM_TEST_DATABASE" not in os.environ, reason="it is about PostgreSQL"
    ),
]


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    return make_shelf


async def test_a_table_goes_on_when_its_connections_have_fallen_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "COMMAND_TIMEOUT", 0.5)
    async with Passage(settings.database) as passage:
        app: FastAPI = create_app(make_shelf, replace(settings, database=passage.url))
        async with app.router.lifespan_context(app):
            watched = await table_of(app, "duel")
            ear = watched.asked
            assert ear is not None
            for number in (1, 2):
                passage.silence()
                option = ear.standing["question"]["options"][0]
                say = {"type": "choose", "answers": watched.number, "option": option}
                async with asyncio.timeout(60):
                    await ear.send(say)
                    await watched.settle(number)
                ear = watched.asked
                assert ear is not None
            await watched.close()
