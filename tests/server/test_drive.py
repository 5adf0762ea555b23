"""Tash-Kalar at tables where something goes wrong: bots, clocks, the disk, a slow connection."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, MutableMapping
from typing import Any

import pytest
from bad_bots import make_shelf
from company import Closed, Live, guest
from eavesdrop import Ear, Watched
from fastapi import FastAPI

from legendarium.server.app import create_app
from legendarium.server.live import connection, driver, review
from legendarium.server.live.table import LiveTable
from legendarium.server.settings import Rates, Settings
from legendarium.server.storage import tables
from legendarium.server.storage.journal import Entry, Journal
from settings import SETTINGS

pytestmark = pytest.mark.anyio

ROOMY = Rates((1e6, 10**6), (1e6, 10**6), (1e6, 10**6), (1e6, 10**6), 1000)
MINUTE = {"kind": "real-time", "minutes": 1, "increment": 10}


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, rates=ROOMY, bot_pause=0.0, bot_limit=0.4)


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[FastAPI]:
    app = create_app(make_shelf, settings)
    async with app.router.lifespan_context(app):
        yield app


class Hours:
    """The time of the server, which a test can let pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now, self._passed = time.time, 0.0
        monkeypatch.setattr(time, "time", lambda: self._now() + self._passed)

    def run_out(self, app: FastAPI, table: LiveTable) -> None:
        """Let the time of the seat that is asked run out."""
        assert table.clock is not None
        assert table.clock.running is not None
        self._passed += max(table.clock.left(time.time())) + 0.01
        app.state.hall.driver.nudge(table)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


class Company(Watched):
    """A table whose messages are not looked into here."""

    def check(self, ear: Ear) -> None:
        ear.heard.clear()


async def table_of(app: FastAPI, setting: str, **wish: Any) -> Watched:
    form, seats, teams = SETTINGS[setting]
    options = {"form": form, "teams": teams, "schools": {"how": "random"}, "seats": seats}
    return await Company.open(app, options, seats, **wish)


async def against(app: FastAPI, bot: str) -> tuple[Live, LiveTable]:
    """A duel of a person against a bot that is asked first."""
    ann = await guest(app, "Ann")
    options = {"form": "duel", "schools": {"how": "random"}}
    body = {"game": "tash-kalar", "options": options, "bots": {"1": bot}, "start": True}
    made = await ann.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    table = await app.state.hall.table(made.json()["code"])
    live = Live(app, ann, f"/api/tables/{table.code}/live")
    await live.__aenter__()
    return live, table


def failures(app: FastAPI, reason: str) -> float:
    name = "legendarium_bot_failures_total"
    return app.state.metrics.registry.get_sample_value(name, {"reason": reason}) or 0.0


