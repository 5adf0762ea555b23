"""Live play with a toy game: numbered steps, doubles and late answers, take-backs, talk, bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from company import Live, guest, visitor
from conformity import Conformity
from fastapi import FastAPI
from httpx import AsyncClient

pytestmark = pytest.mark.anyio


async def table_of(people: list[AsyncClient], **wish: Any) -> str:
    """A running table with these people in its first seats."""
    seats = len(people) + len(wish.get("bots", {}))
    body = {"game": "highest-card", "options": {"seats": seats}, **wish}
    code: str = (await people[0].post("/api/tables", json=body)).json()["code"]
    for seat, person in enumerate(people[1:], 1):
        assert (await person.post(f"/api/tables/{code}/seats/{seat}", json={})).is_success
    assert (await people[0].post(f"/api/tables/{code}/start")).is_success
    return code


@asynccontextmanager
async def look(
    app: FastAPI, client: AsyncClient, code: str, last: int = 0
) -> AsyncIterator[tuple[Live, dict[str, Any]]]:
    """A live connection, and the standing it begins with."""
    async with Live(app, client, f"/api/tables/{code}/live?last={last}") as live:
        yield live, (await live.receive_kind("view"))["standing"]


def answer(standing: dict[str, Any], option: int = 0) -> dict[str, Any]:
    asked = standing["question"]["options"]
    return {"type": "choose", "answers": standing["number"], "option": asked[option]}


async def test_every_message_has_the_shape_that_the_schema_tells(
    app: FastAPI, conformity: Conformity
) -> None:
    conformity.checked.clear()
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (live, standing):
        await live.send({"type": "ping"})
        await live.send({"type": "help"})
        await live.send({"type": "chat", "text": "Hello"})
        await live.send(answer(standing))
        await live.send({"type": "take-back", "answers": 1})
        await live.send({"type": "nonsense"})
        kinds: set[str] = set()
        while kinds != {"pong", "help", "chat", "step", "request", "refused"}:
            kinds.add((await live.receive())["type"])
    assert {"PongMessage", "HighestCardHelpMessage", "ChatMessage"} <= set(conformity.checked)


async def test_a_game_between_two_people_and_a_watcher(app: FastAPI) -> None:
    ann, bob, eve = await guest(app, "Ann"), await guest(app, "Bob"), visitor(app)
    code = await table_of([ann, bob])
    async with (
        look(app, ann, code) as (a, of_ann),
        look(app, bob, code) as (b, of_bob),
        look(app, eve, code) as (e, of_eve),
    ):
        assert len(of_ann["question"]["options"]) == 3
        assert of_bob["question"] == {"seat": 0, "kind": "play", "options": []}
        assert of_eve["question"]["options"] == []
        assert of_eve["asides"] == []
        assert of_eve["view"]["hands"] == [[None] * 3] * 2
        await a.send(answer(of_ann))
        steps = [await live.receive_kind("step") for live in (a, b, e)]
        assert {step["standing"]["number"] for step in steps} == {1}
        assert {step["by"] for step in steps} == {0}
        await b.send(answer(steps[1]["standing"]))
        ends = [await live.receive_kind("step") for live in (a, b, e)]
        assert all(end["standing"]["outcome"] is not None for end in ends)
        assert (await e.receive_kind("table"))["table"]["state"] == "finished"


async def test_doubles_late_and_foreign_answers_are_refused_without_harm(app: FastAPI) -> None:
    ann, bob, eve = await guest(app, "Ann"), await guest(app, "Bob"), await guest(app, "Eve")
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (a, of_ann), look(app, bob, code) as (b, _):
        await b.send({"type": "choose", "answers": 0, "option": {"kind": "play", "card": 0}})
        assert (await b.receive_kind("refused"))["code"] == "not-your-turn"
        await a.send({"type": "choose", "answers": 0, "option": {"kind": "play", "card": 99}})
        assert (await a.receive_kind("refused"))["code"] == "illegal-choice"
        await a.send({"type": "choose", "answers": 0, "option": {"kind": "fold", "seat": 1}})
        assert (await a.receive_kind("refused"))["code"] == "illegal-choice"
        await a.send(answer(of_ann))
        await a.send(answer(of_ann))
        late = await a.receive_kind("refused")
        assert (late["code"], late["answers"]) == ("late-answer", 0)
        async with look(app, eve, code) as (e, now):
            assert now["moment"] == 1
            await e.send({"type": "choose", "answers": 1, "option": {"kind": "play", "card": 0}})
            assert (await e.receive_kind("refused"))["code"] == "not-your-seat"


async def test_who_comes_back_gets_the_rest_or_a_fresh_view(app: FastAPI) -> None:
    ann, bob, cyd = [await guest(app, name) for name in ("Ann", "Bob", "Cyd")]
    code = await table_of([ann, bob, cyd])
    async with look(app, ann, code) as (a, standing):
        await a.send(answer(standing))
        await a.receive_kind("step")
    async with look(app, bob, code) as (b, standing):
        await b.send(answer(standing))
        await b.receive_kind("step")
    async with Live(app, ann, f"/api/tables/{code}/live?last=1") as a:
        assert (await a.receive())["type"] == "table"
        rest = await a.receive()
        assert (rest["type"], rest["standing"]["number"], rest["by"]) == ("step", 2, 1)
        assert (await a.receive())["type"] == "chat"
    async with Live(app, ann, f"/api/tables/{code}/live?last=2") as a:
        assert (await a.receive())["type"] == "table"
        assert (await a.receive())["type"] == "chat"
    for unknown in (0, 99):
        async with Live(app, ann, f"/api/tables/{code}/live?last={unknown}") as a:
            assert (await a.receive_kind("view"))["standing"]["number"] == 2


async def test_a_choice_is_taken_back_freely_until_it_is_final(app: FastAPI) -> None:
    ann, bob, cyd = [await guest(app, name) for name in ("Ann", "Bob", "Cyd")]
    code = await table_of([ann, bob, cyd])
    async with look(app, ann, code) as (a, standing), look(app, bob, code) as (b, _):
        await a.send(answer(standing))
        mine = (await b.receive_kind("step"))["standing"]
        assert (await a.receive_kind("step"))["standing"]["can_take_back"] is False
        await b.send(answer(mine))
        after = (await b.receive_kind("step"))["standing"]
        assert after["can_take_back"] is True
        await b.send({"type": "take-back", "answers": after["number"]})
        back = await b.receive_kind("step")
        assert back["cause"] == "take-back"
        assert back["standing"]["number"] == 3
        assert back["standing"]["moment"] == 1
        assert back["standing"]["question"] == mine["question"]
        assert (await a.receive_kind("step"))["standing"]["number"] == 2
        assert (await a.receive_kind("step"))["cause"] == "take-back"


async def test_who_is_away_is_asked_too(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], bots={"2": "low"})
    table = await app.state.registry.table(code)
    async with look(app, ann, code) as (a, standing), look(app, bob, code) as (b, _):
        await a.send(answer(standing))
        await b.send(answer((await b.receive_kind("step"))["standing"]))
        while (after := (await a.receive_kind("step"))["standing"])["number"] < 2:
            pass
        # He runs out of time, say, and a bot sits in for him.
        table.seats[1].bot = "low"
        await a.send({"type": "take-back", "answers": after["number"]})
        request = (await a.receive_kind("request"))["request"]
        assert (request["by"], request["waiting"]) == (0, [1])


async def test_chat_knows_the_name_that_somebody_has_now(app: FastAPI) -> None:
    gus = await guest(app, "Gus")
    code = await table_of([gus, await guest(app, "Bob")])
    async with look(app, gus, code) as (live, _):
        assert (await gus.post("/api/me", json={"name": "Hugo"})).status_code == 200
        await live.send({"type": "chat", "text": "It is me."})
        while not (lines := (await live.receive_kind("chat"))["lines"]):
            pass
        assert lines[-1]["name"] == "Hugo"


@pytest.mark.slow
async def test_what_is_final_is_taken_back_by_consent_of_all(app: FastAPI) -> None:
    ann, bob, cyd = [await guest(app, name) for name in ("Ann", "Bob", "Cyd")]
    code = await table_of([ann, bob, cyd])
    async with (
        look(app, ann, code) as (a, standing),
        look(app, bob, code) as (b, _),
        look(app, cyd, code) as (c, _),
    ):
        assert standing["can_request"] is False
        await a.send({"type": "take-back", "answers": 0})
        assert (await a.receive_kind("refused"))["code"] == "nothing-to-take-back"
        await a.send(answer(standing))
        assert (await a.receive_kind("step"))["standing"]["can_request"] is True
        await a.send({"type": "take-back", "answers": 1})
        request = (await b.receive_kind("request"))["request"]
        assert (request["by"], request["waiting"], request["to_moment"]) == (0, [1, 2], 0)
        await a.send({"type": "take-back", "answers": 1})
        assert (await a.receive_kind("refused"))["code"] == "request-open"
        await b.send({"type": "consent", "request": request["id"], "agree": True})
        assert (await c.receive_kind("request"))["request"]["agreed"] == []
        assert (await c.receive_kind("request"))["request"]["agreed"] == [1]
        await c.send({"type": "consent", "request": request["id"], "agree": False})
        for live in (a, b, c):
            while (closed := await live.receive_kind("request"))["request"] is not None:
                pass
            assert closed["refused_by"] == 2
        await a.send({"type": "take-back", "answers": 1})
        second = (await b.receive_kind("request"))["request"]["id"]
        await b.send({"type": "consent", "request": request["id"], "agree": True})
        assert (await b.receive_kind("refused"))["code"] == "no-request"
        for live in (b, c):
            await live.send({"type": "consent", "request": second, "agree": True})
        back = await a.receive_kind("step")
        assert (back["cause"], back["standing"]["moment"]) == ("take-back", 0)


async def test_against_bots_nobody_need_be_asked(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await table_of([ann], bots={"1": "low", "2": "low"}, take_back=True)
    async with look(app, ann, code) as (a, standing):
        await a.send(answer(standing))
        end = [await a.receive_kind("step") for _ in range(3)][-1]["standing"]
        assert end["outcome"] is not None
        await a.send({"type": "take-back", "answers": end["number"]})
        assert (await a.receive_kind("refused"))["code"] == "game-over"


async def test_a_table_without_taking_back(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob], take_back=False)
    async with look(app, ann, code) as (a, standing):
        await a.send(answer(standing))
        after = (await a.receive_kind("step"))["standing"]
        assert (after["can_take_back"], after["can_request"]) == (False, False)
        await a.send({"type": "take-back", "answers": 1})
        assert (await a.receive_kind("refused"))["code"] == "take-back-off"


async def test_talk_is_kept_for_those_who_come_later(app: FastAPI) -> None:
    ann, bob, eve = await guest(app, "Ann"), await guest(app, "Bob"), visitor(app)
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (a, _):
        await a.receive_kind("chat")
        await a.send({"type": "chat", "text": "  <b>Hi</b>  "})
        line = (await a.receive_kind("chat"))["lines"][0]
        assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "<b>Hi</b>")
        await a.send({"type": "chat", "text": "x" * 301})
        long = await a.receive_kind("refused")
        assert long["code"] == "too-long"
        assert "300" in long["message"]
    async with look(app, eve, code) as (e, _):
        assert [line["text"] for line in (await e.receive_kind("chat"))["lines"]] == ["<b>Hi</b>"]
        await e.send({"type": "chat", "text": "Me too"})
        assert (await e.receive_kind("refused"))["code"] == "not-signed-in"


async def test_refusals_come_in_the_language_of_the_reader(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    path = f"/api/tables/{code}/live?language="
    async with Live(app, bob, path + "en") as english, Live(app, bob, path + "de") as german:
        said = []
        for live in (english, german):
            await live.receive_kind("view")
            await live.send({"type": "choose", "answers": 0, "option": {"kind": "play"}})
            said.append((await live.receive_kind("refused"))["message"])
        assert said[0] != said[1]


async def test_a_connection_that_says_too_much_is_told_so(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (a, _):
        for _ in range(60):
            await a.send({"type": "ping"})
        assert (await a.receive_kind("refused"))["code"] == "too-fast"
        assert (await a.receive_kind("refused"))["code"] == "too-fast"


async def test_who_was_renamed_or_has_left_for_good_is_seen_so(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    async with look(app, bob, code) as (b, _):
        await b.send({"type": "ping"})
        await b.receive_kind("pong")
        await ann.post("/api/me", json={"name": "Anna"})
        assert (await b.receive_kind("table"))["table"]["seats"][0]["name"] == "Anna"
        await ann.delete("/api/me")
        seat = (await b.receive_kind("table"))["table"]["seats"][0]
        assert (seat["name"], seat["person"]) == (None, None)
    assert (await ann.get("/api/me")).json() == {"person": None}
