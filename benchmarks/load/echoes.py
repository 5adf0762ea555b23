"""The bare echo: as many connections, each sends one message a second and gets it back."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect


async def echo(
    address: str, connections: int, size: int, seconds: float, chance: Random
) -> list[float]:
    """How long each message was on its way, there and back."""
    path = address.replace("http", "ws", 1) + "/echo"
    some = asyncio.Semaphore(32)

    async def open_one() -> ClientConnection:
        async with some:
            return await connect(path, compression=None, ping_interval=None, open_timeout=60)

    sockets = await asyncio.gather(*(open_one() for _ in range(connections)))
    times: list[float] = []
    text = "x" * size
    ending = perf_counter() + seconds
    await asyncio.gather(*(_send(s, text, chance.random(), ending, times) for s in sockets))
    await asyncio.gather(*(socket.close() for socket in sockets))
    return times


async def _send(
    socket: ClientConnection, text: str, phase: float, ending: float, times: list[float]
) -> None:
    due = perf_counter() + phase
    while due < ending:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        sent = perf_counter()
        await socket.send(text)
        await socket.recv()
        times.append(perf_counter() - sent)
        due += 1.0
