"""Run a command with its own temporary PostgreSQL server, which listens on loopback.

The command finds the server's address in $LEGENDARIUM_TEST_DATABASE.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from machine import apt_get, is_root

USER = "legendarium"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    # The data is thrown away after the tests, so it need not survive a crash.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
}


class NoPostgres(Exception):
    """PostgreSQL is not available; the message says why."""


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL on the machine."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(installed, key=lambda path: int(path.parts[-3]), default=None)
    return newest.parent if newest is not None else None


def find_or_install() -> Path:
    """The folder with the programs of PostgreSQL, installed if necessary and allowed."""
    folder = programs()
    if folder is None:
        print("Installing PostgreSQL for the tests. This happens only once.", flush=True)
        apt_get("postgresql")
        folder = programs()
    if folder is None:
        raise NoPostgres("These tests need PostgreSQL: install it, including initdb.")
    return folder


def as_postgres(call: Sequence[str]) -> list[str]:
    """The call, as a user that PostgreSQL accepts: it refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *call] if is_root() else list(call)


def free_port() -> int:
    """A port that no program listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _give_to_postgres(folder: Path) -> None:
    if not is_root():
        return
    try:
        shutil.chown(folder, "postgres")
    except LookupError:
        raise NoPostgres("PostgreSQL does not run as root: add a user `postgres`.") from None


@contextmanager
def running() -> Iterator[str]:
    """Start PostgreSQL, yield the address of an empty database, and always stop it."""
    bin_folder = find_or_install()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="legendarium-postgres-") as name:
        folder = Path(name)
        _give_to_postgres(folder)
        data = folder / "data"
        initdb = [str(bin_folder / "initdb"), "--auth=trust", f"--username={USER}"]
        _run([*initdb, "--encoding=UTF8", "--no-locale", "--no-sync", f"--pgdata={data}"], folder)
        options = [f"-c {name}={value}" for name, value in SETTINGS.items()]
        pg_ctl = [str(bin_folder / "pg_ctl"), f"--pgdata={data}", "--wait", "--silent"]
        arguments = " ".join([f"-p {port} -k {folder}", *options])
        try:
            _run([*pg_ctl, f"--log={folder / 'log'}", f"--options={arguments}", "start"], folder)
            yield f"postgresql+asyncpg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            stop = as_postgres([*pg_ctl, "--mode=immediate", "stop"])
            subprocess.run(stop, cwd=folder, stderr=subprocess.DEVNULL, check=False)


def _run(call: Sequence[str], folder: Path) -> None:
    # Not through a pipe: the server that pg_ctl starts would keep it open.
    with (folder / "setup").open("w+") as output:
        done = subprocess.run(
            as_postgres(call), cwd=folder, stdout=output, stderr=output, check=False
        )
        output.seek(0)
        if done.returncode:
            print(output.read(), file=sys.stderr)
            raise NoPostgres("PostgreSQL did not start: see its output above.")


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def main() -> int:
    """Run the command on the command line."""
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        with running() as address:
            settings = os.environ | {"LEGENDARIUM_TEST_DATABASE": address}
            return subprocess.run(sys.argv[1:], env=settings, check=False).returncode
    except NoPostgres as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
