"""Whatever is refused is told in one sentence, in the language of the one who asks."""

from __future__ import annotations

import json
import logging
from importlib.resources import files
from typing import get_args

import pytest
from company import visitor
from fastapi import FastAPI
from fluent.syntax import FluentParser, ast
from httpx import AsyncClient
from starlette.requests import HTTPConnection

from legendarium.locale import LANGUAGES
from legendarium.server.errors import (
    STATUS,
    Code,
    Refused,
    install,
    language_of,
    refusals,
    validation_refusal,
)
from legendarium.server.live.connection import refusal
from legendarium.table.errors import (
    BadJson,
    BadSetup,
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherVersion,
    TableError,
)

CODES = get_args(Code)


def asking(accepted: str) -> HTTPConnection:
    header = (b"accept-language", accepted.encode("latin-1"))
    return HTTPConnection({"type": "http", "headers": [header]})


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    file = files("legendarium.locale") / "en" / "server.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    written = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert written == {f"error-{code}" for code in CODES}


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(CODES)
    own_faults = [code for code, status in STATUS.items() if status >= 500]
    assert own_faults == ["broken-table", "closing", "not-forwarded", "server-error"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_wrong_and_what_to_do(code: Code, language: str) -> None:
    said = Refused(code, limit=300).say(language)
    assert len(said) > 20
    assert said.endswith(".")
    assert "{" not in said


def test_the_limit_of_a_text_is_told() -> None:
    assert "300" in Refused("too-long", limit=300).say("en")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("cs", "cs"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR,fr;q=0.9,pl;q=0.5,en;q=0.4", "pl"),
        ("en;q=0.2, RU;q=0.7", "ru"),
        ("cs;q=0, en-GB", "en"),
        ("cs;q=0", "en"),
        ("cs;q=nan,pl;q=0.1", "pl"),
        ("fr", "en"),
        ("", "en"),
        ("*", "en"),
        (";;;q=,,=", "en"),
        ("de;q=much", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_language_is_the_one_liked_best_of_ours(accepted: str, language: str) -> None:
    assert language_of(asking(accepted)) == language


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (BadSetup("x"), "bad-setup"),
        (IllegalChoice("x"), "illegal-choice"),
        (ForeignSave("x"), "foreign-record"),
        (DamagedSave("x"), "bad-record"),
        (OtherVersion("x"), "other-version"),
        (BadJson("x"), "bad-request"),
    ],
)
def test_an_error_of_the_table_is_a_refusal(error: TableError, code: str) -> None:
    assert Refused.from_table_error(error).code == code


def test_a_refusal_of_the_rules_is_sent_with_its_rule() -> None:
    refused = Refused.from_table_error(IllegalChoice("x", "option", "8.3"))
    assert refused.problem("en").rule == "8.3"
    assert json.loads(refusal(refused, "en"))["rule"] == "8.3"
    assert json.loads(refusal(Refused("not-your-turn"), "en"))["rule"] == ""


def test_a_text_that_is_too_long_is_told_with_its_limit() -> None:
    error = {"type": "string_too_long", "loc": ("chat", "text"), "ctx": {"max_length": 300}}
    refused = validation_refusal([error])
    assert (refused.code, refused.at, refused.values) == ("too-long", "chat.text", {"limit": 300})


def test_the_schema_names_what_a_route_may_refuse() -> None:
    told = refusals("name-taken", "bad-name")
    assert set(told) == {409, 422}
    assert told[422]["description"] == "Refused: bad-name, bad-request."


@pytest.fixture
def small() -> FastAPI:
    """An app where everything goes wrong."""
    app = FastAPI()
    install(app)

    @app.get("/full")
    async def full() -> None:
        raise Refused("table-full", "seat", headers={"retry-after": "5"})

    @app.get("/illegal")
    async def illegal() -> None:
        raise IllegalChoice("The centre is taken.", "option")

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("a secret of the server")

    @app.get("/numbers/{number}")
    async def count(number: int) -> int:
        return number

    return app


@pytest.fixture
async def browser(small: FastAPI) -> AsyncClient:
    return visitor(small)


@pytest.mark.anyio
async def test_a_refusal_is_answered_as_a_problem(browser: AsyncClient) -> None:
    answer = await browser.get("/full")
    assert answer.status_code == 409
    assert answer.headers["retry-after"] == "5"
    assert answer.json() == {
        "code": "table-full",
        "message": "This table is full. You can watch, or set up your own table.",
        "at": "seat",
        "rule": "",
    }


@pytest.mark.anyio
async def test_an_error_of_the_table_is_answered_as_a_problem(browser: AsyncClient) -> None:
    answer = await browser.get("/illegal")
    assert answer.status_code == 409
    assert (answer.json()["code"], answer.json()["at"]) == ("illegal-choice", "option")


@pytest.mark.anyio
async def test_an_unexpected_error_is_logged_and_not_told(
    browser: AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = await browser.get("/broken")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server-error"
    assert "secret" not in answer.text
    assert [record.exc_info is not None for record in caplog.records] == [True]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "status", "code", "at"),
    [
        ("GET", "/nowhere", 404, "no-such-page", ""),
        ("POST", "/full", 405, "not-allowed", ""),
        ("GET", "/numbers/many", 422, "bad-request", "number"),
    ],
)
async def test_what_the_framework_refuses_is_a_problem_too(
    browser: AsyncClient, method: str, path: str, status: int, code: str, at: str
) -> None:
    answer = await browser.request(method, path)
    assert answer.status_code == status
    assert (answer.json()["code"], answer.json()["at"]) == (code, at)
    assert answer.json()["message"].endswith(".")
