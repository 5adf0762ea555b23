"""Whatever is asked over HTTP, the server answers as its own schema tells, and never fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from loopback import serving
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.settings import Settings
from legendarium.table import Record
from legendarium.table.saving import Save
from legendarium.tashkalar.setup import Setup
from repetition import repeat

pytestmark = pytest.mark.slow

EXAMPLES = repeat(10, 100)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OURS = {"X-Legendarium": "1", "Accept-Language": "en"}
SCHEMA = schemathesis.openapi.from_dict(
    create_app(make_shelf, Settings(database="sqlite://")).openapi()
)


@pytest.fixture(autouse=True)
def all_messages_follow_the_schema() -> None:
    """Answers are checked here by Schemathesis, which asks for what no schema has, on purpose."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a database of its own."""
    with serving(tmp_path_factory.mktemp("schema") / "legendarium.sqlite") as address:
        yield address


class Guest(NamedTuple):
    """Somebody who is known, and the codes of tables in every state."""

    headers: dict[str, str]
    codes: list[str]
    token: str


@pytest.fixture
def guest(address: str) -> Guest:
    with closing(browser(address, "Ann")) as ann, closing(browser(address, "Bob")) as bob:
        codes = [make_table(ann, bob, how, begun) for how, begun in TABLES]
        record = Record("tash-kalar", Setup("duel", ("northern", "sylvan")).to_json(), 5)
        read = ann.post("/api/records", json={"text": Save.of_record(record).to_text()})
        assert read.status_code == 201, read.text
        token = ann.get(f"/api/tables/{codes[0]}/link").json()["token"]
        headers = {**OURS, "Cookie": f"legendarium={ann.cookies['legendarium']}"}
    return Guest(headers, [*codes, read.json()["code"]], token)


TABLES = (("random", False), ("draft", True), ("random", True))


def browser(address: str, name: str) -> httpx.Client:
    client = httpx.Client(base_url=address, headers=OURS)
    assert client.post("/api/me", json={"name": name}).status_code == 200
    return client


def make_table(ann: httpx.Client, bob: httpx.Client, how: str, begun: bool) -> str:
    options = {"form": "duel", "schools": {"how": how}}
    body = {"game": "tash-kalar", "options": options, "public": True}
    code: str = ann.post("/api/tables", json=body).json()["code"]
    if begun:
        bob.post(f"/api/tables/{code}/seats/1", json={})
        assert ann.post(f"/api/tables/{code}/start").status_code == 200
    return code


def make_real(case: Case[Any], guest: Guest) -> None:
    """Let most made-up names be those of something that is there."""
    number = crc32(repr((case.path_parameters, case.body)).encode(errors="replace"))
    if "code" in (case.path_parameters or {}) and number % 5:
        case.path_parameters["code"] = guest.codes[number % len(guest.codes)]
    if "game" in (case.path_parameters or {}) and number % 2:
        case.path_parameters["game"] = "tash-kalar"
    if isinstance(case.body, dict):
        if "token" in case.body and number % 2:
            case.body["token"] = guest.token
        if "game" in case.body and number % 3:
            case.body["game"] = "tash-kalar"
            case.body["options"] = {"form": "duel", "schools": {"how": "random"}}


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_route_answers_as_the_schema_tells(
    case: Case[Any], address: str, guest: Guest
) -> None:
    make_real(case, guest)
    case.call_and_validate(base_url=address, headers=guest.headers, checks=CHECKS)
