"""Tash-Kalar with bots that fail and clocks that run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from bad_bots import make_shelf
from driving import MINUTE, Hours, against, catch_up, play_turn, play_until, run_out, table_of
from eavesdrop import ROOMY, Watched
from fastapi import FastAPI

from legendarium.server.settings import Settings
from legendarium.server.storage import tables
from legendarium.table import Shelf
from waiting import PATIENCE, wait_until_async

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, rates=ROOMY, bot_pause=0.0, bot_limit=PATIENCE)


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    return make_shelf


def failures(app: FastAPI, reason: str) -> float:
    name = "legendarium_bot_failures_total"
    return app.state.metrics.registry.get_sample_value(name, {"reason": reason}) or 0.0


# --- Bots -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "reason"),
    [("raising", "error"), ("illegal", "error"), ("dying", "error"), ("slow", "slow")],
)
async def test_a_bot_that_fails_is_replaced_by_a_quick_choice(
    app: FastAPI, bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    if reason == "slow":
        app.state.registry.driver._workers._limit = 0.4
    live, table = await against(app, bot)
    match = table.match
    assert match is not None
    while (standing := (await live.receive_kind("step"))["standing"])["question"]["seat"] == 1:
        pass
    positions = list(match.play.positions())
    assert match.play.choices
    for position, choice in zip(positions, match.play.choices, strict=False):
        assert choice.option == match.box.quick_choice(position)
    assert failures(app, reason) == match.play.moment
    assert bot in caplog.text
    assert "hand is" not in caplog.text
    option = standing["question"]["options"][0]
    await live.send({"type": "choose", "answers": standing["number"], "option": option})
    assert (await live.receive_kind("step"))["by"] == 0
    await live.close()


async def test_the_bot_of_a_seat_is_the_same_through_the_game(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = app.state.registry.driver._workers
    choose = workers.choose
    seeds: list[int] = []

    async def listening(game: str, bot: str, seed: int, *told: Any) -> Any:
        seeds.append(seed)
        return await choose(game, bot, seed, *told)

    monkeypatch.setattr(workers, "choose", listening)
    for games in (1, 2):
        live, table = await against(app, "random")
        match = table.match
        assert match is not None
        while len(seeds) < 6 * games:
            standing = (await live.receive_kind("step"))["standing"]
            if standing["question"]["seat"] == 0:
                quick = match.box.quick_choice(match.play.position).to_json()
                await live.send({"type": "choose", "answers": standing["number"], "option": quick})
        await live.close()
        assert len(set(seeds)) == games


# --- Clocks ---------------------------------------------------------------------------------------


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
    assert watched.table.match.play.choices[-1].option.kind == "concede"
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


@pytest.mark.slow
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
        {"type": "choose", "answers": step["standing"]["number"], "option": {"kind": "end-turn"}}
    )
    assert (await ann.receive_kind("refused"))["code"] == "bot-sits-in"
    back = await ann.client.post(f"/api/tables/{watched.table.code}/seats/0", json={})
    assert back.json()["seats"][0]["away"] is False
    thinking = app.state.registry.driver._thinking
    await wait_until_async(lambda: watched.table not in thinking, "the bot has stopped thinking")
    await catch_up(watched)
    await play_until(watched, 0)
    number = watched.number
    await play_turn(watched)
    assert watched.number > number
    await watched.close()
