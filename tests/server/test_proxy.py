"""A server behind a proxy knows everybody's address, or refuses them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from house import OURS, ROOMY, House
from starlette.testclient import TestClient, WebSocketDenialResponse

from legendarium.locale import LANGUAGES
from legendarium.server.routes import health
from legendarium.server.storage.database import Database

LIVE = "/api/tables/ABC/live"
GUESSES = 30


def house(**settings: Any) -> House:
    return House(behind_proxy=True, **settings)


def forwarded(*values: str) -> list[tuple[str, str]]:
    return [*OURS.items(), *(("X-Forwarded-For", value) for value in values)]


def guesses(client: TestClient, written: Iterable[str]) -> list[int]:
    """What a try to sign in is answered, for each value of the header."""
    message = {"text": "x"}
    return [
        client.post("/api/sign-in", json=message, headers=forwarded(value)).status_code
        for value in written
    ]


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize(
    "written",
    [("198.51.100.1",), ("6.6.6.6, 198.51.100.1",), ("6.6.6.6", "198.51.100.1"),
     ("198.51.100.1:4711",), ("gibberish, 198.51.100.1, 127.0.0.1",), ("[2001:db8::7]:80",)],
)  # fmt: skip
def test_a_request_through_the_proxy_is_answered(peer: str, written: tuple[str, ...]) -> None:
    answer = house().client(peer).get("/api/tables/x", headers=forwarded(*written))
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "written", ["{forged}", "{forged}, 198.51.100.1", "{forged},198.51.100.1:80"]
)
def test_a_forged_address_dodges_no_limit(written: str) -> None:
    """Whatever a client writes stands to the left of what the proxy adds."""
    client = house(rates=replace(ROOMY, sign_ins=(0.001, 10))).client()
    sent = [written.format(forged=f"203.0.113.{number}") for number in range(GUESSES)]
    arriving = [f"{value}, 198.51.100.1" for value in sent]
    assert guesses(client, arriving) == [200] * 10 + [429] * (GUESSES - 10)


def test_people_behind_the_proxy_have_limits_of_their_own() -> None:
    client = house(rates=replace(ROOMY, sign_ins=(0.001, 1))).client()
    for number in range(GUESSES):
        assert guesses(client, [f"198.51.100.{number}"] * 2) == [200, 429]


def test_live_connections_are_counted_by_the_address_that_the_proxy_tells() -> None:
    client = house(rates=replace(ROOMY, connections=1)).client()
    one, other = ({"X-Forwarded-For": f"203.0.113.9, 198.51.100.{n}"} for n in (1, 2))
    with client.websocket_connect(LIVE, headers=one):
        with pytest.raises(WebSocketDenialResponse), client.websocket_connect(LIVE, headers=one):
            pass
        with client.websocket_connect(LIVE, headers=other) as live:
            live.send_text("hello")
            assert live.receive_text() == "ABC"


@pytest.mark.parametrize("written", [(), ("",), (" , ",), ("unknown",), ("198.51.100.1, unix:",)])
def test_who_is_not_known_is_refused(written: tuple[str, ...]) -> None:
    client = house().client()
    answer = client.get("/api/tables/x", headers=forwarded(*written))
    assert (answer.status_code, answer.json()["code"]) == (500, "not-forwarded")
    headers = {"X-Forwarded-For": ",".join(written)} if written else {}
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        client.websocket_connect(LIVE, headers=headers),
    ):
        pass
    assert denied.value.json()["code"] == "not-forwarded"


def test_only_trusted_proxies_are_believed() -> None:
    stranger = house().client("172.18.0.2")
    assert stranger.get("/api/tables/x", headers=forwarded("198.51.100.1")).status_code == 500
    proxy = house(trusted_proxies=("172.16.0.0/12",)).client("172.18.0.2")
    assert proxy.get("/api/tables/x", headers=forwarded("198.51.100.1")).status_code == 200


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_refusal_says_what_to_do_in_every_language(language: str) -> None:
    answer = house().client(**{"Accept-Language": language}).get("/api/tables/x")
    assert "X-Forwarded-For" in answer.json()["message"]


def test_each_reason_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    client = house().client()
    for _ in range(3):
        client.get("/api/tables/x")
        client.get("/api/tables/x", headers=forwarded("unknown"))
    warned = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert warned == [
        "refused a request from 127.0.0.1: it sent no X-Forwarded-For (see docs/hosting.md)",
        "refused a request from 127.0.0.1: its X-Forwarded-For names no address, "
        "or it is not a trusted proxy (see docs/hosting.md)",
    ]


@pytest.mark.anyio
async def test_a_watchdog_on_the_machine_needs_no_proxy(database: Database) -> None:
    behind = house()
    behind.app.include_router(health.health_router(database.engine))
    assert behind.client().get("/healthz").status_code == 200


def test_without_a_proxy_the_header_means_nothing() -> None:
    client = House(rates=replace(ROOMY, sign_ins=(0.001, 2))).client()
    assert guesses(client, [f"198.51.100.{number}" for number in range(4)]) == [200, 200, 429, 429]
