"""How much one address may ask, and how many connections it may hold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from house import OURS, ROOMY, House
from starlette.requests import HTTPConnection
from starlette.testclient import WebSocketDenialResponse
from starlette.types import Scope

from legendarium.server.errors import Refused
from legendarium.server.safety.address import client_address
from legendarium.server.safety.limits import Bucket, Buckets, RateCheck
from legendarium.server.settings import Rates

LIVE = "/api/tables/ABC/live"


def knock(
    address: str | None = "203.0.113.7",
    method: str = "GET",
    path: str = "/",
) -> HTTPConnection:
    client = None if address is None else (address, 1)
    scope: Scope = {"type": "http", "method": method, "path": path, "headers": [], "client": client}
    return HTTPConnection(scope)


def test_a_bucket_holds_a_burst_and_fills_again_at_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_time_that_runs_backwards_fills_no_bucket() -> None:
    bucket = Bucket(rate=10.0, burst=1, now=100.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert not bucket.take(50.05)


def test_each_address_has_its_own_bucket_and_is_told_how_long_to_wait() -> None:
    buckets = Buckets(rate=0.1, burst=1)
    buckets.take("a", 0.0)
    buckets.take("b", 0.0)
    with pytest.raises(Refused) as refused:
        buckets.take("a", 0.0)
    assert refused.value.code == "too-fast"
    assert refused.value.headers == {"retry-after": "10"}


def test_many_addresses_do_not_fill_the_memory() -> None:
    buckets = Buckets(rate=1.0, burst=1, limit=100)
    for number in range(1000):
        buckets.take(f"address {number}", 0.0)
        if number % 50 == 0 and number:
            with pytest.raises(Refused):
                buckets.take(f"address {number}", 0.0)
    assert len(buckets) == 100


def test_reads_writes_and_sign_ins_are_counted_apart() -> None:
    rates = Rates(reads=(1.0, 5), writes=(1.0, 3), sign_ins=(1 / 60, 2), heavy=(1.0, 4))
    check = RateCheck(rates, clock=lambda: 0.0)
    for method, path, allowed in (
        ("GET", "/api/tables", 5),
        ("POST", "/api/tables", 3),
        ("POST", "/api/sign-in", 2),
        ("POST", "/api/records", 4),
    ):
        for _ in range(allowed):
            check(knock(method=method, path=path))
        with pytest.raises(Refused):
            check(knock(method=method, path=path))
    for path in ("/api/account", "/api/rejoin"):
        with pytest.raises(Refused):
            check(knock(method="POST", path=path))
    for method, path in (("GET", "/api/tables/x/moments"), ("POST", "/api/tables/x/report")):
        with pytest.raises(Refused):
            check(knock(method=method, path=path))
    check(knock("203.0.113.8", method="POST", path="/api/sign-in"))


def test_the_usual_limits_let_a_person_play_and_stop_a_guesser() -> None:
    now = 0.0
    check = RateCheck(Rates(), clock=lambda: now)
    for _ in range(10):
        check(knock(method="POST", path="/api/sign-in"))
    with pytest.raises(Refused):
        check(knock(method="POST", path="/api/sign-in"))
    now = 6.5
    check(knock(method="POST", path="/api/sign-in"))
    for _ in range(200):
        check(knock())
    with pytest.raises(Refused):
        check(knock())


def test_too_fast_is_said_with_when_to_come_back() -> None:
    client = House(rates=replace(ROOMY, writes=(0.5, 2))).client(**OURS)
    answers = [client.post("/api/tables", json={"text": "x"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["code"] == "too-fast"
    assert 1 <= int(answers[2].headers["retry-after"]) <= 2
    assert client.get("/api/tables/x").status_code == 200


def test_one_address_holds_so_many_live_connections_at_once() -> None:
    house = House(rates=replace(ROOMY, connections=2))
    client = house.client()
    with client.websocket_connect(LIVE), client.websocket_connect(LIVE) as second:
        with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect(LIVE):
            pass
        assert denied.value.status_code == 429
        with house.client("203.0.113.9").websocket_connect(LIVE) as other:
            other.send_text("hello")
            assert other.receive_text() == "ABC"
        second.send_text("hello")
        assert second.receive_text() == "ABC"
    with client.websocket_connect(LIVE) as again:
        again.send_text("hello")
        assert again.receive_text() == "ABC"


@pytest.mark.parametrize(
    ("socket", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("gibberish", "nowhere"),
        (None, "nowhere"),
    ],
)
def test_a_household_shares_one_address(socket: str | None, address: str) -> None:
    assert client_address(knock(socket)) == address
