"""Looking at games again, playing on from a moment, record files, reports; with a toy game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from company import guest, visitor
from fastapi import FastAPI
from httpx import AsyncClient
from test_play import answer, look, table_of

from legendarium.table import Record
from legendarium.table.saving import Save, from_text
from toy import BOX

pytestmark = pytest.mark.anyio


async def play_out(app: FastAPI, ann: AsyncClient, code: str, choices: int = 1) -> None:
    """Ann chooses so often; bots do the rest."""
    async with look(app, ann, code) as (live, standing):
        for _ in range(choices):
            await live.send(answer(standing))
            standing = (await live.receive_kind("step"))["standing"]
        while standing["outcome"] is None:
            standing = (await live.receive_kind("step"))["standing"]


async def finished(app: FastAPI, ann: AsyncClient) -> str:
    code = await table_of([ann], bots={"1": "low", "2": "high"})
    await play_out(app, ann, code)
    return code


def text_of(record: Record) -> str:
    return Save.of_record(record).to_text()


async def refused(answer: Any, code: str) -> None:
    assert answer.json()["code"] == code, answer.text


async def test_a_finished_game_is_open_at_every_moment(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    eve = visitor(app)
    moments = (await eve.get(f"/api/tables/{code}/moments")).json()["moments"]
    assert [moment["moment"] for moment in moments] == [0, 1, 2, 3]
    assert [moment["by"] for moment in moments] == [None, 0, 1, 2]
    assert all(moment["option"]["kind"] == "play" for moment in moments[1:])
    first = (await eve.get(f"/api/tables/{code}/moments/0")).json()
    assert first["open"] is True
    assert all(card is not None for hand in first["view"]["hands"] for card in hand)
    assert len(first["question"]["options"]) == 3
    last = (await eve.get(f"/api/tables/{code}/moments/3")).json()
    assert last["outcome"] is not None
    await refused(await eve.get(f"/api/tables/{code}/moments/4"), "no-such-moment")


async def test_a_running_game_shows_each_seat_what_it_knew(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    async with look(app, ann, code) as (live, standing):
        await live.send(answer(standing))
        await live.receive_kind("step")
    scene = (await bob.get(f"/api/tables/{code}/moments/0")).json()
    assert (scene["open"], scene["seat"]) == (False, 1)
    assert scene["view"]["hands"][0] == [None] * 3
    assert None not in scene["view"]["hands"][1]
    told = (await bob.get(f"/api/tables/{code}/moments")).json()["moments"]
    assert told[1]["option"] is None
    assert told[1]["events"][0]["kind"] == "played"
    await refused(await bob.get(f"/api/tables/{code}/record"), "not-finished")
    await refused(await bob.post(f"/api/tables/{code}/branch", json={"moment": 0}), "not-finished")


async def test_nothing_is_told_of_a_game_that_has_not_begun(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    body = {"game": "highest-card", "options": {"seats": 2}}
    code = (await ann.post("/api/tables", json=body)).json()["code"]
    await refused(await ann.get(f"/api/tables/{code}/moments"), "not-started")


async def test_a_record_leaves_as_a_file_and_comes_back(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    saved = await ann.get(f"/api/tables/{code}/record")
    assert f'filename="legendarium-{code}.json"' in saved.headers["content-disposition"]
    record = from_text(saved.text, BOX.game).record
    assert record.players == ("Ann", "low", "high")
    read = (await ann.post("/api/records", json={"text": saved.text})).json()
    assert read["state"] == "finished"
    assert [seat["name"] for seat in read["seats"]] == ["Ann", "low", "high"]
    again = await ann.get(f"/api/tables/{read['code']}/record")
    assert from_text(again.text, BOX.game).record == record


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", "foreign-record"),
        ("{}", "foreign-record"),
        ('{"legendarium": 99}', "other-version"),
        ('{"legendarium": 1, "game": "highest-card"}', "bad-record"),
        ("[" * 5000, "foreign-record"),
    ],
)
async def test_a_broken_record_file(app: FastAPI, text: str, code: str) -> None:
    ann = await guest(app, "Ann")
    await refused(await ann.post("/api/records", json={"text": text}), code)
    assert (await ann.get("/api/tables?mine=true")).json()["tables"] == []


async def test_a_record_with_an_illegal_choice_or_of_another_game(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    text = (await ann.get(f"/api/tables/{code}/record")).text
    record = from_text(text, BOX.game).record
    twice = Record(record.game, record.setup, record.seed, record.choices * 2)
    await refused(await ann.post("/api/records", json={"text": text_of(twice)}), "bad-record")
    foreign = Record("chess", record.setup, record.seed)
    await refused(await ann.post("/api/records", json={"text": text_of(foreign)}), "no-such-game")


async def test_playing_on_from_a_moment_is_a_new_table(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    wish = {"moment": 1, "seat": 1, "bots": {"0": "low", "2": "high"}}
    table = (await ann.post(f"/api/tables/{code}/branch", json=wish)).json()
    assert table["state"] == "running"
    assert table["origin"] == {"code": code, "moment": 1}
    async with look(app, ann, table["code"]) as (live, standing):
        assert (standing["moment"], standing["question"]["seat"]) == (1, 1)
        await live.send(answer(standing, option=1))
        while (await live.receive_kind("step"))["standing"]["outcome"] is None:
            pass
    old = (await ann.get(f"/api/tables/{code}/moments/1")).json()
    new = (await ann.get(f"/api/tables/{table['code']}/moments/1")).json()
    assert new["view"] == old["view"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"moment": 9}, "no-such-moment"),
        ({"moment": 3}, "game-over"),
        ({"moment": 1, "seat": 5}, "no-such-seat"),
        ({"moment": 1, "bots": {"1": "genius"}}, "no-such-bot"),
        ({"moment": 1, "bots": {"7": "low"}}, "no-such-seat"),
    ],
)
async def test_what_cannot_be_played_on(app: FastAPI, wish: dict[str, Any], code: str) -> None:
    ann = await guest(app, "Ann")
    played = await finished(app, ann)
    await refused(await ann.post(f"/api/tables/{played}/branch", json=wish), code)
    assert len((await ann.get("/api/tables?mine=true")).json()["tables"]) == 1


async def test_a_report_of_a_running_game_holds_no_secret(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    code = await table_of([ann, bob])
    told = await bob.post(f"/api/tables/{code}/report", json={"text": "It is stuck"})
    report = json.loads(told.text)
    assert report["text"] == "It is stuck"
    assert "record" not in report
    assert report["view"]["standing"]["view"]["hands"][0] == [None] * 3
    assert "seed" not in told.text


async def test_a_report_of_a_finished_game_holds_its_record(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    code = await finished(app, ann)
    report = json.loads((await ann.post(f"/api/tables/{code}/report", json={})).text)
    assert len(from_text(report["record"], BOX.game).choices) == 3
    assert report["version"]
