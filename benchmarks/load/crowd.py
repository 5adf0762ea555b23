"""Many tables, each with two players and two spectators, with choices at an even pace."""

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

CSRF_HEADERS = {"X-Legendarium": "1"}
OPTIONS = {"form": "duel", "schools": {"how": "random"}}
PLAYERS, SPECTATORS = 2, 2
MAX_DELIVERY_SECONDS = 10.0
"""Seconds after which a choice that has not reached everybody is an error."""

STEP_NUMBER = re.compile(r'"standing":\{"number":(\d+)')


@dataclass
class Tally:
    """Counts and times of all tables since the last `clear`."""

    times: list[float] = field(default_factory=list)
    """Seconds from sending a choice until it reached the last of the four."""
    sizes: list[int] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """Seconds by which this process itself was late."""
    errors: list[str] = field(default_factory=list)
    skipped: int = 0
    """Choices not made because the previous one had not reached everybody."""
    ended: int = 0

    def clear(self) -> None:
        """Start again from nothing."""
        for values in (self.times, self.sizes, self.lags, self.errors):
            values.clear()
        self.skipped = self.ended = 0


class Crowd:
    """The people, and the tables they play at."""

    def __init__(self, address: str, chance: Random, pause: float = 1.0) -> None:
        self.address = address
        self.chance = chance
        self.pause = pause
        """Seconds from one choice at a table to the next."""
        self.tally = Tally()
        self.tables: list[Table] = []
        self.cookies: list[str] = []
        self.is_resting = False
        self._http = AsyncClient(base_url=address, headers=CSRF_HEADERS, timeout=60)

    async def grow(self, number: int, on_table: Callable[[], object] = lambda: None) -> None:
        """Open tables until there are this many."""
        while len(self.cookies) < PLAYERS:
            self.cookies.append(await self._guest(f"Player {len(self.cookies) + 1}"))
        limit = asyncio.Semaphore(8)

        async def one() -> None:
            async with limit:
                table = Table(self)
                await table.open()
            self.tables.append(table)
            table.begin()
            on_table()

        await asyncio.gather(*(one() for _ in range(number - len(self.tables))))

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Pause all choices."""
        self.is_resting = True
        yield
        self.is_resting = False

    async def close(self) -> None:
        """Close every table."""
        await asyncio.gather(*(table.close() for table in self.tables))
        await self._http.aclose()

    async def new_game(self) -> str:
        """Start a game at a new table; its code."""
        first, second = self.cookies
        body = {"game": "tash-kalar", "options": OPTIONS}
        made = await self.post("/api/tables", first, body)
        code: str = made["code"]
        await self.post(f"/api/tables/{code}/seats/1", second, {})
        await self.post(f"/api/tables/{code}/start", first, {})
        return code

    async def post(self, path: str, cookie: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send a POST request; the JSON of the answer."""
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        read: dict[str, Any] = answer.json()
        return read

    async def _guest(self, name: str) -> str:
        async with AsyncClient(base_url=self.address, headers=CSRF_HEADERS) as client:
            answer = await client.post("/api/me", json={"name": name})
            answer.raise_for_status()
            return f"legendarium={answer.cookies['legendarium']}"


class Table:
    """One table: at each tick, the seat that must choose takes a random option."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._sockets: list[ClientConnection] = []
        self._standings: list[dict[str, Any]] = [{}, {}]
        self._number = 0
        self._sent_at = 0.0
        self._waiting_for = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._choosing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start a game and connect everybody."""
        code = await self._crowd.new_game()
        address = self._crowd.address.replace("http", "ws", 1) + f"/api/tables/{code}/live"
        self._number = self._waiting_for = 0
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
            for cookie in [*self._crowd.cookies, *[""] * SPECTATORS]
        ]
        self._tasks = [
            asyncio.create_task(self._listen(socket, place))
            for place, socket in enumerate(self._sockets)
        ]

    def begin(self) -> None:
        """Start choosing, with a random phase."""
        self._choosing = asyncio.create_task(self._choose_at_an_even_pace())

    async def close(self) -> None:
        """Stop choosing and disconnect everybody."""
        if self._choosing is not None:
            self._choosing.cancel()
        await self._leave()

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for socket in self._sockets:
            with suppress(WebSocketException, OSError):
                await socket.close()

    async def _choose_at_an_even_pace(self) -> None:
        due = perf_counter() + self._crowd.chance.random() * self._crowd.pause
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self._crowd.tally.lags.append(perf_counter() - due)
            if not self._crowd.is_resting:
                await self._try(self._choose)
            due += self._crowd.pause

    async def _try(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except (WebSocketException, HTTPError, OSError, TimeoutError) as error:
            self._crowd.tally.errors.append(f"{type(error).__name__}: {error}"[:200])
            await asyncio.sleep(1.0)

    async def _choose(self) -> None:
        if self._waiting_for:
            self._crowd.tally.skipped += 1
            if perf_counter() - self._sent_at > MAX_DELIVERY_SECONDS:
                raise TimeoutError("a choice has not reached everybody")
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
        self._waiting_for = PLAYERS + SPECTATORS
        self._sent_at = perf_counter()
        await self._sockets[seat].send(json.dumps({"type": "choose", **choice}))

    async def _listen(self, socket: ClientConnection, place: int) -> None:
        await self._try(lambda: self._receive(socket, place))

    async def _receive(self, socket: ClientConnection, place: int) -> None:
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
        found = STEP_NUMBER.search(text)
        assert found is not None
        self._number = int(found[1])
        self._waiting_for -= 1
        if not self._waiting_for:
            self._crowd.tally.times.append(perf_counter() - self._sent_at)
            self._crowd.tally.sizes.append(len(text))
