"""Logs are JSON, one object a line, and no secret stands in them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from house import OURS, House
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from legendarium.server.safety import logs
from waiting import PATIENCE, wait_until

SECRETS = ("swordfish", "dragon", "hush-hush", "personal-token")


@pytest.fixture
def written(restored_logging: None) -> io.StringIO:
    """What is logged."""
    stream = io.StringIO()
    logs.set_up(logging.INFO, stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@contextmanager
def served(house: House) -> Iterator[int]:
    """The house on a port of this machine."""
    door = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        house.app, ws="websockets-sansio", log_config=None, access_log=False, lifespan="off"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the server has started")
    try:
        yield door.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()


def test_a_request_is_one_line_with_its_route_and_its_name(written: io.StringIO) -> None:
    answer = House().client().get("/api/tables/ABC?token=hush-hush")
    line = next(line for line in lines(written) if line["message"] == "request")
    assert line["route"] == "/api/tables/{code}"
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert line["ms"] >= 0
    assert line["request"] == answer.headers["x-request-id"]
    assert "ABC" not in json.dumps(line)


def test_each_request_has_another_name() -> None:
    client = House().client()
    names = {client.get("/api/tables/x").headers["x-request-id"] for _ in range(5)}
    assert len(names) == 5


def test_no_secret_is_logged_whatever_goes_wrong(written: io.StringIO) -> None:
    client = House().client(**OURS, Cookie="session=hush-hush")
    client.get("/r/personal-token")
    client.get("/api/broken?passphrase=swordfish")
    client.post("/api/sign-in", json={"name": "Ada", "passphrase": "swordfish"})
    with client.websocket_connect("/api/tables/ABC/live?token=hush-hush") as live:
        live.send_text("break")
        assert live.receive()["code"] == 1011
    text = written.getvalue()
    assert [secret for secret in SECRETS if secret in text] == []
    failed = [line for line in lines(written) if line["level"] == "error"]
    assert [line["message"] for line in failed] == ["a request failed", "a live connection failed"]
    assert [line["error"] for line in failed] == ["ValueError", "ValueError"]
    assert failed[0]["where"][-1].endswith(" broken")
    assert failed[0]["route"] == "/api/broken"


def test_a_real_server_logs_no_secret_either(written: io.StringIO) -> None:
    with served(House()) as port:
        address = f"ws://127.0.0.1:{port}/api/tables/ABC/live?token=hush-hush"
        with connect(address, open_timeout=PATIENCE) as live:
            live.send("hello")
            assert live.recv(10) == "ABC"
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin("http://evil.example"), open_timeout=PATIENCE)
        assert refused.value.response.status_code == 403
        assert b"wrong-origin" in refused.value.response.body
        with connect(address, open_timeout=PATIENCE) as live:
            live.send("break")
    text = written.getvalue()
    assert [secret for secret in SECRETS if secret in text] == []
    assert [line["accepted"] for line in lines(written) if line["message"] == "live"] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("GET /r/abcDEF_123 failed", "GET /r/… failed"),
        ('"WebSocket /api/tables/X/live?last=3&token=abc"', '"WebSocket /api/tables/X/live?…"'),
        ("the token: abc123, and more", "the token: …, and more"),
        ("Cookie=session=abc; path", "Cookie=…; path"),
        ("{'passphrase': 'swordfish'}", "{'passphrase': '…'}"),
        ("is everything well? yes", "is everything well? yes"),
    ],
)
def test_words_are_scrubbed(said: str, kept: str) -> None:
    assert logs.scrub(said) == kept


def test_fields_are_written_and_those_with_secret_names_are_not(written: io.StringIO) -> None:
    fields = {"table": "ABC", "number": 3, "token": "hush-hush", "text": "the dragon"}
    logging.getLogger("legendarium.test").warning("something\nhappened", extra=fields)
    (line,) = lines(written)
    assert (line["message"], line["from"]) == ("something\nhappened", "legendarium.test")
    assert (line["table"], line["number"], line["token"], line["text"]) == ("ABC", 3, "…", "…")


def test_an_error_is_logged_without_its_message(written: io.StringIO) -> None:
    try:
        raise KeyError("the dragon")
    except KeyError:
        logging.getLogger("legendarium.test").exception("it failed")
    (line,) = lines(written)
    assert line["error"] == "KeyError"
    assert "dragon" not in written.getvalue()


def test_a_task_has_the_name_of_the_request_that_began_it(written: io.StringIO) -> None:
    async def scene() -> None:
        named = logs.request_id.set("a request")
        await asyncio.gather(asyncio.to_thread(logging.getLogger("legendarium.test").info, "done"))
        logs.request_id.reset(named)
        logging.getLogger("legendarium.test").info("after")

    asyncio.run(scene())
    done, after = lines(written)
    assert done["request"] == "a request"
    assert "request" not in after
