"""Logs as JSON, one object a line, without secrets.

Nothing that a person sent is logged: requests are named by route, and errors by type and place,
since their messages may quote a passphrase, a chat line or a hidden card.
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
"""The id of the request that is being handled."""

SECRET_FIELDS = frozenset(
    {
        "authorization", "cards", "cookie", "hand", "option", "passphrase", "password", "text",
        "token", "view",
    }
)  # fmt: skip
"""Fields whose values are never written."""

REDACTED = "…"
_STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_PERSONAL_LINK = re.compile(r"(/r/)[^\s\"'?#]+")
_QUERY = re.compile(r"(\?)[\w%.~-]+=[^\s\"']*")
_NAMED_SECRET = re.compile(r"(?i)(\b(?:token|passphrase|password|cookie)\b\W{1,4})[^\s\"',;]+")
QUIET_LOGGERS = ("uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncio")
"""Libraries whose informational messages contain paths with query strings."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

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
            if name not in _STANDARD_FIELDS:
                line[name] = REDACTED if name.lower() in SECRET_FIELDS else _plain(value)
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line |= {"error": kind.__name__, "where": _frames(trace)}
        return json.dumps(line, ensure_ascii=False)


def scrub(text: str) -> str:
    """A text without personal links, query strings and named secrets."""
    for pattern in (_PERSONAL_LINK, _QUERY, _NAMED_SECRET):
        text = pattern.sub(rf"\1{REDACTED}", text)
    return text


def set_up(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Write all logs of this process to a stream, by default standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET_LOGGERS:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _plain(value: object) -> object:
    if value is None or isinstance(value, bool | int | float):
        return value
    return scrub(str(value))


def _frames(trace: TracebackType | None) -> list[str]:
    """The last frames of a traceback, the innermost last."""
    return [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)
    ][-12:]
