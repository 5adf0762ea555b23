"""Trouble at a table: the disk is full, a connection is slow, somebody looks back meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

import pytest
from bad_bots import make_shelf
from company import Closed
from driving import MINUTE, Hours, against, play_turn, play_until, run_out, table_of
from eavesdrop import ROOMY, Ear
from fastapi import FastAPI

from legendarium.server.live import connection, driver, review
from legendarium.server.settings import Settings
from legendarium.server.storage.journal import Entry, Journal
from legendarium.table import Shelf

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, rates=ROOMY, bot_pause=0.0)


@pytest.fixture
def shelf() -> Callable[[], Shelf]:
    return make_shelf


# --- The disk -------------------------------------------------------------------------------------


class FullDisk:
    """Refuses to write, so many times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.left = times
        self._keep = Journal._persist
        monkeypatch.setattr(Journal, "_persist", self.keep_or_not)
        monkeypatch.setattr(driver, "RETRY_SECONDS", 0.01)

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


async def test_a_choice_that_was_kept_though_the_connection_broke_has_happened(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, broken = Journal._persist, True

    async def kept_and_lost(journal: Journal, entries: list[Entry]) -> None:
        nonlocal broken
        await keep(journal, entries)
        if broken:
            broken = False
            raise ConnectionError("the database has gone away")

    watched = await table_of(app, "duel")
    monkeypatch.setattr(Journal, "_persist", kept_and_lost)
    for number in (0, 1):
        ear = watched.asked
        assert ear is not None
        option = ear.standing["question"]["options"][0]
        await ear.send({"type": "choose", "answers": number, "option": option})
        await watched.settle(number + 1)
    assert not broken
    assert watched.number == 2
    await watched.close()


async def test_a_table_that_is_behind_its_journal_is_read_again(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a commit is lost, and the database is away when the journal looks after it."""
    keep = Journal._persist

    async def kept_and_lost(journal: Journal, entries: list[Entry]) -> None:
        await keep(journal, entries)
        raise ConnectionError("the database has gone away")

    async def unknown(journal: Journal, entry: Entry) -> bool:
        return False

    watched = await table_of(app, "duel", clock=MINUTE)
    ear = watched.asked
    assert ear is not None
    first, second = ear.standing["question"]["options"][:2]
    with monkeypatch.context() as away:
        away.setattr(Journal, "_persist", kept_and_lost)
        away.setattr(Journal, "_is_stored", unknown)
        await ear.send({"type": "choose", "answers": 0, "option": first})
        assert (await ear.receive_kind("refused"))["code"] == "server-error"
    assert watched.number == 0
    await ear.send({"type": "choose", "answers": 0, "option": second})
    assert (await ear.receive_kind("refused"))["code"] == "server-error"
    await watched.settle(1)
    record = watched.table.match.play.record() if watched.table.match is not None else None
    assert record is not None
    assert [choice.to_json() for choice in record.choices] == [first]
    await play_turn(watched)
    await watched.close()


async def test_a_bot_goes_on_at_a_table_that_was_behind_its_journal(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, is_kept = Journal._persist, Journal._is_stored
    lost: set[int] = set()

    async def kept_and_lost(journal: Journal, entries: list[Entry]) -> None:
        await keep(journal, entries)
        if not lost:
            lost.add(entries[0].number)
            raise ConnectionError("the database has gone away")

    async def unknown(journal: Journal, entry: Entry) -> bool:
        return entry.number not in lost and await is_kept(journal, entry)

    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(Journal, "_persist", kept_and_lost)
    monkeypatch.setattr(Journal, "_is_stored", unknown)
    live, table = await against(app, "random")
    async with asyncio.timeout(60):
        while (message := await live.receive()).get("standing", {}).get("number", 0) < 1:
            pass
    assert message["type"] == "view"
    assert table.match is not None
    assert table.match.number >= 1
    await live.close()


@pytest.mark.slow
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
    monkeypatch.setattr(connection, "MAX_QUEUED_MESSAGES", 40)
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
    assert closed.value.code == connection.CLOSE_TRY_AGAIN_LATER
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
    monkeypatch.setattr(review, "POSITIONS_PER_SLICE", 1)
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
