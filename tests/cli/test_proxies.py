"""The proxy configurations of the page about hosting, in front of a server."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from live_duel import live_duel, until

from documents import blocks
from legendarium.cli.configuration import VARIABLE_PREFIX
from waiting import PATIENCE, wait_until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="clients are told apart by 127.0.0.x"),
]

HOST = "127.0.0.1"
SIGN_IN_BURST = 10
WRONG_SIGN_IN = {"name": "Ada", "passphrase": "it was another one"}
NGINX = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """
{{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    https_port {port}
}}
"""


@dataclass(frozen=True)
class Proxied:
    """A proxy, and the server behind it."""

    address: str
    metrics: str
    log: Path
    """The log of the server."""


def free_port() -> int:
    with socket.create_server((HOST, 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def client(address: str) -> httpx.Client:
    """A client that connects from its own address."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    return httpx.Client(transport=transport, headers={"X-Legendarium": "1"}, timeout=PATIENCE)


@contextmanager
def server(folder: Path, origin: str) -> Iterator[dict[str, str]]:
    """Start a server behind a proxy; its own address and that of its metrics."""
    (folder / "index.html").write_text("<!doctype html><title>Legendarium</title>")
    call = [sys.executable, "-m", "legendarium.cli.main", "serve", "--no-browser", "--behind-proxy"]
    call += ["--port", "0", "--metrics", f"{HOST}:0", "--origin", origin]
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(VARIABLE_PREFIX)
    }
    settings = {
        "XDG_CONFIG_HOME": str(folder),
        "LEGENDARIUM_CLIENT": str(folder),
        "LEGENDARIUM_DATABASE": str(folder / "games.sqlite"),
        "LEGENDARIUM_RATES_SIGN_INS": f"0.0001, {SIGN_IN_BURST}",
        "LC_ALL": "en_GB.UTF-8",
    }
    with (folder / "log").open("w") as log:
        running = subprocess.Popen(
            call, env=kept | settings, stdout=subprocess.PIPE, stderr=log, text=True
        )
    bound = threading.Timer(PATIENCE, running.kill)
    bound.start()
    try:
        assert running.stdout is not None
        own, metrics, _ = (running.stdout.readline() for _ in range(3))
        bound.cancel()
        found = [re.search(r"http://([\d.:]+)", line) for line in (own, metrics)]
        told = (folder / "log").read_text()
        assert found[0] is not None, (own, told)
        assert found[1] is not None, (metrics, told)
        yield {"own": found[0][1], "metrics": found[1][0]}
    finally:
        bound.cancel()
        running.terminate()
        running.communicate(timeout=PATIENCE)


def is_listening(port: int) -> bool:
    """Whether something listens on a port."""
    try:
        socket.create_connection((HOST, port)).close()
    except ConnectionRefusedError:
        return False
    return True


@contextmanager
def listening(call: list[str], port: int, folder: Path) -> Iterator[None]:
    """Start a proxy, and wait until it listens."""
    with (folder / "proxy.log").open("w") as log:
        running = subprocess.Popen(
            call, env=os.environ | {"XDG_DATA_HOME": str(folder)}, stdout=log, stderr=log
        )
    try:
        wait_until(lambda: running.poll() is not None or is_listening(port), "the proxy listens")
        assert running.poll() is None, (folder / "proxy.log").read_text()
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


def nginx(folder: Path, site: str, port: int) -> list[str]:
    """The command that starts nginx with a site of the page."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    ask = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", f"/CN={HOST}"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*ask, *files], check=True, capture_output=True)
    site = site.replace("listen 443 ssl", f"listen {HOST}:{port} ssl")
    site = re.sub(r"/etc/letsencrypt/\S+fullchain\.pem", str(certificate), site)
    site = re.sub(r"/etc/letsencrypt/\S+privkey\.pem", str(key), site)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, site: str, port: int) -> list[str]:
    """The command that starts Caddy with a site of the page."""
    (folder / "Caddyfile").write_text(CADDY.format(port=port) + site)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES: dict[str, Callable[[Path, str, int], list[str]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def front(
    name: str, folder: Path, change: Callable[[str], str] = lambda site: site
) -> Iterator[Proxied]:
    """A server behind a proxy that is configured by the block of the page."""
    for program in (name, *(["openssl"] if name == "nginx" else [])):
        if shutil.which(program) is None:
            pytest.skip(f"there is no {program} here")
    (site,) = blocks("hosting.md", name)
    port = free_port()
    origin = f"https://{HOST}:{port}"
    with server(folder, origin) as places:
        site = change(site).replace("127.0.0.1:8470", places["own"]).replace("games.example", HOST)
        with listening(PROXIES[name](folder, site, port), port, folder):
            yield Proxied(f"{origin}/", places["metrics"], folder / "log")


@pytest.fixture(scope="module", params=sorted(PROXIES))
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxied]:
    with front(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def sign_ins(person: httpx.Client, address: str, times: int) -> list[int]:
    """The answers to sign-ins, each with another forged address."""
    return [
        person.post(
            f"{address}api/sign-in",
            json=WRONG_SIGN_IN,
            headers={"X-Forwarded-For": f"203.0.113.{number}"},
        ).status_code
        for number in range(times)
    ]


def test_each_client_has_its_own_limit_and_forging_dodges_none(proxied: Proxied) -> None:
    with client("127.0.0.2") as guesser, client("127.0.0.3") as other:
        answers = sign_ins(guesser, proxied.address, SIGN_IN_BURST + 5)
        assert answers == [401] * SIGN_IN_BURST + [429] * 5
        assert sign_ins(other, proxied.address, 1) == [401]


def test_a_person_plays_through_the_proxy(proxied: Proxied) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with (
        client("127.0.0.4") as person,
        live_duel(proxied.address, person, ssl=trusting, source_address=("127.0.0.4", 0)) as live,
    ):
        standing = until(live, "view")["standing"]
        while not (standing["question"] or {}).get("options"):
            standing = until(live, "step")["standing"]
        option = standing["question"]["options"][0]
        choice = {"type": "choose", "answers": standing["number"], "option": option}
        live.send(json.dumps(choice))
        assert until(live, "step")["cause"] == "choice"
        assert all(cookie.secure for cookie in person.cookies.jar)


def test_the_metrics_are_not_reached_through_the_proxy(proxied: Proxied) -> None:
    with client("127.0.0.5") as person:
        assert person.get(f"{proxied.address}metrics").status_code == 404
    assert "legendarium_requests_total" in httpx.get(f"{proxied.metrics}/metrics").text


def test_a_proxy_that_sends_no_addresses_gets_nothing_and_is_logged_once(tmp_path: Path) -> None:
    def without_addresses(site: str) -> str:
        changed = re.sub(r"\n.*X-Forwarded-For.*", "", site)
        assert changed != site
        return changed

    with front("nginx", tmp_path, without_addresses) as found, client("127.0.0.2") as person:
        for _ in range(3):
            answer = person.get(f"{found.address}api/games")
            assert (answer.status_code, answer.json()["code"]) == (500, "not-forwarded")
        log = found.log.read_text()
    assert log.count("it sent no X-Forwarded-For") == 1
