"""A proxy to a database on loopback that can stop forwarding without closing connections."""

from __future__ import annotations

import asyncio

from sqlalchemy import make_url


class Passage:
    """Hands on what comes, in both directions, on every connection that has not fallen silent."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._open = asyncio.Event()
        self._open.set()
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Passage:
        self._server = await asyncio.start_server(self._hand_on, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        for writer in self._writers:
            writer.close()

    @property
    def url(self) -> str:
        """The address of the database, by this way."""
        port = self._server.sockets[0].getsockname()[1]
        return self._url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    def silence(self) -> None:
        """Let no connection that is open now carry anything any more; new ones work."""
        self._open.clear()
        self._open = asyncio.Event()
        self._open.set()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._url.host, self._url.port or 5432)
        self._writers += [writer, back]
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(_copy(one, other, self._open))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _copy(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_open: asyncio.Event
) -> None:
    while data := await reader.read(65536):
        await is_open.wait()
        writer.write(data)
        await writer.drain()
    await is_open.wait()
    writer.close()
