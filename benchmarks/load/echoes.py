"""The echo baseline: as many connections, each echoing one message a second."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect


async def echo(
    address: str, connections: int, size: int, seconds: float, chance: Random
) -> list[float]:
    """The round-trip time of each message."""
    path = address.replace("http", "ws", 1) + "/echo"
    limit = asyncio.Semaphore(32)

    async def open_one() -> ClientConnection:
        async with limit:
            return await connect(path, compression=None, ping_interval=None, open_timeout=60)

    sockets = await asyncio.gather(*(open_one() for _ in range(connections)))
    times: list[float] = []
    text = "x" * size
    end = perf_counter() + seconds
    await asyncio.gather(*(_send(s, text, chance.random(), end, times) for s in sockets))
    await asyncio.gather(*(socket.close() for socket in sockets))
    return times


async def _send(
    socket: ClientConnection, text: str, phase: float, end: float, times: list[float]
) -> None:
    due = perf_counter() + phase
    while due < end:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        sent = perf_counter()
        await socket.send(text)
        await socket.recv()
        times.append(perf_counter() - sent)
        due += 1.0
