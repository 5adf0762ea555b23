"""A name is enough to be a guest; it must be one that people can read."""

from __future__ import annotations

import pytest
from company import guest, person
from fastapi import FastAPI
from httpx import AsyncClient

from legendarium.server.person_names import fold, tidy

pytestmark = pytest.mark.anyio


async def test_a_newcomer_is_nobody(client: AsyncClient) -> None:
    answer = await client.get("/api/me")
    assert answer.json() == {"person": None}
    assert "set-cookie" not in answer.headers


async def test_a_name_makes_a_guest(client: AsyncClient) -> None:
    answer = await client.post("/api/me", json={"name": "  Ann  of  Prague ", "language": "cs"})
    assert answer.status_code == 200
    told = answer.json()["person"]
    assert (told["name"], told["kind"], told["language"]) == ("Ann of Prague", "guest", "cs")
    assert await person(client) == told


async def test_a_guest_takes_another_name_and_stays_the_same_person(app: FastAPI) -> None:
    ann = await guest(app, "Ann")
    before = await person(ann)
    await ann.post("/api/me", json={"name": "Anna", "language": "de"})
    await ann.post("/api/me", json={"name": "Anne"})
    after = await person(ann)
    assert before is not None
    assert after == {**before, "name": "Anne", "language": "de"}


async def test_two_guests_may_have_one_name(app: FastAPI) -> None:
    first, second = await person(await guest(app, "Ann")), await person(await guest(app, "Ann"))
    assert first is not None
    assert second is not None
    assert first["id"] != second["id"]


ODD_NAMES = [
    "",
    "   ",
    "a" * 25,
    "An\x00n",
    "An\nn\x07",
    "Ann\u202egeorge",
    "A\u200bnn",
    "\u2066Ann\u2069",
    "\u3164",
    "\u2800\u2800",
    "\u0301\u0301",
    "\ud800",
    "\ufdfa" * 24,
    "\ue000x",
]


@pytest.mark.slow
@pytest.mark.parametrize("name", ODD_NAMES)
async def test_a_name_that_nobody_can_read_is_refused(client: AsyncClient, name: str) -> None:
    body = b'{"name": "%s"}' % "".join(f"\\u{ord(letter):04x}" for letter in name).encode()
    header = {"content-type": "application/json"}
    answer = await client.post("/api/me", content=body, headers=header)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-name"
    assert answer.json()["at"] == "name"
    assert "1 to 24" in answer.json()["message"]
    assert await person(client) is None


@pytest.mark.parametrize(
    "name", ["a" * 24, "Žofie", "李小龍", "Анна", "O'Brien-Smith", "עברית", "🐉", "x86", "~"]
)
async def test_names_of_the_whole_world_are_welcome(client: AsyncClient, name: str) -> None:
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 200
    assert answer.json()["person"]["name"] == name


async def test_one_name_is_kept_in_one_form(client: AsyncClient) -> None:
    answer = await client.post("/api/me", json={"name": "Z\u030cofie"})
    assert answer.json()["person"]["name"] == "Žofie"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "aNN"),
        ("Straße", "STRASSE"),
        ("Ann", "Ａｎｎ"),
        ("Žofie", "z\u030cOFIE"),
        ("ﬁnn", "Finn"),
        ("Ann Lee", "ann\u2003lee"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A\ufe0enn"),
        ("Ann", "Ann\U000e0100"),
        ("Ann", "Ann\u180b"),
    ],
)
async def test_names_that_read_the_same_are_the_same(one: str, other: str) -> None:
    assert fold(tidy(one)) == fold(tidy(other))


@pytest.mark.parametrize(
    ("body", "at"),
    [({}, "name"), ({"name": 7}, "name"), ({"name": "Ann", "age": 30}, "age"), ([], "")],
)
async def test_a_request_of_the_wrong_shape_is_refused(
    client: AsyncClient, body: object, at: str
) -> None:
    answer = await client.post("/api/me", json=body)
    assert answer.status_code == 422
    assert set(answer.json()) == {"code", "message", "at", "rule"}
    assert answer.json()["at"] == at


async def test_a_request_that_is_not_json_is_refused(client: AsyncClient) -> None:
    header = {"content-type": "application/json"}
    answer = await client.post("/api/me", content=b'{"name": ', headers=header)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"


async def test_a_field_with_an_unspeakable_name_is_refused(client: AsyncClient) -> None:
    header = {"content-type": "application/json"}
    body = b'{"name": "Ann", "\\ud800": 1}'
    answer = await client.post("/api/me", content=body, headers=header)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"
