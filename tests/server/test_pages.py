"""The pages of the built client."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from legendarium.server import errors
from legendarium.server.routes.pages import Client, takes_gzip

INDEX = "<!doctype html><title>Legendarium</title>"
SCRIPT = "const squares = 1;\n" * 200
SECRET = "nobody may read this"
HTML = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    (client / "robots.txt").write_text("User-agent: *\n")
    (client / ".made-from").write_text("0\n")
    (client / "favicon.svg").write_text("<svg/>")
    (client / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (client / "assets" / "card.webp").write_bytes(b"\0" * 5000)
    (client / "assets" / "way-out.js").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "secret.txt").write_text(SECRET)
    return client


def browser_on(folder: Path) -> TestClient:
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    errors.install(app)

    @app.post("/api/tables")
    async def tables() -> str:
        return "made"

    app.routes.extend(Client(folder).routes())
    return TestClient(app, headers={"accept-encoding": "identity"})


@pytest.fixture
def browser(folder: Path) -> TestClient:
    return browser_on(folder)


@pytest.mark.parametrize(
    "address",
    ["/", "/new", "/t/K7QX", "/t/K7QX/moment/12", "/r/abc-def_0", "/games", "/account", "/cards"],
)
def test_every_page_of_the_client_is_the_one_page(browser: TestClient, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_has_not_changed_is_not_sent_again(browser: TestClient) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/new", headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert browser.get("/", headers={"if-none-match": '"another"'}).status_code == 200


def test_an_asset_is_kept_for_ever(browser: TestClient) -> None:
    answer = browser.get("/assets/main-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_an_asset_is_compressed_for_those_who_take_it(browser: TestClient) -> None:
    with browser.stream(
        "GET", "/assets/main-1a2b.js", headers={"accept-encoding": "br, gzip;q=0.5"}
    ) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(raw) < len(SCRIPT) / 10
    assert gzip.decompress(raw).decode() == SCRIPT
    assert "content-encoding" not in browser.get("/assets/main-1a2b.js").headers


def test_a_picture_is_not_compressed_twice(browser: TestClient) -> None:
    answer = browser.get("/assets/card.webp", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert len(answer.content) == 5000


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [("gzip", True), ("br, GZIP ; q=0.2", True), ("gzip;q=0", False), ("", False), ("br", False)],
)
def test_what_a_browser_accepts(accepted: str, taken: bool) -> None:
    assert takes_gzip(accepted) is taken


@pytest.mark.parametrize("name", ["robots.txt", "favicon.svg"])
def test_loose_files_have_their_own_address(browser: TestClient, folder: Path, name: str) -> None:
    answer = browser.get(f"/{name}")
    assert answer.content == (folder / name).read_bytes()
    assert answer.headers["cache-control"] == "public, max-age=86400"


def test_the_head_of_a_page_can_be_asked_for(browser: TestClient) -> None:
    answer = browser.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(INDEX))


@pytest.mark.parametrize(
    "address",
    [
        "/nowhere", "/t", "/t/A/moment/x", "/t/A/B/C", "/.made-from", "/index.htm", "/assets/",
        "/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/../secret.txt",
        "/assets//etc/passwd", "/%2fetc%2fpasswd", "/assets/way-out.js", "/assets/..\\secret.txt",
        "/api", "/api/nowhere", "/assets/main-1a2b.js%00",
    ],
)  # fmt: skip
def test_whatever_else_is_asked_for_is_not_there(browser: TestClient, address: str) -> None:
    answer = browser.get(address)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-page"
    assert SECRET not in answer.text


def test_people_who_are_lost_see_the_client_say_so(browser: TestClient) -> None:
    answer = browser.get("/nowhere", headers=HTML)
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert browser.get("/api/nowhere", headers=HTML).json()["code"] == "no-such-page"
    assert browser.get("/assets/nothing.js", headers=HTML).json()["code"] == "no-such-page"


def test_a_wrong_method_of_the_api_stays_a_wrong_method(browser: TestClient) -> None:
    assert browser.get("/api/tables").status_code == 405
    assert browser.post("/").status_code == 405


def test_without_a_client_there_is_no_page(tmp_path: Path) -> None:
    browser = browser_on(tmp_path / "nothing")
    assert browser.get("/").json()["code"] == "no-such-page"
    assert browser.get("/nowhere", headers=HTML).json()["code"] == "no-such-page"
