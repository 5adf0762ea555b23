"""Headers, origins, the mark against forged requests, sizes, and errors nobody expected."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from house import OURS, House
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

HOME = "http://table.example"
LIVE = "ws://table.example/api/tables/ABC/live"


def policy(header: str) -> dict[str, str]:
    return dict(part.split(" ", 1) for part in header.split("; "))


@pytest.mark.parametrize(
    ("path", "status"),
    [("/r/secret", 200), ("/api/tables/x", 200), ("/nowhere", 404), ("/api/broken", 500)],
)
def test_every_answer_tells_the_browser_to_load_nothing_from_elsewhere(
    path: str, status: int
) -> None:
    answer = House().client().get(path)
    assert answer.status_code == status
    allowed = policy(answer.headers["content-security-policy"])
    assert allowed["default-src"] == "'none'"
    assert allowed["script-src"] == allowed["style-src"] == allowed["connect-src"] == "'self'"
    assert allowed["frame-ancestors"] == allowed["base-uri"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]


def test_what_the_server_says_is_not_kept_unless_it_says_so_itself() -> None:
    client = House().client()
    assert client.get("/api/tables/x").headers["cache-control"] == "no-store"
    assert client.get("/api/games/g/catalogue").headers["cache-control"] == "public, max-age=60"
    assert "cache-control" not in client.get("/r/secret").headers


def test_a_refusal_has_the_headers_too() -> None:
    answer = House().client().post("/api/tables", json={"text": "x"})
    assert answer.status_code == 403
    assert "content-security-policy" in answer.headers
    assert answer.headers["cache-control"] == "no-store"


def test_a_change_needs_the_mark_that_no_other_page_can_send() -> None:
    client = House().client()
    refused = client.post("/api/tables", json={"text": "x"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    assert refused.json()["message"]
    assert client.post("/api/tables", json={"text": "x"}, headers=OURS).status_code == 200
    assert client.delete("/api/tables/x").status_code == 403
    assert client.get("/api/tables/x").status_code == 200


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (HOME, 200),
        ("https://table.example", 200),
        ("HTTP://TABLE.EXAMPLE", 200),
        ("https://play.example", 200),
        ("http://evil.example", 403),
        ("http://table.example.evil.example", 403),
        ("http://table.example:8080", 403),
        ("http://evil.example/http://table.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_a_change_may_be_asked_from_our_own_pages_only(origin: str, status: int) -> None:
    client = House(origins=("https://play.example/",)).client()
    answer = client.post("/api/tables", json={"text": "x"}, headers={**OURS, "Origin": origin})
    assert answer.status_code == status


def test_two_origins_are_not_better_than_one() -> None:
    headers = [("X-Legendarium", "1"), ("Origin", HOME), ("Origin", "http://evil.example")]
    answer = House().client().post("/api/tables", json={"text": "x"}, headers=headers)
    assert answer.status_code == 403


@pytest.mark.parametrize("headers", [{}, {"Origin": HOME}])
def test_a_live_connection_from_our_own_pages_is_let_in(headers: dict[str, str]) -> None:
    with House().client().websocket_connect(LIVE, headers=headers) as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "ABC"


def test_a_live_connection_from_another_page_is_refused_before_it_begins() -> None:
    house = House()
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        house.client().websocket_connect(LIVE, headers={"Origin": "http://evil.example"}),
    ):
        pass
    assert denied.value.status_code == 403
    assert denied.value.json()["code"] == "wrong-origin"
    assert "content-security-policy" in denied.value.headers


@pytest.mark.parametrize(
    ("path", "length", "status"),
    [
        ("/api/tables", 60_000, 200),
        ("/api/tables", 70_000, 413),
        ("/api/records", 500_000, 200),
        ("/api/records", 530_000, 413),
    ],
)
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_has_a_greatest_length(path: str, length: int, status: int, chunked: bool) -> None:
    body = json.dumps({"text": "x" * length}).encode()

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(body), 16_384):
            yield body[start : start + 16_384]

    headers = {**OURS, "Content-Type": "application/json"}
    answer = House().client(**headers).post(path, content=pieces() if chunked else body)
    assert answer.status_code == status
    if status == 413:
        assert answer.json()["code"] == "too-big"
    else:
        assert answer.json() == {"length": length}


def test_a_length_that_is_no_number_of_ours_is_refused() -> None:
    headers = {**OURS, "Content-Length": "9" * 40}
    answer = House().client().post("/api/tables", content=b"{}", headers=headers)
    assert answer.status_code == 413


def test_an_error_nobody_expected_is_one_sentence() -> None:
    answer = House().client().get("/api/broken", headers={"Accept-Language": "en"})
    assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
    assert "swordfish" not in answer.text
    assert "Traceback" not in answer.text


def test_a_live_connection_that_breaks_is_closed_as_broken() -> None:
    with House().client().websocket_connect(LIVE) as socket:
        socket.send_text("break")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 1011
