"""Clients of the server of a test: visitors, guests, and their live connections."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from waiting import PATIENCE

ADDRESS = "http://table.test"
PASSPHRASE = "four quiet grey horses"


def visitor(app: FastAPI, language: str = "en") -> AsyncClient:
    """A browser with our page open; nobody has said a name in it yet."""
    return AsyncClient(
        transport=ASGITransport(app, raise_app_exceptions=False),
        base_url=ADDRESS,
        headers={"X-Legendarium": "1", "Accept-Language": language},
    )


async def guest(app: FastAPI, name: str, language: str = "en") -> AsyncClient:
    """The browser of a guest of this name."""
    client = visitor(app, language)
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return client


async def person(client: AsyncClient) -> dict[str, Any] | None:
    """Who a browser is, if the server knows them."""
    answer = await client.get("/api/me")
    assert answer.status_code == 200
    found: dict[str, Any] | None = answer.json()["person"]
    return found


async def account(app: FastAPI, name: str, passphrase: str = PASSPHRASE) -> AsyncClient:
    """The browser of somebody who has just made an account."""
    client = visitor(app)
    answer = await client.post("/api/account", json={"name": name, "passphrase": passphrase})
    assert answer.status_code == 200, answer.text
    return client


async def sign_in(client: AsyncClient, name: str, passphrase: str = PASSPHRASE) -> int:
    """The status of trying to sign in."""
    answer = await client.post("/api/sign-in", json={"name": name, "passphrase": passphrase})
    return answer.status_code


class Closed(Exception):
    """The server has closed the live connection."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Live:
    """The live connection of a browser, without a network: `async with Live(app, client, path)`."""

    def __init__(self, app: FastAPI, client: AsyncClient, path: str) -> None:
        self._app = app
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._scope = _scope(client, path)

    async def __aenter__(self) -> Live:
        self._task = asyncio.create_task(self._run())
        await self._to_server.put({"type": "websocket.connect"})
        if (await self._next(PATIENCE))["type"] != "websocket.accept":
            raise AssertionError("The server sent something before it accepted the connection.")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def send(self, message: object) -> None:
        """Send a message as JSON."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str) -> None:
        """Send a text as it is."""
        await self._to_server.put({"type": "websocket.receive", "text": text})

    async def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; raises Closed at the end, TimeoutError when nothing comes."""
        message = await self._next(timeout)
        read: dict[str, Any] = json.loads(message["text"])
        return read

    async def receive_kind(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of this type; those before it are dropped."""
        async with asyncio.timeout(timeout):
            while (message := await self.receive(timeout))["type"] != kind:
                pass
        return message

    async def close(self) -> None:
        """Close the page, and wait until the server has noticed."""
        await self._to_server.put({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def _run(self) -> None:
        await self._app(self._scope, self._to_server.get, self._hear)

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        await self._from_server.put(dict(message))

    async def _next(self, timeout: float) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            message = await self._from_server.get()
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 1000))
        return message


def _scope(client: AsyncClient, path: str) -> dict[str, Any]:
    """What a server tells its app of a connection that a browser opens."""
    parts = urlsplit(path)
    sent = client.build_request("GET", path).headers
    headers = {**sent, "origin": ADDRESS, "upgrade": "websocket", "connection": "Upgrade"}
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 123),
        "server": ("table.test", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
