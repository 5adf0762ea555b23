"""A card more in every deck: without its C++ there is no library, with it both play the same.

The cards are added to a copy of the package, which builds a library of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from both import built

from legendarium.bots.tashkalar.native.build_fingerprint import FLAGS_VARIABLE, NATIVE, PACKAGE
from legendarium.folders import CACHE_VARIABLE

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parents[3]
ALIKE = {
    "imperial": "messenger",
    "highland": "clan-axeman",
    "sylvan": "naiad",
    "legends": "hell-bull",
}
"""By deck: the card whose effect the card more has."""

SAYS_WHY = "from legendarium.bots.tashkalar.native.library import refusal; print(refusal())"
PLAYS = """
from dataclasses import replace
from random import Random
from both import native_worths
from compared_games import compared_game
from test_same_deals import assert_possible
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.tashkalar.options import Summon
from settings import setup_of

dealt, summoned = set(), set()
settings = "high-form", "melee-4", "duel-teams", "duel", "duel"
for number, setting in enumerate(settings):
    chance = Random(number)
    setup = setup_of(setting, number)
    if number == 4:
        setup = replace(setup, made_up=setup.made_up[1:])
    for both in compared_game(setup, number, 0.95):
        position, first = both.before, both.answers[0]
        if isinstance(first, Summon):
            summoned.add(first.card)
        if chance.random() < 0.1:
            for seat, player in enumerate(position.players):
                assert_possible(position, seat, chance)
                judge = judge_for(setup)
                theirs = native_worths(position, seat, judge)
                assert abs(theirs[3] - judge.full(position, seat)) < 1e-9
                dealt |= {*player.deck, *player.hand, *position.legend_deck}
for found in (dealt, summoned):
    print(sum(card.startswith("made-up-") for card in found))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package with a card more in each deck, in Python only."""
    built()
    left_out = shutil.ignore_patterns("__pycache__", "client")
    copy = shutil.copytree(PACKAGE, tmp_path / "src" / PACKAGE.name, ignore=left_out)
    for deck, alike in ALIKE.items():
        with (copy / "tashkalar" / "schools" / f"{deck}.py").open("a", encoding="utf-8") as school:
            school.write(
                f"\n\n_ALIKE = {deck.upper()}.cards['{alike}']\n"
                f"{deck.upper()}.being('made-up-{deck}', _ALIKE.rank, 'c c @ c', "
                "icon=_ALIKE.icon, made_up=True)(_ALIKE.effect)\n"
            )
    return copy


def add_to_library(package: Path) -> None:
    """Add the cards in C++, too."""
    for deck, alike in ALIKE.items():
        source = package / NATIVE / f"{deck}.hpp"
        effects, start, beings = source.read_text(encoding="utf-8").partition(
            f"Being {deck.upper()}[] = {{"
        )
        listed, end, rest = beings.partition("};")
        more = f'    {{"made-up-{deck}", {alike.replace("-", "_")}}},\n'
        source.write_text(effects + start + listed + more + end + rest, encoding="utf-8")


def told(package: Path, *command: str) -> list[str]:
    """The lines that Python prints with this package."""
    folders = package.parent, TESTS, Path(__file__).parent
    environment = {
        "PYTHONPATH": os.pathsep.join(map(str, folders)),
        CACHE_VARIABLE: str(package.parents[1] / "cache"),
        FLAGS_VARIABLE: f"{os.environ.get(FLAGS_VARIABLE, '')} -O1",
    }
    done = subprocess.run(
        [sys.executable, *command],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def build(package: Path) -> None:
    told(package, "-m", "legendarium.bots.tashkalar.native.build", "--required")


def test_a_library_without_them_names_what_it_lacks(package: Path) -> None:
    build(package)
    assert told(package, "-c", SAYS_WHY) == [
        "It does not know exactly the beings that the rules in Python know: it lacks "
        "'made-up-imperial', 'made-up-highland', 'made-up-sylvan', 'made-up-legends'."
    ]


def test_a_library_with_them_deals_and_plays_them(package: Path) -> None:
    add_to_library(package)
    build(package)
    assert told(package, "-c", SAYS_WHY) == [""]
    assert told(package, "-c", PLAYS) == ["4", "4"]
