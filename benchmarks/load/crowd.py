"""Many tables, each with two players and two who watch; one choice a second at each."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from httpx import AsyncClient, HTTPError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

OURS = {"X-Legendarium": "1"}
OPTIONS = {"form": "duel", "schools": {"how": "random"}}
PLAYERS, WATCHERS = 2, 2
LATEST = 10.0
"""Seconds after which a choice that not everybody heard of is an error."""

NUMBER = re.compile(r'"standing":\{"number":(\d+)')


@dataclass
class Tally:
    """What happened at all tables since it was last cleared."""

    times: list[float] = field(default_factory=list)
    """From sending a choice until the last of the four heard of it."""
    sizes: list[int] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """How late this process itself was."""
    errors: list[str] = field(default_factory=list)
    skipped: int = 0
    """Choices not made because the one before was still on its way."""
    ended: int = 0

    def clear(self) -> None:
        """Begin anew."""
        for kept in (self.times, self.sizes, self.lags, self.errors):
            kept.clear()
        self.skipped = self.ended = 0


class Crowd:
    """The people, and the tables they play at."""

    def __init__(self, address: str, chance: Random) -> None:
        self.address = address
        self.chance = chance
        self.tally = Tally()
        self.tables: list[Table] = []
        self.cookies: list[str] = []
        self.is_resting = False
        self._http = AsyncClient(base_url=address, headers=OURS, timeout=60)

    async def grow(self, number: int, on_table: Callable[[], object] = lambda: None) -> None:
        """Let there be so many tables."""
        while len(self.cookies) < PLAYERS:
            self.cookies.append(await self._guest(f"Player {len(self.cookies) + 1}"))
        some = asyncio.Semaphore(8)

        async def one() -> None:
            async with some:
                table = Table(self)
                await table.open()
            self.tables.append(table)
            table.begin()
            on_table()

        await asyncio.gather(*(one() for _ in range(number - len(self.tables))))

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Nobody chooses for a while."""
        self.is_resting = True
        yield
        self.is_resting = False

    async def close(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(table.close() for table in self.tables))
        await self._http.aclose()

    async def new_game(self) -> str:
        """The code of a table at which a game has begun."""
        first, second = self.cookies
        body = {"game": "tash-kalar", "options": OPTIONS}
        made = await self.post("/api/tables", first, body)
        code: str = made["code"]
        await self.post(f"/api/tables/{code}/seats/1", second, {})
        await self.post(f"/api/tables/{code}/start", first, {})
        return code

    async def post(self, path: str, cookie: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server for something over HTTP."""
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        read: dict[str, Any] = answer.json()
        return read

    async def _guest(self, name: str) -> str:
        async with AsyncClient(base_url=self.address, headers=OURS) as client:
            answer = await client.post("/api/me", json={"name": name})
            answer.raise_for_status()
            return f"legendarium={answer.cookies['legendarium']}"


class Table:
    """One table: when its second comes, whoever is asked takes one of the listed options."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._sockets: list[ClientConnection] = []
        self._standings: list[dict[str, Any]] = [{}, {}]
        self._number = 0
        self._sent = 0.0
        self._missing = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._choosing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin a game, and let everybody come."""
        code = await self._crowd.new_game()
        address = self._crowd.address.replace("http", "ws", 1) + f"/api/tables/{code}/live"
        self._number = self._missing = 0
        self._standings = [{}, {}]
        self._sockets = [
            await connect(
                address,
                additional_headers={"Cookie": cookie} if cookie else {},
                compression=None,
                ping_interval=None,
                max_queue=None,
                open_timeout=60,
            )
            for cookie in [*self._crowd.cookies, *[""] * WATCHERS]
        ]
        self._tasks = [
            asyncio.create_task(self._listen(socket, place))
            for place, socket in enumerate(self._sockets)
        ]

    def begin(self) -> None:
        """Let the seconds of this table come, at a moment of its own."""
        self._choosing = asyncio.create_task(self._choose_each_second())

    async def close(self) -> None:
        """Everybody leaves."""
        if self._choosing is not None:
            self._choosing.cancel()
        await self._leave()

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for socket in self._sockets:
            with suppress(WebSocketException, OSError):
                await socket.close()

    async def _choose_each_second(self) -> None:
        due = perf_counter() + self._crowd.chance.random()
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self._crowd.tally.lags.append(perf_counter() - due)
            if not self._crowd.is_resting:
                await self._try(self._choose)
            due += 1.0

    async def _try(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except (WebSocketException, HTTPError, OSError, TimeoutError) as error:
            self._crowd.tally.errors.append(f"{type(error).__name__}: {error}"[:200])
            await asyncio.sleep(1.0)

    async def _choose(self) -> None:
        if self._missing:
            self._crowd.tally.skipped += 1
            if perf_counter() - self._sent > LATEST:
                raise TimeoutError("a choice that not everybody heard of")
            return
        if not all(self._standings):
            return
        if self._standings[0]["outcome"] is not None:
            self._crowd.tally.ended += 1
            await self._leave()
            await self.open()
            return
        seat = self._standings[0]["question"]["seat"]
        options = self._standings[seat]["question"]["options"]
        choice = {"answers": self._number, "option": self._crowd.chance.choice(options)}
        self._missing = PLAYERS + WATCHERS
        self._sent = perf_counter()
        await self._sockets[seat].send(json.dumps({"type": "choose", **choice}))

    async def _listen(self, socket: ClientConnection, place: int) -> None:
        await self._try(lambda: self._hear(socket, place))

    async def _hear(self, socket: ClientConnection, place: int) -> None:
        async for text in socket:
            assert isinstance(text, str)
            if text.startswith('{"type":"step"'):
                self._step(text)
            elif text.startswith('{"type":"refused"'):
                self._crowd.tally.errors.append(text[:200])
            elif not text.startswith('{"type":"view"'):
                continue
            if place < PLAYERS:
                self._standings[place] = json.loads(text)["standing"]
        raise ConnectionError("the server has closed a connection")

    def _step(self, text: str) -> None:
        found = NUMBER.search(text)
        assert found is not None
        self._number = int(found[1])
        self._missing -= 1
        if not self._missing:
            self._crowd.tally.times.append(perf_counter() - self._sent)
            self._crowd.tally.sizes.append(len(text))
