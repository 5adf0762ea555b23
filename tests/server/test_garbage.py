"""When the garbage collector runs: rarely while people play, fully when it is quiet."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Iterable

import pytest
from company import guest
from fastapi import FastAPI
from test_play import answer, look, table_of

from legendarium.cli import serving
from legendarium.cli.listening import listen
from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.garbage import (
    MIN_INTERVAL_SECONDS,
    OVERDUE_SECONDS,
    QUIET_SECONDS,
    THRESHOLDS,
    QuietCollector,
    collect_rarely,
)
from legendarium.server.settings import Settings

pytestmark = pytest.mark.anyio

HOUR = 3600.0


class HourIsOver(Exception):
    """Ends a collector that would run for ever."""


class SimulatedHour:
    """An hour that passes at once, in which tables take steps at the given seconds."""

    def __init__(self, steps: Iterable[float] = ()) -> None:
        self.collections: list[float] = []
        self._now = 0.0
        self._steps = deque(steps)
        self._collector = QuietCollector(self._collect, lambda: self._now, self._sleep)

    async def run(self) -> list[float]:
        """The seconds at which all garbage was collected."""
        with pytest.raises(HourIsOver):
            await self._collector.run()
        return self.collections

    def _collect(self) -> int:
        self.collections.append(self._now)
        return 0

    async def _sleep(self, seconds: float) -> None:
        end = self._now + seconds
        while self._steps and self._steps[0] <= end:
            self._now = self._steps.popleft()
            self._collector.note_step()
        self._now = end
        if end > HOUR:
            raise HourIsOver


def every(seconds: float) -> list[float]:
    """Steps at an even pace for an hour."""
    return [number * seconds for number in range(1, int(HOUR / seconds) + 1)]


def gaps(collections: list[float]) -> list[float]:
    return [after - before for before, after in zip([0.0, *collections], collections, strict=False)]


async def test_everything_is_collected_once_a_minute_while_nobody_plays() -> None:
    collections = await SimulatedHour().run()
    assert len(collections) == HOUR / MIN_INTERVAL_SECONDS


async def test_games_at_the_pace_of_people_are_collected_between_two_choices() -> None:
    steps = every(7.0)
    collections = await SimulatedHour(steps).run()
    assert min(gaps(collections)) >= MIN_INTERVAL_SECONDS
    assert max(gaps(collections)) <= MIN_INTERVAL_SECONDS + QUIET_SECONDS
    for moment in collections:
        assert moment - max(step for step in steps if step <= moment) >= QUIET_SECONDS


async def test_without_a_longer_pause_the_first_short_one_is_taken_in_the_end() -> None:
    collections = await SimulatedHour(every(0.5)).run()
    assert len(collections) == HOUR // OVERDUE_SECONDS - 1
    assert min(gaps(collections)) >= OVERDUE_SECONDS
    assert max(gaps(collections)) <= OVERDUE_SECONDS + QUIET_SECONDS + 0.5


async def test_choices_one_upon_the_other_are_never_held_up() -> None:
    assert await SimulatedHour(every(0.1)).run() == []


async def test_the_collector_hears_of_every_step(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[QuietCollector] = []
    monkeypatch.setattr(QuietCollector, "note_step", lambda self: noted.append(self))
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (live, standing):
        await live.send(answer(standing))
        await live.receive_kind("step")
    assert len(noted) == 1


@pytest.mark.slow
def test_what_is_loaded_is_left_out_and_the_rest_is_looked_through_rarely() -> None:
    before = gc.get_threshold()
    try:
        collect_rarely()
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


async def test_a_server_does_so_before_it_says_that_it_is_ready(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(serving, "collect_rarely", lambda: done.append("collect"))
    server = serving.Server(
        create_app(make_shelf, Settings(database_url)), lambda: done.append("ready")
    )

    async def stop() -> None:
        server.stop()

    monkeypatch.setattr(server, "main_loop", stop)
    with listen("127.0.0.1", 0) as door:
        await server.serve([door])
    assert done == ["collect", "ready"]
