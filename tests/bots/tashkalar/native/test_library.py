"""The library is used only if it is built and matches the rules."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import both
import pytest
from both import built

from legendarium.bots.tashkalar.native import library as module
from legendarium.bots.tashkalar.worth.features import NAMES
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS


def found_now() -> object:
    """The library as a newly started program would find it."""
    return module._loaded.__wrapped__()


def test_it_is_found() -> None:
    assert built() is module.library()


def test_who_can_build_it_must_have_done_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(both, "library", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(pytest.fail.Exception, match="make native"):
        built()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(pytest.skip.Exception, match="no C\\+\\+ compiler"):
        built()


def test_without_the_file_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "PATH", tmp_path / "native.so")
    assert found_now() is None


def test_one_of_other_sources_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_built", lambda: False)
    assert found_now() is None


def test_a_file_that_is_no_library_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "native.so").write_text("not a library", encoding="utf-8")
    monkeypatch.setattr(module, "PATH", tmp_path / "native.so")
    assert found_now() is None


def test_a_library_that_lacks_a_function_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    built()
    monkeypatch.setitem(module._ARGUMENTS, "foretell", ())
    assert found_now() is None


RULES: dict[str, Any] = {"CARDS": CARDS, "FLARES": FLARES, "TASKS": TASKS}


def renamed(names: Any) -> list[str]:
    return ["another", *list(names)[1:]]


def reordered(names: Any) -> list[str]:
    return list(names)[::-1]


def longer(names: Any) -> list[str]:
    return [*names, "another"]


def shorter(names: Any) -> list[str]:
    return list(names)[:-1]


@pytest.mark.parametrize("change", [renamed, reordered, longer, shorter])
@pytest.mark.parametrize("kind", RULES)
def test_a_library_of_other_cards_is_not_used(
    monkeypatch: pytest.MonkeyPatch, kind: str, change: Any
) -> None:
    built()
    monkeypatch.setattr(module, kind, change(RULES[kind]))
    assert found_now() is None


@pytest.mark.parametrize("change", [longer, shorter])
def test_a_library_of_other_features_is_not_used(
    monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    built()
    monkeypatch.setattr(module, "NAMES", change(NAMES))
    assert found_now() is None