# --- Bots -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("raising", "error"), ("illegal", "error"), ("dying", "error"), ("slow", "slow")],
)
async def test_a_bot_that_fails_is_replaced_by_a_quick_choice(
    app: FastAPI, bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    live, table = await against(app, bot)
    match = table.match
    assert match is not None
    while (standing := (await live.receive_kind("step"))["standing"])["question"]["seat"] == 1:
        pass
    positions = list(match.play.record.positions(match.game))
    assert match.play.record.choices
    for position, choice in zip(positions, match.play.record.choices, strict=False):
        assert choice == match.box.quick(position)
    assert failures(app, reason) == len(match.play.record.choices)
    assert bot in caplog.text
    assert "hand is" not in caplog.text
    option = standing["question"]["options"][0]
    await live.send({"type": "choose", "answers": standing["number"], "option": option})
    assert (await live.receive_kind("step"))["by"] == 0
    await live.close()


# --- Clocks ---------------------------------------------------------------------------------------


async def play_turn(watched: Watched) -> None:
    """The seat that is asked plays its turn, quickly."""
    match = watched.table.match
    assert match is not None
    assert match.question is not None
    seat = match.question.seat
    while (asked := match.question) is not None and asked.seat == seat:
        option = match.box.quick(match.position)
        ends = match.game.closes(match.position, option)
        say = {"type": "choose", "answers": match.number, "option": option.to_json()}
        await watched.ear(seat).send(say)
        await watched.settle(match.number + 1)
        if ends:
            return


async def play_until(watched: Watched, seat: int) -> None:
    while (asked := watched.asked) is not None and asked.seat != seat:
        await play_turn(watched)


async def run_out(app: FastAPI, watched: Watched, hours: Hours) -> list[dict[str, Any]]:
    """Let the time of the seat that is asked run out; the steps that follow by themselves."""
    assert watched.asked is not None
    row = watched.table.seats[watched.asked.seat]
    before = row.timeouts
    hours.run_out(app, watched.table)
    async with asyncio.timeout(10):
        while row.timeouts == before:
            await asyncio.sleep(0.01)
    return await catch_up(watched)


async def catch_up(watched: Watched) -> list[dict[str, Any]]:
    """Everybody hears what has happened; the steps that the last one heard."""
    steps: list[dict[str, Any]] = []
    for ear in watched.ears:
        steps.clear()
        await ear.send({"type": "ping"})
        while (message := await ear.receive())["type"] != "pong":
            if message["type"] in ("view", "step"):
                ear.standing = message["standing"]
                steps.append(message)
        assert ear.standing["number"] == watched.number
    return steps


async def test_a_turn_that_runs_out_is_played_and_the_third_concedes(
    app: FastAPI, hours: Hours
) -> None:
    watched = await table_of(app, "duel", clock=MINUTE)
    for turn in (1, 2):
        await play_until(watched, 0)
        steps = await run_out(app, watched, hours)
        assert {(step["cause"], step["by"]) for step in steps} == {("clock", 0)}
        assert steps[-1]["standing"]["question"]["seat"] == 1
        assert steps[-1]["standing"]["clocks"]["left"][0] == 0.0
        assert watched.table.seats[0].timeouts == turn
    await play_until(watched, 0)
    await run_out(app, watched, hours)
    assert watched.table.row.state == "finished"
    assert watched.table.row.outcome is not None
    assert watched.table.row.outcome["ranking"] == [[1], [0]]
    assert watched.table.match is not None
    assert watched.table.match.play.record.choices[-1].kind == "concede"
    await watched.close()


async def test_whoever_chooses_again_is_forgiven_even_after_a_restart(
    app: FastAPI, hours: Hours
) -> None:
    watched = await table_of(app, "duel", clock=MINUTE)
    await play_until(watched, 0)
    await run_out(app, watched, hours)
    await play_until(watched, 0)
    assert await stored_timeouts(app, watched) == [1, 0]
    await play_turn(watched)
    await watched.ear(0).send({"type": "ping"})
    await watched.ear(0).receive_kind("pong")
    assert await stored_timeouts(app, watched) == [0, 0]
    await watched.close()


async def stored_timeouts(app: FastAPI, watched: Watched) -> list[int]:
    async with app.state.database.sessions() as session:
        stored = await tables.find(session, watched.table.code)
    assert stored is not None
    return [seat.timeouts for seat in stored.seats]


async def test_a_clock_that_runs_is_written_before_the_first_choice(app: FastAPI) -> None:
    watched = await table_of(app, "duel", clock=MINUTE)
    async with app.state.database.sessions() as session:
        stored = await tables.find(session, watched.table.code)
    assert stored is not None
    assert stored.row.clocks is not None
    assert stored.row.clocks["running"] == 1
    await watched.close()


@pytest.mark.parametrize("setting", ["melee-3", "melee-4", "high-form-teams", "duel-teams"])
async def test_where_one_cannot_concede_alone_a_bot_sits_in_until_the_person_is_back(
    app: FastAPI, hours: Hours, setting: str
) -> None:
    watched = await table_of(app, setting, clock=MINUTE)
    await play_until(watched, 0)
    watched.table.seats[0].timeouts = 2
    hours.run_out(app, watched.table)
    ann = watched.ear(0)
    while not (seats := (await ann.receive_kind("table"))["table"]["seats"])[0]["away"]:
        pass
    assert seats[0]["bot"] == "random"
    assert seats[0]["name"] == "Ann"
    step = await ann.receive_kind("step")
    assert (step["cause"], step["by"]) == ("bot", 0)
    assert watched.table.row.state == "running"
    await ann.send(
        {"type": "choose", "answers": step["standing"]["number"], "option": {"kind": "x"}}
    )
    assert (await ann.receive_kind("refused"))["code"] == "bot-sits-in"
    back = await ann.client.post(f"/api/tables/{watched.table.code}/seats/0", json={})
    assert back.json()["seats"][0]["away"] is False
    await asyncio.sleep(0.3)  # The bot may still be thinking, for nothing.
    await catch_up(watched)
    await play_until(watched, 0)
    number = watched.number
    await play_turn(watched)
    assert watched.number > number
    await watched.close()


# --- The disk -------------------------------------------------------------------------------------


class FullDisk:
    """Refuses to write, so many times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.left = times
        self._keep = Journal._keep
        monkeypatch.setattr(Journal, "_keep", self.keep_or_not)
        monkeypatch.setattr(driver, "TROUBLE", 0.01)

    @property
    def keep_or_not(self) -> Any:
        async def keep(journal: Journal, entries: list[Entry]) -> None:
            if self.left:
                self.left -= 1
                raise OSError("no space left on the device")
            await self._keep(journal, entries)

        return keep


async def test_a_choice_that_cannot_be_written_has_not_happened(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = await table_of(app, "duel", clock=MINUTE)
    ear = watched.asked
    assert ear is not None
    assert watched.table.clock is not None
    before = watched.number, watched.position, watched.table.clock.running
    FullDisk(monkeypatch, 1)
    option = ear.standing["question"]["options"][0]
    say = {"type": "choose", "answers": 0, "option": option}
    await ear.send(say)
    refused = await ear.receive_kind("refused")
    assert (refused["code"], refused["answers"]) == ("server-error", 0)
    assert (watched.number, watched.position, watched.table.clock.running) == before
    await ear.send(say)
    await watched.settle(1)
    assert watched.number == 1
    await watched.close()


async def test_a_take_back_that_cannot_be_written_has_not_happened(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = await table_of(app, "duel")
    ear = watched.asked
    assert ear is not None
    await play_until(watched, 0)
    ear = watched.ear(0)
    option = next(o for o in ear.standing["question"]["options"] if o["kind"] == "place")
    await ear.send({"type": "choose", "answers": watched.number, "option": option})
    await watched.settle(watched.number + 1)
    before = watched.number, watched.position
    assert ear.standing["can_take_back"] is True
    FullDisk(monkeypatch, 1)
    await ear.send({"type": "take-back", "answers": watched.number})
    assert (await ear.receive_kind("refused"))["code"] == "server-error"
    assert (watched.number, watched.position) == before
    await ear.send({"type": "take-back", "answers": watched.number})
    await watched.settle(before[0] + 1)
    await watched.close()


async def test_a_bot_tries_again_when_its_choice_could_not_be_written(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch, 2)
    live, _ = await against(app, "random")
    step = await live.receive_kind("step")
    assert (step["by"], step["standing"]["number"]) == (1, 1)
    assert disk.left == 0
    await live.close()


async def test_a_turn_whose_end_could_not_be_written_is_counted_once(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, hours: Hours
) -> None:
    watched = await table_of(app, "duel", clock=MINUTE)
    await play_until(watched, 0)
    disk = FullDisk(monkeypatch, 3)
    steps = await run_out(app, watched, hours)
    assert {(step["cause"], step["by"]) for step in steps} == {("clock", 0)}
    assert disk.left == 0
    assert watched.table.seats[0].timeouts == 1
    assert watched.table.row.state == "running"
    await watched.close()


# --- A slow connection ----------------------------------------------------------------------------


class Stuck(Ear):
    """A connection that takes nothing more, until it is let go on."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.open = asyncio.Event()
        self.open.set()

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        await self.open.wait()
        await super()._hear(message)


async def listen(ear: Ear, seen: list[int]) -> None:
    while message := await ear.receive():
        if message["type"] == "step":
            seen.append(message["standing"]["number"])


async def test_a_connection_that_is_too_slow_is_dropped_and_can_come_back(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LINE", 40)
    watched = await table_of(app, "duel")
    bob = watched.seats[1]
    slow = Stuck(app, bob, 1, f"/api/tables/{watched.table.code}/live")
    await slow.__aenter__()
    await slow.reach(0)
    slow.open.clear()
    while watched.number < 50:
        await play_turn(watched)
    slow.open.set()
    seen = [0]
    with pytest.raises(Closed) as closed:
        await listen(slow, seen)
    assert closed.value.code == connection.TRY_AGAIN
    assert seen == list(range(len(seen)))
    assert len(seen) < watched.number
    await slow.close()
    again = Ear(app, bob, 1, f"/api/tables/{watched.table.code}/live?last={seen[-1]}")
    async with again:
        await again.reach(watched.number)
        assert again.standing == watched.ear(1).standing
    await watched.close()


# --- Looking back meanwhile -----------------------------------------------------------------------


async def test_who_looks_back_while_choices_are_taken_back_sees_one_game(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "BREATH", 1)
    watched = await table_of(app, "duel")
    await play_until(watched, 0)
    ear = watched.ear(0)
    option = next(o for o in ear.standing["question"]["options"] if o["kind"] == "place")
    await ear.send({"type": "choose", "answers": watched.number, "option": option})
    await watched.settle(watched.number + 1)
    path = f"/api/tables/{watched.table.code}/moments"
    looking = [asyncio.create_task(other.client.get(path)) for other in watched.ears]
    await ear.send({"type": "take-back", "answers": watched.number})
    for answer in await asyncio.gather(*looking):
        assert answer.status_code == 200
        assert len(answer.json()["moments"]) in (2, 3)
    await watched.close()
