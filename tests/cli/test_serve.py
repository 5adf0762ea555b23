"""The command that runs a server."""

from __future__ import annotations

import argparse
import os
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from live_duel import live_duel, until
from websockets import ConnectionClosed

from legendarium.cli import serve, serving
from legendarium.cli.listening import DEFAULT_PORT, address_of, listen, network_address_of
from legendarium.cli.main import main
from legendarium.cli.parser import Parser
from legendarium.cli.serving import MAX_MESSAGE_BYTES, has_display
from legendarium.server.settings import origin_of
from legendarium.server.storage import engine
from legendarium.server.storage.address import BadDatabase
from legendarium.table import BadRequest
from waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("restored_logging", "no_settings")

STARTED = """
import sys
from pathlib import Path
from legendarium.cli import serving
from legendarium.cli.listening import listen
from legendarium.cli.serving import serve
from legendarium.server.settings import Settings

# Whoever waits for this long does not wait for a connection that ends by itself.
serving.PATIENCE = 600

if __name__ == "__main__":
    database, client = sys.argv[1:]
    with listen("127.0.0.1", 0) as door:
        sys.exit(serve(Settings(database, client=Path(client), browser=False), door))
"""


def options_of(*arguments: str) -> argparse.Namespace:
    parser = Parser(prog="legendarium serve")
    serve.add_arguments(parser)
    return parser.parse_args(arguments)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Legendarium</title>")
    return folder


