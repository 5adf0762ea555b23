"""Somebody who opens a live connection and never reads costs the server little, and is cut off."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from fastapi import FastAPI
from httpx import AsyncClient

from legendarium.cli.serving import config_of
from legendarium.cli.shelf import make_shelf
from legendarium.server.app import create_app
from legendarium.server.live.connection import MAX_QUEUED_MESSAGES, Connection
from legendarium.server.live.live_table import LiveTable
from legendarium.server.safety import stuck
from legendarium.server.settings import Settings
from waiting import wait_until_async

pytestmark = pytest.mark.anyio

BUFFER = 16_384
"""Bytes that the system keeps of a connection here, instead of megabytes."""
MESSAGE = "x" * 20_000
FLOOD = 20 * MAX_QUEUED_MESSAGES
"""Messages; together a hundred megabytes."""


@asynccontextmanager
async def served(app: FastAPI) -> AsyncIterator[tuple[uvicorn.Server, str]]:
    """The app on a port of loopback, as the command `serve` runs it."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        server = uvicorn.Server(config_of(app))
        serving = asyncio.create_task(server.serve([door]))
        try:
            await wait_until_async(lambda: server.started, "the server has started")
            yield server, f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


async def table_at(app: FastAPI, address: str) -> LiveTable:
    """A table at which nobody sits yet."""
    body = {"game": "tash-kalar", "options": {"form": "duel", "schools": {"how": "random"}}}
    async with AsyncClient(base_url=address, headers={"X-Legendarium": "1"}, timeout=60) as ann:
        assert (await ann.post("/api/me", json={"name": "Ann"})).is_success
        made = await ann.post("/api/tables", json=body)
    table: LiveTable = await app.state.registry.table(made.json()["code"])
    return table


async def deaf(address: str, code: str) -> socket.socket:
    """A live connection whose owner reads the answer to the handshake and nothing after it."""
    port = int(address.rpartition(":")[2])
    loop = asyncio.get_running_loop()
    there = socket.socket()
    there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    there.setblocking(False)
    await loop.sock_connect(there, ("127.0.0.1", port))
    lines = (
        f"GET /api/tables/{code}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    )
    await loop.sock_sendall(there, "\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await loop.sock_recv(there, 64)
    return there


async def first_connection(table: LiveTable) -> Connection:
    await wait_until_async(lambda: table.connections, "somebody is at the table")
    return next(iter(table.connections))


async def test_a_reader_that_never_reads_is_cut_off_and_costs_little(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stuck, "MAX_STALL_SECONDS", 0.2)
    app = create_app(make_shelf, Settings(database_url))
    async with served(app) as (server, address):
        table = await table_at(app, address)
        there = await deaf(address, table.code)
        connection = await first_connection(table)
        (protocol,) = server.server_state.connections
        most = 0
        for _ in range(FLOOD):
            connection.send(MESSAGE)
            await asyncio.sleep(0)
            most = max(most, protocol.transport.get_write_buffer_size())
        assert most < 10 * len(MESSAGE)
        await wait_until_async(
            lambda: not table.connections and not server.server_state.connections,
            "the connection is cut off",
        )
        there.close()
