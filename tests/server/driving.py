"""Tables of Tash-Kalar played by quick choices, by bots and by timeouts."""

from __future__ import annotations

import time
from typing import Any

import pytest
from company import Live, guest
from eavesdrop import Ear, Watched
from fastapi import FastAPI

from legendarium.server.live.live_table import LiveTable
from settings import SETTINGS
from waiting import wait_until_async

MINUTE = {"kind": "real-time", "minutes": 1, "increment": 10}


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
        app.state.registry.driver.reschedule(table)


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
    table = await app.state.registry.table(made.json()["code"])
    live = Live(app, ann, f"/api/tables/{table.code}/live")
    await live.__aenter__()
    return live, table


async def play_turn(watched: Watched) -> None:
    """The seat that is asked plays its turn, quickly."""
    match = watched.table.match
    assert match is not None
    assert match.play.question is not None
    seat = match.play.question.seat
    while (asked := match.play.question) is not None and asked.seat == seat:
        option = match.box.quick_choice(match.play.position)
        say = {"type": "choose", "answers": match.number, "option": option.to_json()}
        await watched.ear(seat).send(say)
        await watched.settle(match.number + 1)
        if match.box.begins_turn(match.play.position):
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
    await wait_until_async(lambda: row.timeouts > before, "the time of a turn has run out")
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
