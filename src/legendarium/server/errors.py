"""Refusals, and the sentences that explain them in the language of the client."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from legendarium.locale import LANGUAGES, Value, Words
from legendarium.server.messages import Problem
from legendarium.table.errors import (
    BadSetup,
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherVersion,
    TableError,
)

log = logging.getLogger(__name__)

Code = Literal[
    "already-seated", "already-started", "already-thinking", "bad-name", "bad-passphrase",
    "bad-record", "bad-request", "bad-setup", "bot-failed", "bot-sits-in", "broken-table",
    "closing", "expired", "foreign-record", "game-over", "hints-off", "illegal-choice",
    "late-answer", "name-taken", "no-request", "no-such-bot", "no-such-game", "no-such-level",
    "no-such-moment", "no-such-page", "no-such-seat", "no-such-table", "no-talking", "not-allowed",
    "not-finished", "not-forwarded", "not-full", "not-host", "not-signed-in", "not-started",
    "not-your-seat",
    "not-your-turn", "nothing-to-take-back", "other-version", "request-open", "seat-taken",
    "server-error", "table-full", "take-back-off", "too-big", "too-busy", "too-fast", "too-long",
    "wrong-credentials", "wrong-link", "wrong-origin",
]  # fmt: skip

STATUS: Mapping[Code, int] = {
    "already-seated": 409,
    "already-started": 409,
    "already-thinking": 409,
    "bad-name": 422,
    "bad-passphrase": 422,
    "bad-record": 422,
    "bad-request": 422,
    "bad-setup": 422,
    "bot-failed": 409,
    "bot-sits-in": 409,
    "broken-table": 500,
    "closing": 503,
    "expired": 401,
    "foreign-record": 422,
    "game-over": 409,
    "hints-off": 409,
    "illegal-choice": 409,
    "late-answer": 409,
    "name-taken": 409,
    "no-request": 409,
    "no-such-bot": 404,
    "no-such-game": 404,
    "no-such-level": 404,
    "no-such-moment": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "no-talking": 409,
    "not-allowed": 405,
    "not-finished": 409,
    "not-forwarded": 500,
    "not-full": 409,
    "not-host": 403,
    "not-signed-in": 401,
    "not-started": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "nothing-to-take-back": 409,
    "other-version": 422,
    "request-open": 409,
    "seat-taken": 409,
    "server-error": 500,
    "table-full": 409,
    "take-back-off": 409,
    "too-big": 413,
    "too-busy": 429,
    "too-fast": 429,
    "too-long": 422,
    "wrong-credentials": 401,
    "wrong-link": 404,
    "wrong-origin": 403,
}

CODE_OF_TABLE_ERROR: Mapping[type[TableError], Code] = {
    BadSetup: "bad-setup",
    DamagedSave: "bad-record",
    ForeignSave: "foreign-record",
    IllegalChoice: "illegal-choice",
    OtherVersion: "other-version",
}
CODE_OF_FIELD: Mapping[str, Code] = {"name": "bad-name", "passphrase": "bad-passphrase"}
CODE_OF_STATUS: Mapping[int, Code] = {404: "no-such-page", 405: "not-allowed", 413: "too-big"}


class Refused(Exception):
    """A request was refused and changed nothing; `error-<code>` is the sentence that says why."""

    def __init__(
        self,
        code: Code,
        at: str = "",
        headers: Mapping[str, str] | None = None,
        rule: str = "",
        **values: Value,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.at = at
        self.headers = headers
        self.rule = rule
        self.values = values

    @classmethod
    def from_table_error(cls, error: TableError) -> Refused:
        """The refusal for an error of the table package."""
        for kind, code in CODE_OF_TABLE_ERROR.items():
            if isinstance(error, kind):
                return cls(code, error.at, rule=error.rule)
        return cls("bad-request", error.at, rule=error.rule)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def say(self, language: str) -> str:
        """The sentence that says what was wrong and what to do next."""
        return words_of(language).say(f"error-{self.code}", **self.values)

    def problem(self, language: str) -> Problem:
        """The refusal as a message."""
        return Problem(
            code=self.code, message=self.say(language), at=_printable(self.at), rule=self.rule
        )


@cache
def words_of(language: str) -> Words:
    """The words of a language, or of English where that is not supported."""
    return Words(language if language in LANGUAGES else "en")


def language_of(connection: HTTPConnection) -> str:
    """The supported language that the client prefers, from its Accept-Language."""
    preferences = []
    for number, preference in enumerate(
        connection.headers.get("accept-language", "")[:1000].split(",")
    ):
        tag, _, parameter = preference.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            preferences.append((-_weight(parameter), number, language))
    wanted = [language for weight, _, language in sorted(preferences) if weight < 0]
    return wanted[0] if wanted else "en"


def _weight(parameter: str) -> float:
    """The weight of a language, such as 0.8 for `q=0.8`; 1 when there is none."""
    name, _, number = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def answer(connection: HTTPConnection, refused: Refused) -> JSONResponse:
    """The HTTP answer for a refusal."""
    problem = refused.problem(language_of(connection))
    return JSONResponse(problem.model_dump(), refused.status, dict(refused.headers or {}))


def refusals(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its schema."""
    by_status: dict[int | str, list[str]] = {}
    for code in sorted({*codes, "bad-request"}):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: {"model": Problem, "description": f"Refused: {', '.join(names)}."}
        for status, names in by_status.items()
    }


def install(app: FastAPI) -> None:
    """Let the app answer every error with a problem."""
    app.add_exception_handler(Refused, _on_refused)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(TableError, _on_table_error)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(Exception, _on_unexpected_error)


async def _on_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return answer(request, error)


async def _on_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return answer(request, validation_refusal(error.errors()))


async def _on_table_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TableError)
    return answer(request, Refused.from_table_error(error))


async def _on_http_error(request: Request, error: Exception) -> JSONResponse:
    """Refusals by the framework: no such page, a wrong method, an unreadable body."""
    assert isinstance(error, HTTPException)
    response = answer(request, Refused(CODE_OF_STATUS.get(error.status_code, "bad-request")))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _on_unexpected_error(request: Request, error: Exception) -> JSONResponse:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, Refused("server-error"))


def validation_refusal(errors: Sequence[Mapping[str, Any]]) -> Refused:
    """The refusal for the first validation error of a request."""
    first = errors[0] if errors else {}
    where = [str(part) for part in first.get("loc", ())]
    if where[:1] in (["body"], ["query"], ["path"], ["header"]):
        where = where[1:]
    at = ".".join(where)
    if len(where) == 1 and where[0] in CODE_OF_FIELD:
        return Refused(CODE_OF_FIELD[where[0]], at)
    if first.get("type") == "string_too_long":
        return Refused("too-long", at, limit=int(first["ctx"]["max_length"]))
    return Refused("bad-request", "" if first.get("type") == "json_invalid" else at)


def _printable(text: str) -> str:
    """Text from a request, such as the name of a field, in a form that can be sent."""
    return text[:200].encode("utf-8", "replace").decode()
