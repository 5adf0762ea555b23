"""Making tables, sitting down, drafting, beginning, leaving, playing again; with a toy game."""

from __future__ import annotations

from typing import Any

import pytest
from company import Live, guest, visitor
from fastapi import FastAPI
from httpx import AsyncClient

from legendarium.server.storage import tables

pytestmark = pytest.mark.anyio

Wish = dict[str, Any]


async def make(client: AsyncClient, **wish: Any) -> dict[str, Any]:
    body: Wish = {"game": "highest-card", "options": {"seats": 2}, **wish}
    answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def refused(answer: Any, code: str) -> None:
    assert answer.json()["code"] == code, answer.text
    assert 400 <= answer.status_code < 500
    assert answer.json()["message"][-1] in ".?"


async def test_the_shelf_is_told(client: AsyncClient) -> None:
    games = (await client.get("/api/games")).json()
    assert games == [{"name": "highest-card", "bots": ["low", "high"], "levels": ["high"]}]
    catalogue = await client.get("/api/games/highest-card/catalogue")
    assert catalogue.json()["hats"] == ["bowler", "beret", "fez", "crown"]
    await refused(await client.get("/api/games/chess/catalogue"), "no-such-game")


@pytest.mark.slow
async def test_a_table_against_a_bot_begins_at_once(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    table = await make(ann, bots={"1": "low"}, start=True)
    assert table["state"] == "running"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", None]
    assert table["seats"][1]["bot"] == "low"
    assert table["setup"]["seats"] == 2


async def test_somebody_must_be_known_to_make_a_table(client: AsyncClient) -> None:
    answer = await client.post("/api/tables", json={"game": "x", "options": {}})
    await refused(answer, "not-signed-in")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"seats": 9}}, "bad-setup"),
        ({"options": {"seats": 2}, "bots": {"0": "low"}}, "seat-taken"),
        ({"options": {"seats": 2}, "bots": {"1": "genius"}}, "no-such-bot"),
        ({"options": {"seats": 2}, "bots": {"5": "low"}}, "no-such-seat"),
        ({"options": {"seats": 2}, "seat": 3}, "no-such-seat"),
        ({"colour": "red"}, "bad-request"),
        ({"clock": {"kind": "days", "days": 0}}, "bad-request"),
        ({"start": True}, "not-full"),
    ],
)
async def test_a_wish_that_cannot_be_had(app: FastAPI, wish: Wish, code: str) -> None:
    ann = await guest(app, "Ann")
    body = {"game": "highest-card", "options": {"seats": 2}, **wish}
    await refused(await ann.post("/api/tables", json=body), code)


