"""A duel of a person against a bot, on a server in its own process."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from waiting import PATIENCE


def live_duel(address: str, person: httpx.Client, **connecting: Any) -> ClientConnection:
    """A live connection to a new duel against a bot."""
    person.headers["X-Legendarium"] = "1"
    person.timeout = httpx.Timeout(PATIENCE)
    assert person.post(f"{address}api/me", json={"name": "Ada"}).status_code == 200
    options = {"form": "duel", "teams": False, "schools": {"how": "random"}, "seats": 2}
    wanted = {"game": "tash-kalar", "options": options, "bots": {"1": "random"}, "start": True}
    table = person.post(f"{address}api/tables", json=wanted)
    assert table.status_code == 201, table.text
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    live: ClientConnection = connect(
        f"{address.replace('http', 'ws')}api/tables/{table.json()['code']}/live",
        additional_headers={"Cookie": cookies},
        origin=Origin(address.rstrip("/")),
        **connecting,
    )
    return live


def until(live: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message