@contextmanager
def running(database: Path, client: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and the address that it prints."""
    code = client.parent / "started.py"
    code.write_text(STARTED)
    server = subprocess.Popen(
        [sys.executable, str(code), str(database), str(client)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"},
    )
    try:
        yield server, printed_address(server)
    finally:
        server.kill()
        server.communicate(timeout=PATIENCE)


def printed_address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    ready, _, _ = select.select([server.stdout], [], [], PATIENCE)
    assert ready, "The server says nothing."
    line = server.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found is not None, line
    return found[0]


@pytest.mark.slow
def test_a_server_says_where_it_is_and_serves_the_client(client: Path, tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite", client) as (_, address):
        page = httpx.get(address, timeout=PATIENCE)
        assert (page.status_code, "Legendarium" in page.text) == (200, True)
        assert "server" not in page.headers
        games = httpx.get(f"{address}api/games", timeout=PATIENCE)
        assert games.json()[0]["name"] == "tash-kalar"


@pytest.mark.slow
def test_a_live_message_that_is_too_long_ends_the_connection(client: Path, tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite", client) as (_, address), httpx.Client() as person:
        with live_duel(address, person) as live:
            assert until(live, "view")["seat"] == 0
            live.send("x" * (MAX_MESSAGE_BYTES + 1))
            with pytest.raises(ConnectionClosed) as closed:
                until(live, "nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert person.get(f"{address}healthz").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGINT, signal.SIGINT]])
def test_a_signal_ends_a_server_in_order(
    client: Path, tmp_path: Path, signals: list[signal.Signals]
) -> None:
    """Even asked twice, it closes what it has open; somebody who is connected holds up nothing."""
    with (
        running(tmp_path / "games.sqlite", client) as (server, address),
        httpx.Client() as person,
        live_duel(address, person) as live,
    ):
        until(live, "view")
        server.send_signal(signals[0])
        until(live, "closing")
        for number in signals[1:]:
            server.send_signal(number)
        output, errors = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0, errors
        assert output.splitlines()[-1] == "Legendarium has stopped. All games are saved."
        assert "Traceback" not in errors
    # SQLite removes its journal when the last connection is closed in order.
    assert [path.name for path in tmp_path.glob("games.sqlite*")] == ["games.sqlite"]


def test_without_a_client_one_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = replace(serve.settings_of(options_of()), client=tmp_path)
    monkeypatch.setattr(serve, "settings_of", lambda options: settings)
    assert main(["serve"]) == 2
    said = capsys.readouterr()
    assert said.err == "legendarium: The browser client is not built: `make play` builds it.\n"
    assert said.out == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "--port must be a whole number from 0 to 65535, not '70000'."),
        (["--host", "256.0.0.1.invalid"], "There is no host '256.0.0.1.invalid'."),
        (["--database", "mysql://x"], "There is no database of the kind 'mysql'"),
        (["--database", "/dev/null/games.sqlite"], "The folder /dev/null does not exist"),
        (["--database", __file__], "is not a database"),
        (["--origin", "games.example"], "--origin must be one or more addresses such as https://"),
        (["--bots-workers", "0"], "--bots-workers must be a whole number from 1 to 64, not '0'."),
        (["--metrics", "256.0.0.1.invalid:0"], "There is no host '256.0.0.1.invalid'."),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    arguments: list[str],
    sentence: str,
    client: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    read = serve.settings_of
    monkeypatch.setattr(serve, "settings_of", lambda given: replace(read(given), client=client))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["serve", "--no-browser", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "{folder}/games.sqlite"], "games.sqlite is locked by another program"),
        (["--database", "{folder}/gmaes/games.sqlite"], "gmaes does not exist: create it"),
        (["--config", "{folder}/serve.toml"], "is not a setting; did you mean database?"),
    ],
)
def test_what_is_refused_changes_nothing(
    arguments: list[str],
    sentence: str,
    client: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(engine, "PRAGMAS", ("PRAGMA busy_timeout=1", *engine.PRAGMAS[1:]))
    monkeypatch.setenv("LEGENDARIUM_CLIENT", str(client))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "serve.toml").write_text("databse = 'games.sqlite'")
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as other:
        other.executescript("CREATE TABLE notes (text); BEGIN EXCLUSIVE")
        before = contents(tmp_path)
        given = [argument.format(folder=tmp_path) for argument in arguments]
        assert main(["serve", "--no-browser", "--port", "0", *given]) == 2
        assert contents(tmp_path) == before
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def contents(folder: Path) -> dict[Path, bytes]:
    """Every file of a folder, with what is in it."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_port_that_is_taken_is_told(client: Path) -> None:
    with closing(listen("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadRequest, match=f"Port {port} of 127.0.0.1 is taken"):
            listen("127.0.0.1", port)


def test_the_next_port_is_used_when_the_usual_one_is_taken() -> None:
    with closing(listen("127.0.0.1", None)) as first, closing(listen("127.0.0.1", None)) as second:
        ports = [door.getsockname()[1] for door in (first, second)]
    assert DEFAULT_PORT <= ports[0] < ports[1]


def test_a_port_is_free_again_at_once() -> None:
    """Also when a connection to it was open until the end."""
    with closing(listen("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        with closing(socket.create_connection(("127.0.0.1", port))):
            door.accept()[0].close()
    with closing(listen("127.0.0.1", port)) as again:
        assert again.getsockname()[1] == port


def test_the_addresses_to_open() -> None:
    assert address_of("127.0.0.1", 8470) == "http://127.0.0.1:8470/"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::", 8470) == "http://[::1]:8470/"
    assert network_address_of("127.0.0.1", 8470) is None
    network = network_address_of("0.0.0.0", 8470)
    assert network is not None
    assert re.fullmatch(r"http://[\w.-]+:8470/", network)
    assert "0.0.0.0" not in network


def test_the_games_are_kept_in_the_folder_of_the_person(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    database = Path(serve.settings_of(options_of()).database)
    assert database.name == "legendarium.sqlite"
    assert database.parent.name == "legendarium"
    if sys.platform == "linux":
        assert database.parent.parent == tmp_path


def test_what_the_command_line_says_becomes_settings() -> None:
    arguments = ["--database", "postgresql://h/d", "--bots-workers", "3", "--behind-proxy"]
    settings = serve.settings_of(options_of(*arguments, "--origin", "HTTPS://Games.example/"))
    assert (settings.database, settings.bot_workers) == ("postgresql://h/d", 3)
    assert settings.behind_proxy
    assert settings.origins == ("https://games.example",)
    assert settings.secure_cookies


def test_cookies_also_travel_without_https_where_people_come_without_it() -> None:
    origins = ["--origin", "https://games.example", "--origin", "http://games.local:8470"]
    assert not serve.settings_of(options_of(*origins)).secure_cookies
    assert not serve.settings_of(options_of()).secure_cookies


@pytest.mark.parametrize(
    "text",
    ["", "games.example", "ftp://games.example", "https://", "https://a.example/tables",
     "https://a.example?x=1", "https://a.example:port", "https://[", "*"],
)  # fmt: skip
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        origin_of(text)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display")
def test_a_browser_opens_only_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
    monkeypatch.setenv("CI", "true")
    assert not has_display()


def test_the_folder_of_the_person_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*_: object) -> None:
        raise BadDatabase("database-not-named")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(serving, "Server", refuse)
    settings = serve.settings_of(options_of())
    with closing(listen("127.0.0.1", 0)) as door, pytest.raises(BadRequest):
        serving.serve(settings, door)
    assert (tmp_path / "data" / "legendarium").is_dir()
