"""A signed cookie says who asks; one that is forged or no longer good is nobody's."""

from __future__ import annotations

from http.cookies import Morsel, SimpleCookie

import pytest
from company import Live, guest, person, visitor
from fastapi import FastAPI, WebSocket
from httpx import AsyncClient, Response
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import select, update

from legendarium.server import identity
from legendarium.server.identity import (
    COOKIE,
    COOKIE_MAX_AGE_SECONDS,
    OptionalPerson,
    RequiredPerson,
)
from legendarium.server.settings import Settings
from legendarium.server.storage.models import PersonRow

pytestmark = pytest.mark.anyio


def cookie_of(answer: Response) -> Morsel[str]:
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def is_cleared(answer: Response) -> bool:
    return str(cookie_of(answer)["max-age"]) == "0"


def seal(app: FastAPI) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(app.state.keys.cookies, salt=COOKIE)


async def test_no_script_and_no_other_site_gets_at_the_cookie(client: AsyncClient) -> None:
    cookie = cookie_of(await client.post("/api/me", json={"name": "Ann"}))
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == COOKIE_MAX_AGE_SECONDS
    assert cookie["secure"] == ""


async def test_the_cookie_of_a_server_behind_https_travels_by_https_only(
    app: FastAPI, database_url: str
) -> None:
    app.state.settings = Settings(database=database_url, origins=("https://games.example",))
    async with visitor(app) as client:
        assert cookie_of(await client.post("/api/me", json={"name": "Ann"}))["secure"] is True
        client.cookies.clear()
        client.cookies.set(COOKIE, "forged")
        cleared = await client.get("/api/me")
    assert cookie_of(cleared)["secure"] is True


async def test_every_visit_makes_the_year_begin_again(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    assert int(cookie_of(await ann.get("/api/me"))["max-age"]) == COOKIE_MAX_AGE_SECONDS


async def test_the_cookie_says_neither_name_nor_secret(app: FastAPI) -> None:
    ann = await guest(app, "Annabella")
    assert "Annabella" not in ann.cookies[COOKIE]
    assert len(ann.cookies[COOKIE]) < 100


@pytest.mark.parametrize("forged", ["", "x", "WzEsMF0.aaaa.bbbb", "[1,0]", "ž" * 10, "." * 5000])
async def test_a_forged_cookie_is_nobodys_and_is_cleared(app: FastAPI, forged: str) -> None:
    async with visitor(app) as client:
        header = {b"cookie": f"{COOKIE}={forged}".encode()}
        answer = await client.get("/api/me", headers=header)
        assert answer.json() == {"person": None}
        assert is_cleared(answer)


async def test_a_cookie_that_was_changed_is_nobodys(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    content = ann.cookies[COOKIE].partition(".")[0]
    rest = bob.cookies[COOKIE].partition(".")[2]
    async with visitor(app) as client:
        client.cookies.set(COOKIE, f"{content}.{rest}")
        assert await person(client) is None


async def test_a_cookie_of_another_server_is_nobodys(app: FastAPI) -> None:
    foreign = URLSafeTimedSerializer(b"another key", salt=COOKIE)
    ann = await guest(app, "Ann")
    content = seal(app).loads(ann.cookies[COOKIE])
    async with visitor(app) as client:
        client.cookies.set(COOKIE, str(foreign.dumps(content)))
        assert await person(client) is None


@pytest.mark.parametrize("content", [None, "1", [1], [1, 2, 3], {"id": 1}, ["1", 0]])
async def test_a_well_signed_cookie_of_the_wrong_shape_is_nobodys(
    app: FastAPI, content: object
) -> None:
    async with visitor(app) as client:
        client.cookies.set(COOKIE, str(seal(app).dumps(content)))
        assert await person(client) is None


async def test_after_a_year_the_cookie_has_expired(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest(app, "Ann")
    assert await person(ann) is not None
    monkeypatch.setattr(identity, "COOKIE_MAX_AGE_SECONDS", -1)
    answer = await ann.delete("/api/me")
    assert answer.status_code == 401
    assert answer.json()["code"] == "expired"
    assert answer.json()["message"].endswith("Enter a name or log in again.")
    assert is_cleared(answer)
    assert COOKIE not in ann.cookies


async def test_a_cookie_of_an_earlier_session_has_expired(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    async with app.state.database.sessions.begin() as session:
        await session.execute(update(PersonRow).values(session=PersonRow.session + 1))
    assert (await ann.delete("/api/me")).json()["code"] == "expired"
    assert await person(ann) is None


async def test_the_next_person_does_not_inherit_the_cookies_of_a_deleted_one(
    app: FastAPI,
) -> None:
    ann = await guest(app, "Ann")
    kept = ann.cookies[COOKIE]
    assert (await ann.delete("/api/me")).status_code == 200
    await guest(app, "Bob")
    async with visitor(app) as thief:
        thief.cookies.set(COOKIE, kept)
        assert await person(thief) is None


async def test_without_a_cookie_one_is_asked_to_say_a_name(client: AsyncClient) -> None:
    answer = await client.delete("/api/me")
    assert answer.status_code == 401
    assert answer.json()["code"] == "not-signed-in"
    assert "set-cookie" not in answer.headers


async def test_a_visit_is_noted_to_the_hour(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    sessions = app.state.database.sessions
    async with sessions() as session:
        first = await session.scalar(select(PersonRow.seen))
    await person(ann)
    async with sessions.begin() as session:
        assert await session.scalar(select(PersonRow.seen)) == first
        await session.execute(update(PersonRow).values(seen=first.replace(year=2020)))
    await person(ann)
    async with sessions() as session:
        assert await session.scalar(select(PersonRow.seen)) >= first


async def test_the_live_connection_knows_who_asks(app: FastAPI) -> None:
    small = FastAPI()
    small.state = app.state

    @small.websocket("/who")
    async def who(socket: WebSocket, asker: OptionalPerson) -> None:
        await socket.accept()
        await socket.send_json({"type": "who", "name": asker.name if asker else None})
        await socket.close()

    async with Live(small, await guest(app, "Ann"), "/who") as live:
        assert (await live.receive())["name"] == "Ann"
    async with visitor(app) as nobody, Live(small, nobody, "/who") as live:
        assert (await live.receive())["name"] is None


async def test_a_route_may_require_a_person(app: FastAPI) -> None:
    small = FastAPI()
    small.state = app.state
    small.exception_handlers.update(app.exception_handlers)

    @small.get("/name")
    async def name(asker: RequiredPerson) -> str:
        return asker.name

    ann = await guest(app, "Ann")
    async with visitor(small) as client:
        assert (await client.get("/name")).json()["code"] == "not-signed-in"
        client.cookies.set(COOKIE, ann.cookies[COOKIE])
        assert (await client.get("/name")).json() == "Ann"
