"""A server that is killed at any moment comes back with every choice that anybody was told of."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hosting import COMMAND, Host, read
from scripted import Follower, make_table, newcomer
from websockets.asyncio.client import ClientConnection

from legendarium.cli.shelf import make_shelf
from legendarium.server.live import render
from legendarium.server.live.opening import open_match
from legendarium.server.storage.tables import StoredStep
from legendarium.table import SPECTATOR
from repetition import repeat
from waiting import PATIENCE, wait_until_async

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.usefixtures("no_settings"),
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="servers are forked, and killed by signals"),
]

KILLS = repeat(8, 50)
HOSTS = 2
"""Servers at a time, each on a database of its own."""
MOST_HEARD = 40
"""Announcements that people hear at most before a server is killed, once everybody has come."""

RANDOM = {"how": "random"}
TABLES: tuple[tuple[dict[str, Any], dict[str, str], tuple[int, ...]], ...] = (
    ({"form": "duel", "schools": RANDOM}, {"1": "random"}, (0,)),
    ({"form": "melee", "seats": 3, "schools": RANDOM}, {"0": "random"}, (1, 2)),
    ({"form": "high-form", "schools": RANDOM}, {"0": "random", "1": "random"}, ()),
    ({"form": "duel", "schools": RANDOM}, {}, (0, 1)),
)
"""Options, bots, and where our people sit; one more watches."""

BOX = make_shelf()["tash-kalar"]


class Household:
    """A server, its tables and the people at them, through all its lives."""

    def __init__(self, host: Host, chance: Random) -> None:
        self.host = host
        self.chance = chance
        self.cookies: list[str] = []
        self.tables: dict[int, list[Follower]] = {}
        self.known: set[str] = set()
        """The codes of tables that have been through a life."""
        self.steps = 0
        self.restored = 0

    async def life(self, number: signal.Signals) -> int:
        """Start a server, compare, play for a moment, and end it; the exit status."""
        await self.host.start()
        await self.open_tables()
        sockets = [socket for people in self.tables.values() for socket in await self.come(people)]
        playing = [
            asyncio.create_task(follower.play(socket))
            for follower, socket in zip(self.followers, sockets, strict=True)
        ]
        await self.hear(self.chance.randrange(MOST_HEARD))
        status = await self.host.end(number)
        await asyncio.gather(*playing)
        for socket in sockets:
            await socket.close()
        self.compare()
        return status

    async def hear(self, number: int) -> None:
        """Wait for so many announcements of steps; the server is in the midst of the next ones."""
        before = sum(follower.last for follower in self.followers)

        def heard_enough() -> bool:
            return sum(follower.last for follower in self.followers) - before >= number

        await wait_until_async(heard_enough, f"{number} announcements")

    async def open_tables(self) -> None:
        """Let there be a running table of every kind."""
        if not self.cookies:
            self.cookies = [await newcomer(self.host.address, name) for name in ("Ann", "Bob")]
        for number, (options, bots, seats) in enumerate(TABLES):
            people = self.tables.get(number, [])
            if people and not people[0].is_over:
                continue
            self.steps += sum(len(follower.told) for follower in people)
            cookies = dict(zip(seats, self.cookies, strict=False))
            code = await make_table(self.host.address, options, bots, cookies, self.cookies[0])
            self.tables[number] = [
                Follower(code, cookie, seat, self.chance)
                for seat, cookie in [(SPECTATOR, ""), *cookies.items()]
            ]

    @property
    def followers(self) -> list[Follower]:
        """Everybody, at every table."""
        return [follower for people in self.tables.values() for follower in people]

    async def come(self, people: list[Follower]) -> list[ClientConnection]:
        """People come back: the table stands where it stood when they last heard of it.

        The first of them lets the server read the table again, and then bots go on at once.
        """
        first = people[0]
        kept, last = self.journal(first), heard(people)
        sockets = [await first.come(self.host.address)]
        standing = first.standing
        assert standing is not None
        if first.code in self.known:
            assert standing["number"] == len(kept)
            assert last <= len(kept) <= last + 1
            assert standing == json.loads(json.dumps(self.replayed(first, kept, standing)))
            self.restored += 1
        self.known.add(first.code)
        return sockets + [await other.come(self.host.address) for other in people[1:]]

    def journal(self, follower: Follower) -> list[StoredStep]:
        """What the database has kept of a table, in order."""
        rows = read(
            self.host.database,
            "SELECT number, journal.seat, cause, how, option, keep FROM journal"
            " JOIN tables ON tables.id = table_id WHERE code = ? ORDER BY number",
            follower.code,
        )
        return [
            StoredStep._make(
                (*step, None, None if option is None else json.loads(str(option)), keep)
            )
            for *step, option, keep in rows
        ]

    def replayed(
        self, follower: Follower, kept: list[StoredStep], standing: dict[str, Any]
    ) -> dict[str, Any]:
        """How the table stands when its journal is played again, here and not there."""
        found = read(
            self.host.database, "SELECT setup, seed FROM tables WHERE code = ?", follower.code
        )
        setup, seed = found[0]
        match = open_match(BOX, json.loads(str(setup)), int(str(seed)), True, kept).match
        return render.standing(match, match.now, follower.seat, None, standing["can_request"])

    def compare(self) -> None:
        """Everything that was announced is kept, without a gap, and the file is whole."""
        assert read(self.host.database, "PRAGMA integrity_check") == [("ok",)]
        assert read(self.host.database, "PRAGMA foreign_key_check") == []
        for people in self.tables.values():
            kept = self.journal(people[0])
            assert [row.number for row in kept] == list(range(1, len(kept) + 1))
            assert heard(people) <= len(kept) <= heard(people) + 1
            for follower in people:
                for told in follower.told.values():
                    row = kept[told.number - 1]
                    cause = row.how if row.how in ("bot", "clock") else row.cause
                    assert (row.number, cause, row.seat) == told
                for number, option in follower.chosen.items():
                    assert kept[number - 1].option == option


def heard(people: list[Follower]) -> int:
    """The last step of a table that anybody was told of."""
    return max(follower.last for follower in people)


async def lives(folder: Path, number: int) -> int:
    """Half of the kills; how many steps were announced between them."""
    async with Host(folder / f"{number}.sqlite") as host:
        household = Household(host, Random(number))
        for _ in range(KILLS // HOSTS):
            assert await household.life(signal.SIGKILL) == -signal.SIGKILL
        assert household.restored > KILLS // HOSTS
        return household.steps + sum(len(f.told) for f in household.followers)


async def test_every_table_comes_back_at_the_last_choice_that_was_announced(
    tmp_path: Path,
) -> None:
    steps = await asyncio.gather(*(lives(tmp_path, number) for number in range(HOSTS)))
    assert min(steps) > KILLS


async def test_a_server_that_is_asked_to_stop_loses_nothing(tmp_path: Path) -> None:
    async with Host(tmp_path / "stopped.sqlite") as host:
        household = Household(host, Random(5))
        for _ in range(3):
            assert await household.life(signal.SIGTERM) == 0
        await household.host.start()
        for people in household.tables.values():
            for socket in await household.come(people):
                await socket.close()


async def test_the_command_itself_ends_well(tmp_path: Path) -> None:
    server = await asyncio.create_subprocess_exec(
        sys.executable,
        *COMMAND,
        str(tmp_path / "command.sqlite"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert server.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            assert b"http://127.0.0.1:" in await server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await server.wait() == 0
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()
