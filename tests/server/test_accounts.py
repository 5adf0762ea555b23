"""An account is the same person on every device, and nobody else."""

from __future__ import annotations

import asyncio

import pytest
from company import PASSPHRASE, Closed, account, guest, person, sign_in, visitor
from fastapi import FastAPI
from httpx import AsyncClient
from sqlalchemy import select
from test_play import look, table_of

from legendarium.server.storage import tables
from legendarium.server.storage.models import PersonRow

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def test_a_guest_becomes_an_account_and_stays_the_same_person(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    before = await person(ann)
    answer = await ann.post("/api/account", json={"name": "Ann", "passphrase": PASSPHRASE})
    assert answer.status_code == 200
    assert before is not None
    assert answer.json()["person"] == {**before, "kind": "account"}
    assert await person(ann) == answer.json()["person"]


async def test_an_account_is_the_same_on_two_devices(app: FastAPI) -> None:
    desktop = await account(app, "Ann")
    async with visitor(app) as phone:
        assert await sign_in(phone, "ANN") == 200
        assert await person(phone) == await person(desktop)


async def test_the_passphrase_is_not_stored(app: FastAPI) -> None:
    await account(app, "Ann")
    async with app.state.database.sessions() as session:
        row = (await session.scalars(select(PersonRow))).one()
    assert row.passphrase.startswith("$argon2id$")
    assert PASSPHRASE not in repr(vars(row))


@pytest.mark.parametrize(("name", "passphrase"), [("Ann", "wrong horses"), ("Bob", PASSPHRASE)])
async def test_wrong_credentials_sign_nobody_in(
    app: FastAPI, client: AsyncClient, name: str, passphrase: str
) -> None:
    await account(app, "Ann")
    await guest(app, "Bob")
    answer = await client.post("/api/sign-in", json={"name": name, "passphrase": passphrase})
    assert answer.status_code == 401
    assert answer.json()["code"] == "wrong-credentials"
    assert await person(client) is None


async def test_who_fails_to_sign_in_stays_who_they_are(app: FastAPI) -> None:
    bob = await guest(app, "Bob")
    assert await sign_in(bob, "Ann") == 401
    found = await person(bob)
    assert found is not None
    assert found["name"] == "Bob"


@pytest.mark.parametrize("passphrase", ["", "short", "x" * 201, 12345678, None])
async def test_a_bad_passphrase_makes_no_account(app: FastAPI, passphrase: object) -> None:
    ann = await guest(app, "Ann")
    answer = await ann.post("/api/account", json={"name": "Ann", "passphrase": passphrase})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-passphrase"
    found = await person(ann)
    assert found is not None
    assert found["kind"] == "guest"


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/me", "/api/account"])
@pytest.mark.parametrize("name", ["Ann", "ann", " ＡＮＮ "])
async def test_the_name_of_an_account_is_taken(
    app: FastAPI, client: AsyncClient, path: str, name: str
) -> None:
    ann = await account(app, "Ann")
    credentials = {"name": name, "passphrase": PASSPHRASE, "old": PASSPHRASE}
    body = {"name": name} if path == "/api/me" else credentials
    answer = await client.post(path, json=body)
    assert answer.status_code == 409
    assert answer.json()["code"] == "name-taken"
    assert await person(client) is None
    assert (await ann.post(path, json=body)).status_code == 200


@pytest.mark.slow
async def test_two_who_want_one_account_at_once(app: FastAPI) -> None:
    clients = [await guest(app, f"Guest {number}") for number in range(4)]
    body = {"name": "Ann", "passphrase": PASSPHRASE}
    answers = await asyncio.gather(*(client.post("/api/account", json=body) for client in clients))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_an_account_can_be_renamed(app: FastAPI, client: AsyncClient) -> None:
    ann = await account(app, "Ann")
    assert (await ann.post("/api/me", json={"name": "Anna"})).json()["person"]["kind"] == "account"
    assert await sign_in(client, "Ann") == 401
    assert await sign_in(client, "anna") == 200


@pytest.mark.slow
async def test_a_new_passphrase_signs_the_other_devices_out(app: FastAPI) -> None:
    desktop = await account(app, "Ann")
    async with visitor(app) as phone:
        await sign_in(phone, "Ann")
        body = {"name": "Ann", "passphrase": "another passphrase", "old": PASSPHRASE}
        assert (await desktop.post("/api/account", json=body)).status_code == 200
        assert await person(desktop) is not None
        assert await person(phone) is None
        assert await sign_in(phone, "Ann") == 401
        assert await sign_in(phone, "Ann", "another passphrase") == 200


@pytest.mark.slow
@pytest.mark.parametrize("old", [None, "wrong horses"])
async def test_only_who_knows_the_passphrase_changes_it(app: FastAPI, old: str | None) -> None:
    ann = await account(app, "Ann")
    body = {"name": "Anna", "passphrase": "another passphrase", "old": old}
    answer = await ann.post("/api/account", json=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-credentials")
    found = await person(ann)
    assert found is not None
    assert found["name"] == "Ann"
    async with visitor(app) as phone:
        assert await sign_in(phone, "Ann") == 200


@pytest.mark.slow
@pytest.mark.parametrize("how", ["passphrase", "everywhere"])
async def test_what_signs_out_everywhere_ends_links_and_connections(app: FastAPI, how: str) -> None:
    ann = await account(app, "Ann")
    code = await table_of([ann, await guest(app, "Bob")])
    seat = (await app.state.registry.table(code)).seats[0]
    link = seat.token
    async with visitor(app) as eve:
        assert (await eve.post("/api/rejoin", json={"token": link})).status_code == 200
        async with look(app, eve, code) as (live, _):
            if how == "everywhere":
                await ann.post("/api/sign-out", params={"everywhere": True})
            else:
                new = {"name": "Ann", "passphrase": "another passphrase", "old": PASSPHRASE}
                assert (await ann.post("/api/account", json=new)).status_code == 200
            with pytest.raises(Closed):
                await live.receive_kind("hint")
        answer = await eve.post("/api/rejoin", json={"token": link})
        assert (answer.status_code, answer.json()["code"]) == (404, "wrong-link")
    assert seat.token != link
    async with app.state.database.sessions() as session:
        assert await tables.find_seat_by_token(session, str(seat.token)) is not None


async def test_signing_out_concerns_this_device_alone(app: FastAPI) -> None:
    desktop = await account(app, "Ann")
    async with visitor(app) as phone:
        await sign_in(phone, "Ann")
        answer = await phone.post("/api/sign-out")
        assert answer.json() == {"person": None}
        assert await person(phone) is None
        assert await person(desktop) is not None


@pytest.mark.slow
async def test_signing_out_everywhere(app: FastAPI) -> None:
    desktop = await account(app, "Ann")
    async with visitor(app) as phone:
        await sign_in(phone, "Ann")
        await phone.post("/api/sign-out", params={"everywhere": True})
        assert await person(desktop) is None
        assert await sign_in(desktop, "Ann") == 200


async def test_nobody_may_sign_out(client: AsyncClient) -> None:
    answer = await client.post("/api/sign-out")
    assert (answer.status_code, answer.json()) == (200, {"person": None})
