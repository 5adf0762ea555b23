"""Logs as JSON, one object a line, in which no secret stands.

Nothing that a person sent is logged: routes stand for paths, and an error is its kind and where it
happened, since its message may quote a passphrase, a chat line or a hidden card.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, TextIO

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The name of the request that is being answered."""

SECRETS = frozenset(
    {
        "authorization", "cards", "cookie", "hand", "option", "passphrase", "password", "text",
        "token", "view",
    }
)  # fmt: skip
"""Fields that are never written, whoever gives them to a log."""

HIDDEN = "…"
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_PERSONAL_LINK = re.compile(r"(/r/)[^\s\"'?#]+")
_QUERY = re.compile(r"(\?)[\w%.~-]+=[^\s\"']*")
_NAMED = re.compile(r"(?i)(\b(?:token|passphrase|password|cookie)\b\W{1,4})[^\s\"',;]+")
QUIET = ("uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncio")
"""Their everyday words name paths with everything behind the question mark."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": scrub(record.getMessage()),
        }
        if (request := request_id.get()) is not None:
            line["request"] = request
        for name, value in vars(record).items():
            if name not in _USUAL:
                line[name] = HIDDEN if name.lower() in SECRETS else _plain(value)
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line |= {"error": kind.__name__, "where": _frames(trace)}
        return json.dumps(line, ensure_ascii=False)


def scrub(text: str) -> str:
    """A text without personal links, query strings and whatever is called a secret."""
    for pattern in (_PERSONAL_LINK, _QUERY, _NAMED):
        text = pattern.sub(rf"\1{HIDDEN}", text)
    return text


def set_up(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Write every log of this process to the stream, standard error unless told otherwise."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _plain(value: object) -> object:
    if value is None or isinstance(value, bool | int | float):
        return value
    return scrub(str(value))


def _frames(trace: TracebackType | None) -> list[str]:
    """Where an error came from, the innermost place last."""
    return [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)
    ][-12:]
