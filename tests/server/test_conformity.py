"""The check of all messages against the schema finds what does not follow it."""

from __future__ import annotations

from typing import Any

import pytest
from company import Live, guest
from conformity import Conformity
from fastapi import FastAPI

from legendarium.server.schema import CLIENT_MESSAGE, SERVER_MESSAGE
from toy import PlayCard

pytestmark = pytest.mark.anyio

STANDING: dict[str, Any] = {
    "number": 0,
    "moment": 0,
    "question": None,
    "asides": [],
    "can_take_back": False,
    "can_request": False,
    "clocks": None,
    "outcome": None,
    "view": {"hands": [[1, None]], "played": [], "folded": None},
}
VIEW = {"type": "view", "game": "highest-card", "seat": 0, "standing": STANDING}
QUESTION = {"seat": 0, "kind": "play", "options": [{"kind": "sing", "card": 1}]}


@pytest.mark.parametrize(
    ("union", "said", "problem"),
    [
        (SERVER_MESSAGE, VIEW, ""),
        (SERVER_MESSAGE, VIEW | {"seat": "first"}, "HighestCardViewMessage, at seat:"),
        (SERVER_MESSAGE, VIEW | {"secret": 1}, "'secret' was unexpected"),
        (SERVER_MESSAGE, VIEW | {"game": "chess"}, "none of its members"),
        (
            SERVER_MESSAGE,
            VIEW | {"standing": STANDING | {"view": {"hands": []}}},
            '"played" is a required property',
        ),
        (
            SERVER_MESSAGE,
            VIEW | {"standing": STANDING | {"question": QUESTION}},
            "at standing/question",
        ),
        (CLIENT_MESSAGE, {"type": "ping"}, ""),
        (CLIENT_MESSAGE, {"type": "consent", "request": 1}, '"agree" is a required property'),
    ],
)
async def test_a_message_that_does_not_follow_the_schema_is_found(
    app: FastAPI, union: str, said: dict[str, Any], problem: str
) -> None:
    check = Conformity()
    check.check_live(app, union, said)
    found = check.take_problems()
    assert bool(found) == bool(problem)
    assert problem in "".join(found)
    assert check.take_problems() == []


async def test_every_message_of_a_table_is_checked_in_both_directions(
    app: FastAPI, conformity: Conformity
) -> None:
    before = conformity.checked.copy()
    await play(app)
    assert set(conformity.checked - before) >= {
        "post /api/tables",
        "post /api/tables 201",
        "TableMessage",
        "HighestCardViewMessage",
        "HighestCardStepMessage",
        "HighestCardChoose",
    }


async def test_what_a_server_says_otherwise_is_found(
    app: FastAPI, conformity: Conformity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayCard, "to_json", lambda option: {"kind": "play", "hat": "fez"})
    await play(app)
    problems = conformity.take_problems()
    assert {problem.split(",")[0] for problem in problems} == {"HighestCardViewMessage"}


async def play(app: FastAPI) -> None:
    """Begin a game and make a choice."""
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    body = {"game": "highest-card", "options": {"seats": 2}}
    code = (await ann.post("/api/tables", json=body)).json()["code"]
    assert (await bob.post(f"/api/tables/{code}/seats/1", json={})).is_success
    assert (await ann.post(f"/api/tables/{code}/start")).is_success
    async with Live(app, ann, f"/api/tables/{code}/live") as live:
        standing = (await live.receive_kind("view"))["standing"]
        hand = standing["view"]["hands"][0]
        option = {"kind": "play", "card": hand[0]}
        await live.send({"type": "choose", "answers": standing["number"], "option": option})
        await live.receive_kind("step")
