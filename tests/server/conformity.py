"""Checks all that the servers of the tests say and accept against the schema they publish."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from fastapi import FastAPI
from starlette.types import Message, Receive, Scope, Send

from legendarium.server.messages import ClientMessage
from legendarium.server.routes.live import Listener
from legendarium.server.schema import CLIENT_MESSAGE, SERVER_MESSAGE
from legendarium.table import Shelf

JSON = "application/json"


class Conformity:
    """Counts what was checked, by the name of its type, and keeps what differs from the schema."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()
        self._problems: list[str] = []
        self._schemas: dict[Callable[[], Shelf], Published] = {}

    def take_problems(self) -> list[str]:
        """What was found since this was last asked."""
        found, self._problems = self._problems, []
        return found

    def schema_of(self, app: FastAPI) -> Published:
        """What an app publishes; the same for all apps with the same games."""
        make_shelf = app.state.make_shelf
        if make_shelf not in self._schemas:
            self._schemas[make_shelf] = Published(app.openapi())
        return self._schemas[make_shelf]

    def check_live(self, app: FastAPI, union: str, said: Any) -> None:
        """A message of the live connection."""
        schema = self.schema_of(app)
        name = schema.member(union, said)
        if name is None:
            self._problems.append(f"{union}: none of its members is like {str(said)[:300]}")
        else:
            self._check(name, schema.component(name), said)

    def check_http(self, app: FastAPI, scope: Scope, status: int, sent: bytes, got: bytes) -> None:
        """An answer, and the request too if it was accepted."""
        schema = self.schema_of(app)
        path, method = getattr(scope.get("route"), "path", ""), scope["method"].lower()
        operation = schema.openapi["paths"].get(path, {}).get(method)
        if operation is None:
            return
        answers = operation["responses"].get(str(status))
        if answers is None:
            self._problems.append(f"{method} {path}: the schema has no answer {status}")
            return
        name = f"{method} {path} {status}"
        self._check_body(name, schema, answers, got)
        if 200 <= status < 300:
            self._check_body(f"{method} {path}", schema, operation.get("requestBody", {}), sent)

    def _check_body(self, name: str, schema: Published, body: dict[str, Any], text: bytes) -> None:
        if JSON in body.get("content", {}) and text:
            checker = schema.checker(json.dumps(body["content"][JSON]["schema"]))
            self._check(name, checker, json.loads(text))

    def _check(self, name: str, checker: jsonschema_rs.Draft202012Validator, said: Any) -> None:
        self.checked[name] += 1
        for error in checker.iter_errors(said):
            at = "/".join(str(step) for step in error.instance_path)
            self._problems.append(f"{name}, at {at}: {error.message[:300]}")


class Published:
    """A schema, and what checks its types."""

    def __init__(self, openapi: dict[str, Any]) -> None:
        self.openapi = openapi
        self.checker = cache(self._checker)
        components = openapi["components"]["schemas"]
        self._members: dict[tuple[str, str, str | None], str] = {}
        """By union, type and game: the component."""
        for union in (SERVER_MESSAGE, CLIENT_MESSAGE):
            for member in components[union]["oneOf"]:
                name = member["$ref"].rsplit("/")[-1]
                fields = components[name]["properties"]
                game = fields.get("game", {}).get("const")
                self._members[union, fields["type"]["const"], game] = name

    def member(self, union: str, said: Any) -> str | None:
        """The component that a live message must follow."""
        return self._members.get((union, said.get("type"), said.get("game")))

    def component(self, name: str) -> jsonschema_rs.Draft202012Validator:
        """What checks a component."""
        return self.checker(json.dumps({"$ref": f"#/components/schemas/{name}"}))

    def _checker(self, schema: str) -> jsonschema_rs.Draft202012Validator:
        whole = {**json.loads(schema), "components": self.openapi["components"]}
        return jsonschema_rs.Draft202012Validator(whole)


@contextmanager
def listening() -> Iterator[Conformity]:
    """Check every server in this process from now on, however it is reached."""
    found = Conformity()
    call, handle = FastAPI.__call__, Listener._handle

    async def checked_call(app: FastAPI, scope: Scope, receive: Receive, send: Send) -> None:
        is_server = hasattr(app.state, "make_shelf")
        if is_server and scope["type"] == "http":
            await call(app, scope, *_http(found, app, scope, receive, send))
        elif is_server and scope["type"] == "websocket" and scope["path"].endswith("/live"):
            await call(app, scope, receive, _live(found, app, send))
        else:
            await call(app, scope, receive, send)

    async def checked_handle(listener: Listener, message: ClientMessage) -> None:
        await handle(listener, message)
        said = message.model_dump(mode="json", exclude_unset=True)
        if message.type == "choose":
            # It may be left out by who knows one game; the schema tells the games apart by it.
            said.setdefault("game", listener._table.row.game)
        found.check_live(listener._connection.socket.app, CLIENT_MESSAGE, said)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FastAPI, "__call__", checked_call)
        patch.setattr(Listener, "_handle", checked_handle)
        yield found


def _live(found: Conformity, app: FastAPI, send: Send) -> Send:
    async def tell(message: Message) -> None:
        if message["type"] == "websocket.send":
            found.check_live(app, SERVER_MESSAGE, json.loads(message["text"]))
        await send(message)

    return tell


def _http(
    found: Conformity, app: FastAPI, scope: Scope, receive: Receive, send: Send
) -> tuple[Receive, Send]:
    sent, got = bytearray(), bytearray()
    start: MutableMapping[str, Any] = {}

    async def hear() -> Message:
        message = await receive()
        sent.extend(message.get("body", b""))
        return message

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        elif message["type"] == "http.response.body":
            got.extend(message.get("body", b""))
            if not message.get("more_body"):
                found.check_http(app, scope, start["status"], bytes(sent), bytes(got))
        await send(message)

    return hear, tell
