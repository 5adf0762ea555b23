"""Requests that no schema would make up: what no database keeps, and what only a file can hold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from company import guest
from fastapi import FastAPI
from test_leaks import app as app  # the real game on the shelf

from legendarium.table import Record
from legendarium.table.saving import Save
from legendarium.tashkalar.setup import Setup

pytestmark = pytest.mark.anyio

RECORD = Record("tash-kalar", Setup("duel", ("northern", "sylvan")).to_json(), 5)


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "\0", "x" * 5000, "\u202eab"])
async def test_any_name_in_a_record_file_can_be_kept(app: FastAPI, name: str) -> None:
    ann = await guest(app, "Ann")
    named = replace(RECORD, players=(name, "Bob", "Cyd", "Dan"))
    text = Save.of_record(named).to_text()
    # As the file would hold it: the letter itself cannot be sent.
    text = text.replace("\ud800", "\\ud800")
    read = await ann.post("/api/records", json={"text": text})
    assert read.status_code == 201, read.text
    told = await ann.get(f"/api/tables/{read.json()['code']}")
    assert told.status_code == 200
    assert len(told.json()["seats"]) == 2


@pytest.mark.parametrize("seed", [-1, 1 << 64, 10**30])
async def test_a_record_with_a_seed_that_no_game_has_is_refused(app: FastAPI, seed: int) -> None:
    ann = await guest(app, "Ann")
    text = Save.of_record(replace(RECORD, seed=seed)).to_text()
    refused = await ann.post("/api/records", json={"text": text})
    assert refused.status_code == 422
    assert refused.json()["code"] == "bad-record"


async def test_the_character_zero_is_refused_wherever_it_could_be_sent(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    zero = "a\0bcdefgh"
    asked = {
        "/api/me": {"name": zero},
        "/api/account": {"name": zero, "passphrase": "four quiet horses"},
        "/api/sign-in": {"name": zero, "passphrase": "four quiet horses"},
        "/api/rejoin": {"token": zero},
        "/api/tables": {"game": zero, "options": {zero: zero}},
    }
    for path, body in asked.items():
        answer = await ann.post(path, json=body)
        assert answer.status_code in (404, 422), path
    for path in ("/api/tables/%00", "/api/tables/a%00/moments", "/api/games/%00/catalogue"):
        assert (await ann.get(path)).status_code == 404, path


@pytest.mark.slow
@pytest.mark.parametrize(
    "before",
    [
        "0001-01-01T00:00:00+14:00~1",
        "9999-12-31T23:59:59-14:00~1",
        "2026-01-01T00:00:00+00:00~99999999999999999999",
        "2026-01-01T00:00:00~1",
        "\0~1",
        "~",
    ],
)
async def test_any_place_in_the_list_of_tables_is_read_or_refused(
    app: FastAPI, before: str
) -> None:
    ann = await guest(app, "Ann")
    answer = await ann.get("/api/tables", params={"before": before})
    assert answer.status_code in (200, 422), answer.text
