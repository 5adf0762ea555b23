"""Talk at a table: those who have partners are silent while they play, unless it is allowed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from advisers import quick_shelf
from company import Live, guest
from fastapi import FastAPI
from httpx import AsyncClient
from test_play import look, table_of
from test_review import play_out

from legendarium.table import Shelf

pytestmark = pytest.mark.anyio


async def say(app: FastAPI, person: AsyncClient, code: str) -> str:
    """What comes of saying something: `said`, or the code of the refusal."""
    async with Live(app, person, f"/api/tables/{code}/live") as live:
        await live.receive_kind("chat")
        await live.send({"type": "chat", "text": "Hello"})
        while (message := await live.receive())["type"] not in ("chat", "refused"):
            pass
        return "said" if message["type"] == "chat" else str(message["code"])


class TestTeams:
    """The real game, four people and a watcher."""

    @pytest.fixture
    def shelf(self) -> Callable[[], Shelf]:
        return quick_shelf

    async def sit_down(
        self, app: FastAPI, talk: bool | None = None
    ) -> tuple[str, list[AsyncClient]]:
        people = [await guest(app, name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve")]
        body = {"game": "tash-kalar", "options": {"form": "duel", "teams": True}, "talk": talk}
        code: str = (await people[0].post("/api/tables", json=body)).json()["code"]
        for seat in (1, 2, 3):
            taken = await people[seat].post(f"/api/tables/{code}/seats/{seat}", json={})
            assert taken.is_success
        return code, people

    async def concede(self, app: FastAPI, person: AsyncClient, code: str, seat: int) -> None:
        async with look(app, person, code) as (live, standing):
            option = {"kind": "concede", "seat": seat}
            await live.send({"type": "choose", "answers": standing["number"], "option": option})
            await live.receive_kind("step")

    @pytest.mark.rule("12T.6")
    async def test_nobody_who_plays_talks_during_the_game(self, app: FastAPI) -> None:
        code, people = await self.sit_down(app)
        assert [await say(app, person, code) for person in people] == ["said"] * 5
        await people[0].post(f"/api/tables/{code}/start")
        told = [await say(app, person, code) for person in people]
        assert told == ["no-talking"] * 4 + ["said"]
        await self.concede(app, people[1], code, 1)
        assert await say(app, people[3], code) == "no-talking"
        await self.concede(app, people[3], code, 3)
        assert [await say(app, person, code) for person in people] == ["said"] * 5

    @pytest.mark.rule("12T.6")
    async def test_unless_the_table_allows_it(self, app: FastAPI) -> None:
        code, people = await self.sit_down(app, talk=True)
        await people[0].post(f"/api/tables/{code}/start")
        assert [await say(app, person, code) for person in people] == ["said"] * 5


@pytest.mark.parametrize(
    ("partners", "talk", "allowed"),
    [
        (False, None, True),
        (True, None, False),
        (False, False, False),
        (True, False, False),
        (False, True, True),
        (True, True, True),
    ],
)
async def test_who_says_nothing_lets_all_talk_but_partners(
    app: FastAPI, partners: bool, talk: bool | None, allowed: bool
) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], options={"seats": 2, "partners": partners}, talk=talk)
    assert (await ann.get(f"/api/tables/{code}")).json()["talk"] is allowed
    assert await say(app, bob, code) == ("said" if allowed else "no-talking")


async def test_what_is_refused_is_told_to_nobody_and_not_kept(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], talk=False)
    async with look(app, bob, code) as (live, _):
        await live.receive_kind("chat")
        assert await say(app, ann, code) == "no-talking"
        await live.send({"type": "ping"})
        while (message := await live.receive())["type"] != "pong":
            assert message["type"] == "table"
    async with look(app, bob, code) as (live, _):
        assert (await live.receive_kind("chat"))["lines"] == []


async def test_whoever_a_bot_sits_in_for_still_plays(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], talk=False)
    table = await app.state.registry.table(code)
    table.seats[1].bot = "low"
    assert await say(app, bob, code) == "no-talking"


async def test_playing_again_and_playing_on_keep_what_was_wished(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await table_of([ann], bots={"1": "low"}, talk=False)
    await play_out(app, ann, code)
    again = await ann.post(f"/api/tables/{code}/rematch")
    assert again.json()["talk"] is False
    on = await ann.post(f"/api/tables/{code}/branch", json={"moment": 0, "bots": {"1": "low"}})
    assert on.json()["talk"] is False
