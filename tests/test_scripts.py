"""The scripts that find what the checks need on this machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[1] / "scripts"
sys.path.insert(0, str(SCRIPTS))

import chromium  # noqa: E402
import machine  # noqa: E402
import postgres  # noqa: E402

TELLS = (
    "import os, pathlib, sys; pathlib.Path(sys.argv[1]).write_text(os.environ[sys.argv[2]]);"
    "sys.exit(7)"
)


def run_with(monkeypatch: pytest.MonkeyPatch, told: Path, variable: str) -> list[str]:
    command = [sys.executable, "-c", TELLS, str(told), variable]
    monkeypatch.setattr(sys, "argv", ["script", *command])
    return command


def test_a_browser_that_is_named_comes_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    browser = tmp_path / "my-browser"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(browser))
    run_with(monkeypatch, tmp_path / "told", "CHROMIUM")
    assert chromium.main() == 7
    assert (tmp_path / "told").read_text() == str(browser)


def test_without_a_browser_one_is_installed_or_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[bool] = []
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "install", lambda: tried.append(True))
    assert chromium.main() == 1
    assert tried == [True]
    assert capsys.readouterr().err == (
        "The browser tests need Chromium: please install it, or name it in $CHROMIUM.\n"
    )


def test_packages_of_the_system_are_only_for_root(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    monkeypatch.setattr(machine.subprocess, "run", lambda *call, **more: called.append(call))
    monkeypatch.setattr(machine, "is_root", lambda: False)
    assert not machine.apt_get("chromium")
    assert called == []


def test_without_postgres_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "programs", lambda: None)
    monkeypatch.setattr(postgres, "apt_get", lambda *packages: False)
    monkeypatch.setattr(sys, "argv", ["script", "true"])
    monkeypatch.setattr(postgres.signal, "signal", lambda *handler: None)
    assert postgres.main() == 1
    assert capsys.readouterr().err == (
        "These tests need PostgreSQL: please install it, with initdb.\n"
    )


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")
def test_a_postgres_lives_as_long_as_its_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(postgres.signal, "signal", lambda *handler: None)
    monkeypatch.setattr(postgres.tempfile, "tempdir", "/tmp")
    run_with(monkeypatch, tmp_path / "told", "LEGENDARIUM_TEST_DATABASE")
    before = set(Path("/tmp").glob("legendarium-postgres-*"))
    assert postgres.main() == 7
    assert set(Path("/tmp").glob("legendarium-postgres-*")) <= before
    address = (tmp_path / "told").read_text()
    assert address.startswith("postgresql+asyncpg://legendarium@127.0.0.1:")
