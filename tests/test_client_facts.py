"""The client asks the catalogue about forms, schools and decks: their names stand in no source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from legendarium.tashkalar.catalogue import make_catalogue

CLIENT = Path(__file__).parents[1] / "web" / "src"
GAME = CLIENT / "games" / "tash-kalar"
NOT_SHIPPED = (".test.ts", ".setup.ts", ".fixture.ts", "schema.d.ts")
CATALOGUE = make_catalogue()
NAMES = {
    *CATALOGUE["forms"],
    *CATALOGUE["colours"],
    # The legends are a kind of card everywhere; no rule depends on the name of their deck.
    *(key for key, deck in CATALOGUE["decks"].items() if deck["schools"]),
}
QUOTED = re.compile(rf"""["'`]({"|".join(sorted(NAMES))})["'`]""")
NAMED_KEY = re.compile(rf"""^\s*({"|".join(sorted(NAMES))}):""", re.MULTILINE)


def sources() -> Iterator[Path]:
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        if not path.name.endswith(NOT_SHIPPED):
            yield path


def test_the_sources_are_found() -> None:
    assert {"kinds.ts", "HelpForms.svelte", "Setup.svelte"} <= {path.name for path in sources()}
    assert {"first-game", "melee", "northern", "imperial"} <= NAMES


@pytest.mark.parametrize("path", [*sources()], ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_no_form_school_or_deck_is_named(path: Path) -> None:
    code = path.read_text(encoding="utf-8")
    assert QUOTED.findall(code) + NAMED_KEY.findall(code) == []


def test_the_facts_that_tests_of_the_client_use_are_those_of_the_rules() -> None:
    kept = (GAME / "facts.json").read_text(encoding="utf-8")
    assert kept == _module(GAME / "make_facts.py").text(), "`make schema` makes facts.json again."


def test_cards_can_have_the_icons_that_the_client_can_draw() -> None:
    maker = _module(GAME / "make_icon_names.py")
    if not maker.COLLECTION.exists():
        pytest.skip("the packages of web/ are not installed")
    kept = maker.NAMES.read_text(encoding="utf-8")
    assert kept == maker.text(), "`make icons` makes icon_names.py again."


def _module(path: Path) -> Any:
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
