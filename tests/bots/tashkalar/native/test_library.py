"""The library is used only if it is built and matches the rules."""

from __future__ import annotations

import shutil
from copy import copy
from pathlib import Path
from typing import Any

import both
import pytest
from both import built

from legendarium.bots.tashkalar.native import build_fingerprint
from legendarium.bots.tashkalar.native import library as module
from legendarium.bots.tashkalar.native.build_cache import library_path
from legendarium.bots.tashkalar.native.build_fingerprint import fingerprint
from legendarium.bots.tashkalar.worth.features import NAMES
from legendarium.folders import CACHE_VARIABLE
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS, DECK, DECKS
from legendarium.tashkalar.tasks import TASKS


def refusal_now() -> str:
    """Why a newly started program would not use the library; empty if it would."""
    return module._looked_for.__wrapped__().refusal


@pytest.fixture
def made() -> Path:
    """The library of these sources."""
    built()
    return library_path(fingerprint())


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the library of these sources belongs in an empty cache folder."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    place = library_path(fingerprint())
    place.parent.mkdir(parents=True)
    return place


def test_it_is_found() -> None:
    assert built() is module.library()
    assert module.refusal() == ""
    assert refusal_now() == ""


def test_who_can_build_it_must_have_done_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(both, "library", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(pytest.fail.Exception, match="make native"):
        built()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(pytest.skip.Exception, match="no C\\+\\+ compiler"):
        built()


def test_without_the_file_there_is_none(place: Path) -> None:
    assert refusal_now().startswith("It is not built: `make native`")
    assert module._looked_for.__wrapped__().library is None


def test_one_of_other_sources_is_not_used(
    made: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even in the place of one of these sources."""
    shutil.copy2(made, place)
    assert refusal_now() == ""
    monkeypatch.setattr(build_fingerprint, "FLAGS", ("-O3",))
    other = library_path(fingerprint())
    place.parent.rename(other.parent)
    assert refusal_now() == f"{other} was made from other sources."


def test_a_file_that_is_no_library_is_not_used(place: Path) -> None:
    place.write_text("not a library", encoding="utf-8")
    assert refusal_now().startswith(f"{place} cannot be loaded: ")


def test_a_library_that_lacks_a_function_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    built()
    monkeypatch.setitem(module.ARGUMENTS, "foretell", ())
    assert "foretell" in refusal_now()


RULES: dict[str, Any] = {"CARDS": CARDS, "FLARES": FLARES, "TASKS": TASKS}
KINDS = {"CARDS": "beings", "FLARES": "flares", "TASKS": "tasks"}


def renamed(names: Any) -> list[str]:
    return ["another", *list(names)[1:]]


def reordered(names: Any) -> list[str]:
    return list(names)[::-1]


def longer(names: Any) -> list[str]:
    return [*names, "another"]


def shorter(names: Any) -> list[str]:
    return list(names)[:-1]


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (renamed, "it lacks 'another'"),
        (reordered, "their order differs"),
        (longer, "it lacks 'another'"),
        (shorter, "only the library has '{last}'"),
    ],
)
@pytest.mark.parametrize("kind", RULES)
def test_a_library_of_other_cards_is_not_used(
    monkeypatch: pytest.MonkeyPatch, kind: str, change: Any, difference: str
) -> None:
    built()
    monkeypatch.setattr(module, kind, change(RULES[kind]))
    assert refusal_now() == (
        f"It does not know exactly the {KINDS[kind]} that the rules in Python know: "
        f"{difference.format(last=list(RULES[kind])[-1])}."
    )


def test_a_library_with_other_decks_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that moves to the next deck changes the number of no card."""
    built()
    decks = dict(DECK)
    small = decks["imperial"] = copy(DECK["imperial"])
    large = decks["highland"] = copy(DECK["highland"])
    *kept, moved = small.cards.items()
    small.cards, large.cards = dict(kept), dict([moved, *large.cards.items()])
    monkeypatch.setattr(module, "DECK", decks)
    assert refusal_now() == (
        "Its decks are not of the sizes that the rules in Python say: it has 18, 18, 18, 12 "
        "beings, not 17 in 'imperial', 19 in 'highland', 18 in 'sylvan', 12 in 'legends'."
    )


def test_a_library_with_other_legends_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    built()
    monkeypatch.setattr(module, "LEGENDS", DECKS["sylvan"])
    assert refusal_now() == "It does not have exactly the legends of the rules in Python."


@pytest.mark.parametrize("change", [longer, shorter])
def test_a_library_of_other_features_is_not_used(
    monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    built()
    monkeypatch.setattr(module, "NAMES", change(NAMES))
    assert "does not know exactly the features" in refusal_now()
