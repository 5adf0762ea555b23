"""The lock files: every dependency with its version and hashes, for every Python and system."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {
    "play": ("build",),
    "develop": ("build", "dev"),
}
"""Each lock file with the dependency groups that it holds beside the dependencies."""


def name_of(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def locked(lock: str) -> dict[str, list[str]]:
    """Each package of a lock file with the entries that name it, one for every marker."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries: dict[str, list[str]] = {}
    for entry in re.split(r"\n(?=[a-z0-9])", text):
        entries.setdefault(name_of(entry), []).append(entry)
    return entries


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_holds_every_dependency_that_the_project_names(lock: str) -> None:
    wanted = list(PROJECT["project"]["dependencies"])
    for group in LOCKS[lock]:
        wanted += [each for each in PROJECT["dependency-groups"][group] if isinstance(each, str)]
    assert {name_of(each) for each in wanted} <= set(locked(lock))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_has_a_version_and_hashes_and_no_entry_names_an_index(lock: str) -> None:
    for entries in locked(lock).values():
        for entry in entries:
            assert re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==\S+ ", entry), entry
            assert "--hash=sha256:" in entry, entry
            assert "://" not in entry, entry


def test_players_and_developers_get_the_same_versions() -> None:
    play, develop = locked("play"), locked("develop")
    for name, entries in play.items():
        assert [line(entry) for entry in entries] == [line(entry) for entry in develop[name]]


def line(entry: str) -> str:
    return entry.splitlines()[0]


def test_no_index_is_named_in_the_project_file() -> None:
    assert "index" not in PROJECT.get("tool", {}).get("uv", {})
    assert "dev" not in PROJECT["project"]["optional-dependencies"]