async def test_a_table_that_cannot_begin_at_once_is_not_made(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    body = {"game": "highest-card", "options": {"seats": 2}, "public": True, "start": True}
    await refused(await ann.post("/api/tables", json=body), "not-full")
    assert (await ann.get("/api/tables")).json()["tables"] == []


async def test_what_cannot_be_written_has_not_happened(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = (await make(ann))["code"]

    async def fails(*_: object) -> None:
        raise OSError("no space left on the device")

    for who, path in ((bob, "seats/1"), (ann, "start")):
        if path == "start":
            assert (await bob.post(f"/api/tables/{code}/seats/1", json={})).status_code == 200
        before = (await ann.get(f"/api/tables/{code}")).json()
        with monkeypatch.context() as broken:
            broken.setattr(tables, "save", fails)
            assert (await who.post(f"/api/tables/{code}/{path}", json={})).status_code == 500
        assert (await ann.get(f"/api/tables/{code}")).json() == before
    table = await app.state.registry.table(code)
    assert table.match is None
    assert (await ann.post(f"/api/tables/{code}/start")).json()["state"] == "running"
    assert table.row.seed is not None


async def test_who_sits_down_where_they_sit_changes_nothing(app: FastAPI) -> None:
    ann, bob, cyd = [await guest(app, name) for name in ("Ann", "Bob", "Cyd")]
    code = (await make(ann, options={"seats": 3}))["code"]
    for number, client in ((1, bob), (2, cyd)):
        await client.post(f"/api/tables/{code}/seats/{number}", json={})
    await ann.post(f"/api/tables/{code}/start")
    async with Live(app, ann, f"/api/tables/{code}/live") as live:
        standing = (await live.receive_kind("view"))["standing"]
        option = standing["question"]["options"][0]
        await live.send({"type": "choose", "answers": 0, "option": option})
        await live.send({"type": "take-back", "answers": 1})
        assert (await live.receive_kind("request"))["request"]["by"] == 0
        assert (await cyd.post(f"/api/tables/{code}/seats/2", json={})).status_code == 200
        assert (await app.state.registry.table(code)).request is not None
        # A seat that becomes free is another game: nobody waits for an answer any more.
        await bob.delete(f"/api/tables/{code}/seats/1")
        assert (await live.receive_kind("request"))["request"] is None


async def test_a_friend_joins_by_link_and_the_host_begins(app: FastAPI) -> None:
    ann, bob, eve = await guest(app, "Ann"), await guest(app, "Bob"), await guest(app, "Eve")
    code = (await make(ann))["code"]
    await refused(await ann.post(f"/api/tables/{code}/start"), "not-full")
    await refused(await ann.post(f"/api/tables/{code}/seats/1", json={}), "already-seated")
    joined = await bob.post(f"/api/tables/{code}/seats/1", json={})
    assert joined.json()["seats"][1]["name"] == "Bob"
    await refused(await eve.post(f"/api/tables/{code}/seats/1", json={}), "table-full")
    await refused(await eve.post(f"/api/tables/{code}/seats/4", json={}), "no-such-seat")
    await refused(await bob.post(f"/api/tables/{code}/start"), "not-host")
    started = await ann.post(f"/api/tables/{code}/start")
    assert started.json()["state"] == "running"
    await refused(await ann.post(f"/api/tables/{code}/start"), "already-started")


async def test_a_seat_that_is_taken_while_another_is_free(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = (await make(ann, options={"seats": 3}))["code"]
    await refused(await bob.post(f"/api/tables/{code}/seats/0", json={}), "seat-taken")


async def test_a_wrong_link(client: AsyncClient) -> None:
    await refused(await client.get("/api/tables/nowhere"), "no-such-table")


async def test_the_host_seats_and_removes_bots(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = (await make(ann))["code"]
    await refused(await bob.post(f"/api/tables/{code}/seats/1", json={"bot": "low"}), "not-host")
    await refused(await ann.post(f"/api/tables/{code}/seats/1", json={"bot": "x"}), "no-such-bot")
    seated = await ann.post(f"/api/tables/{code}/seats/1", json={"bot": "high"})
    assert seated.json()["seats"][1]["bot"] == "high"
    freed = await ann.delete(f"/api/tables/{code}/seats/1")
    assert freed.json()["seats"][1]["bot"] is None


async def test_leaving_frees_a_seat_even_in_a_running_game(app: FastAPI) -> None:
    ann, bob, eve = await guest(app, "Ann"), await guest(app, "Bob"), await guest(app, "Eve")
    code = (await make(ann))["code"]
    await bob.post(f"/api/tables/{code}/seats/1", json={})
    await ann.post(f"/api/tables/{code}/start")
    await refused(await ann.delete(f"/api/tables/{code}/seats/1"), "already-started")
    left = await bob.delete(f"/api/tables/{code}/seats/1")
    assert left.json()["seats"][1]["person"] is None
    taken = await eve.post(f"/api/tables/{code}/seats/1", json={})
    assert taken.json()["seats"][1]["name"] == "Eve"


async def test_nobody_sits_down_on_a_bots_hand_once_the_game_runs(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = (await make(ann, bots={"1": "low"}, start=True))["code"]
    await refused(await ann.delete(f"/api/tables/{code}/seats/1"), "already-started")


async def test_a_draft_goes_round_and_bots_pick_by_themselves(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    options = {"seats": 3, "draft": True}
    code = (await make(ann, options=options, bots={"1": "low"}))["code"]
    await refused(await ann.post(f"/api/tables/{code}/pick", json={"choice": "fez"}), "not-started")
    await bob.post(f"/api/tables/{code}/seats/2", json={})
    started = (await ann.post(f"/api/tables/{code}/start")).json()
    assert started["state"] == "drafting"
    assert started["draft"]["seat"] == 0
    await refused(
        await bob.post(f"/api/tables/{code}/pick", json={"choice": "fez"}), "not-your-turn"
    )
    await refused(
        await ann.post(f"/api/tables/{code}/pick", json={"choice": "cap"}), "illegal-choice"
    )
    picked = (await ann.post(f"/api/tables/{code}/pick", json={"choice": "fez"})).json()
    assert picked["draft"]["seat"] == 2
    assert picked["draft"]["picked"][0] == "fez"
    last = picked["draft"]["choices"][0]
    done = (await bob.post(f"/api/tables/{code}/pick", json={"choice": last})).json()
    assert done["state"] == "running"
    assert done["setup"]["hats"] == [*picked["draft"]["picked"], last]
    await refused(
        await bob.post(f"/api/tables/{code}/pick", json={"choice": last}), "already-started"
    )


async def test_lists_show_public_tables_to_all_and_others_to_their_people(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    hidden, shown = await make(ann), await make(ann, public=True)
    seen = (await bob.get("/api/tables?state=open")).json()["tables"]
    assert [table["code"] for table in seen] == [shown["code"]]
    mine = (await ann.get("/api/tables?mine=true")).json()["tables"]
    assert {table["code"] for table in mine} == {hidden["code"], shown["code"]}
    assert (await visitor(app).get("/api/tables?mine=true")).json()["tables"] == []
    assert (await bob.get("/api/tables?state=finished")).json()["tables"] == []


async def test_a_list_tells_whose_turn_it_is(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = (await make(ann))["code"]
    await bob.post(f"/api/tables/{code}/seats/1", json={})
    assert (await ann.post(f"/api/tables/{code}/start")).json()["asked"] == 0
    async with Live(app, ann, f"/api/tables/{code}/live") as live:
        asked = (await live.receive_kind("view"))["standing"]["question"]["options"]
        await live.send({"type": "choose", "answers": 0, "option": asked[0]})
        await live.receive_kind("step")
    app.state.registry._tables.clear()
    listed = (await bob.get("/api/tables?mine=true&state=running")).json()["tables"]
    assert [table["asked"] for table in listed] == [1]


async def test_a_long_list_goes_on_where_it_stopped(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    made = [(await make(ann, public=True))["code"] for _ in range(32)]
    first = (await ann.get("/api/tables")).json()
    assert len(first["tables"]) == 30
    rest = (await ann.get("/api/tables", params={"before": first["before"]})).json()
    assert rest["before"] is None
    codes = [table["code"] for table in first["tables"] + rest["tables"]]
    assert codes == made[::-1]
    await refused(await ann.get("/api/tables?before=yesterday"), "bad-request")


async def test_a_personal_link_brings_the_seat_to_another_device(app: FastAPI) -> None:
    ann, eve, phone = await guest(app, "Ann"), await guest(app, "Eve"), visitor(app)
    code = (await make(ann, bots={"1": "low"}, start=True))["code"]
    await refused(await eve.get(f"/api/tables/{code}/link"), "not-your-seat")
    token = (await ann.get(f"/api/tables/{code}/link")).json()["token"]
    came = await phone.post("/api/rejoin", json={"token": token})
    assert came.json()["code"] == code
    assert (await phone.get("/api/me")).json()["person"]["name"] == "Ann"
    await refused(await phone.post("/api/rejoin", json={"token": "nonsense"}), "wrong-link")


async def test_playing_again_moves_everybody_one_seat_on(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = (await make(ann, take_back=False))["code"]
    await bob.post(f"/api/tables/{code}/seats/1", json={})
    await ann.post(f"/api/tables/{code}/start")
    await refused(await ann.post(f"/api/tables/{code}/rematch"), "not-finished")
    async with Live(app, ann, f"/api/tables/{code}/live") as live:
        view = await live.receive_kind("view")
        fold = view["standing"]["asides"][0]
        await live.send({"type": "choose", "answers": 0, "option": fold})
        assert (await live.receive_kind("step"))["standing"]["outcome"] is not None
    again = (await bob.post(f"/api/tables/{code}/rematch")).json()
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    assert again["take_back"] is False
    same = (await ann.post(f"/api/tables/{code}/rematch")).json()
    assert same["code"] == again["code"]
    assert (await ann.get(f"/api/tables/{code}")).json()["rematch"] == again["code"]
