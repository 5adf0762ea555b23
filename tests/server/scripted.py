"""Clients that play over the network as fast as possible and record every step they receive."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from httpx import AsyncClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from waiting import PATIENCE

OURS = {"X-Legendarium": "1"}


class Told(NamedTuple):
    """What somebody was told of a step."""

    number: int
    cause: str
    by: int


class Follower:
    """Somebody at one table: plays its seat, or watches, through any number of servers."""

    def __init__(self, code: str, cookie: str, seat: int, chance: Random) -> None:
        self.code = code
        self.cookie = cookie
        self.seat = seat
        self.told: dict[int, Told] = {}
        self.chosen: dict[int, dict[str, Any]] = {}
        """Our choices that were announced, by the number of their step."""
        self.last = 0
        """The highest number that was announced."""
        self.standing: dict[str, Any] | None = None
        self.is_over = False
        self._sent: tuple[int, dict[str, Any]] | None = None
        self._chance = chance

    async def come(self, address: str) -> ClientConnection:
        """Open the table at a server, and hear how it stands there."""
        socket = await connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{self.code}/live",
            additional_headers={"Cookie": self.cookie},
            origin=address,  # type: ignore[arg-type]
            open_timeout=PATIENCE,
        )
        async with asyncio.timeout(PATIENCE):
            while (message := json.loads(await socket.recv()))["type"] != "view":
                pass
        self.standing = message["standing"]
        self.last = message["standing"]["number"]
        return socket

    async def play(self, socket: ClientConnection) -> None:
        """Play until the server is gone."""
        with suppress(ConnectionClosed):
            await self._choose(socket)
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "step":
                    self._hear(message)
                    await self._choose(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        self.standing = standing = message["standing"]
        number = standing["number"]
        assert number == self.last + 1
        self.told[number] = Told(number, message["cause"], message["by"])
        if self._sent is not None and self._sent[0] == number and message["cause"] == "choice":
            self.chosen[number] = self._sent[1]
        self.last = number
        self.is_over = standing["outcome"] is not None

    async def _choose(self, socket: ClientConnection) -> None:
        assert self.standing is not None
        asked, number = self.standing["question"], self.standing["number"]
        if asked is None or asked["seat"] != self.seat:
            return
        if self.standing["can_take_back"] and self._chance.random() < 0.1:
            await socket.send(json.dumps({"type": "take-back", "answers": number}))
            return
        option = self._chance.choice(asked["options"])
        self._sent = number + 1, option
        say = {"type": "choose", "answers": number, "option": option}
        await socket.send(json.dumps(say))


async def make_table(
    address: str, options: dict[str, Any], bots: dict[str, str], cookies: dict[int, str], host: str
) -> str:
    """A table that has begun; `cookies` are those of the people, by seat."""
    body = {"game": "tash-kalar", "options": options, "bots": bots, "seat": None}
    async with browser(address, host) as client:
        made = await client.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        code: str = made.json()["code"]
        for seat, cookie in cookies.items():
            async with browser(address, cookie) as guest:
                sat = await guest.post(f"/api/tables/{code}/seats/{seat}", json={})
            assert sat.status_code == 200, sat.text
        begun = await client.post(f"/api/tables/{code}/start")
        assert begun.json()["state"] == "running", begun.text
    return code


async def newcomer(address: str, name: str) -> str:
    """The cookie of a new guest."""
    async with AsyncClient(base_url=address, headers=OURS) as client:
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return f"legendarium={answer.cookies['legendarium']}"


def browser(address: str, cookie: str) -> AsyncClient:
    """The browser of a guest."""
    return AsyncClient(base_url=address, headers={**OURS, "Cookie": cookie})
