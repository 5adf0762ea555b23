"""The scripts that find what the checks need on this machine."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[1] / "scripts"
sys.path.insert(0, str(SCRIPTS))

import checks  # noqa: E402
import chromium  # noqa: E402
import commit_subject  # noqa: E402
import machine  # noqa: E402
import postgres  # noqa: E402

WRITE_VARIABLE = (
    "import os, pathlib, sys; pathlib.Path(sys.argv[1]).write_text(os.environ[sys.argv[2]]);"
    "sys.exit(7)"
)


def run_with(monkeypatch: pytest.MonkeyPatch, output: Path, variable: str) -> list[str]:
    command = [sys.executable, "-c", WRITE_VARIABLE, str(output), variable]
    monkeypatch.setattr(sys, "argv", ["script", *command])
    return command


@pytest.mark.slow
def test_a_browser_that_is_named_comes_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    browser = tmp_path / "my-browser"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(browser))
    run_with(monkeypatch, tmp_path / "output", "CHROMIUM")
    assert chromium.main() == 7
    assert (tmp_path / "output").read_text() == str(browser)


def test_without_a_browser_one_is_installed_or_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[bool] = []
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "install", lambda: tried.append(True))
    assert chromium.main() == 1
    assert tried == [True]
    assert capsys.readouterr().err == (
        "The browser tests need Chromium: install it, or set $CHROMIUM to its path.\n"
    )


def test_packages_of_the_system_are_only_for_root(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    monkeypatch.setattr(subprocess, "run", lambda *call, **more: called.append(call))
    monkeypatch.setattr(machine, "is_root", lambda: False)
    assert not machine.apt_get("chromium")
    assert called == []


def test_without_postgres_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "programs", lambda: None)
    monkeypatch.setattr(postgres, "apt_get", lambda *packages: False)
    monkeypatch.setattr(sys, "argv", ["script", "true"])
    monkeypatch.setattr(signal, "signal", lambda *handler: None)
    assert postgres.main() == 1
    assert capsys.readouterr().err == (
        "These tests need PostgreSQL: install it, including initdb.\n"
    )


@pytest.mark.slow
@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")
def test_a_postgres_lives_as_long_as_its_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *handler: None)
    monkeypatch.setattr(tempfile, "tempdir", "/tmp")
    run_with(monkeypatch, tmp_path / "output", "LEGENDARIUM_TEST_DATABASE")
    before = set(Path("/tmp").glob("legendarium-postgres-*"))
    assert postgres.main() == 7
    assert set(Path("/tmp").glob("legendarium-postgres-*")) <= before
    address = (tmp_path / "output").read_text()
    assert address.startswith("postgresql+asyncpg://legendarium@127.0.0.1:")


MAKES = """#!{python}
import sys
from pathlib import Path

part = sys.argv[-1]
with open({made!r}, "a") as made:
    print(part, file=made)
if part == "unit":
    print("FAILED tests/test_one.py::test_it - assert 1 == 2")
    sys.exit(1)
if part == "types":
    sys.exit("types differ")
"""


def test_every_part_is_made_though_some_fail_and_the_end_names_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made, make = tmp_path / "made", tmp_path / "make"
    make.write_text(MAKES.format(python=sys.executable, made=str(made)))
    make.chmod(0o755)
    monkeypatch.setenv("MAKE", str(make))
    parts = ["lint", "types", "imports", "unit", "browser"]
    assert checks.main(parts) == 1
    assert sorted(made.read_text().split()) == sorted(parts)
    shown = capfd.readouterr().out
    assert "types differ" in shown
    summary = re.sub(r" +", " ", re.sub(r"\d+ s", "", shown[shown.rindex("\nlint ") :]))
    assert [line.strip() for line in summary.splitlines()][1:-1] == [
        "lint passed",
        "types FAILED again: make types",
        "imports passed",
        "unit FAILED again: make unit",
        "tests/test_one.py::test_it - assert 1 == 2",
        "browser passed",
    ]
    assert checks.main(["lint", "browser"]) == 0


@pytest.mark.parametrize(
    ("message", "fine"),
    [
        ("server: refuse a second owner\n\nBecause two owners lose games.\n", True),
        ("server, docs: refuse a second owner\n", True),
        ("Merge branch 'docs'\n", True),
        ("refuse a second owner\n", False),
        ("server: " + "x" * 65 + "\n", False),
    ],
)
def test_a_commit_subject_is_short_and_begins_with_its_area(message: str, fine: bool) -> None:
    assert (commit_subject.subject_problem(message) == "") is fine
