"""Two builds of the library in one process keep apart, and show nothing but their functions."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from array import array
from ctypes import CDLL

import pytest
from both import built, packed

from legendarium.bots.tashkalar.native import library as module
from legendarium.bots.tashkalar.native.build import build
from legendarium.bots.tashkalar.native.build_cache import library_path
from legendarium.bots.tashkalar.native.build_fingerprint import FLAGS_VARIABLE, fingerprint
from legendarium.bots.tashkalar.native.library import address
from legendarium.bots.tashkalar.native.packing import packed_judge, packed_rules
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.folders import CACHE_VARIABLE
from legendarium.tashkalar.position import Position, Stage
from settings import lively_game, setup_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> CDLL:
    """A build of the same sources with other flags; its rules are not loaded yet."""
    built()
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(CACHE_VARIABLE, str(tmp_path_factory.mktemp("cache")))
        environment.setenv(FLAGS_VARIABLE, f"{os.environ.get(FLAGS_VARIABLE, '')} -O0")
        assert build()
        return module.opened(library_path(fingerprint()))


def worths(library: CDLL, position: Position) -> list[float]:
    """What a library finds a position worth."""
    row, weights = packed(position), packed_judge(judge_for(position.setup))
    found = array("d", bytes(8 * 6))
    library.worths(address(row), position.seat, address(weights), address(found))
    return found.tolist()


def actions(library: CDLL, position: Position) -> list[int]:
    """The actions that a library lists."""
    row, room = packed(position), array("q", bytes(8 * 2_000))
    options = array("q", bytes(8 * 20_000))
    number = library.after(address(row), 0, 0, address(room), address(options))
    return options[:number].tolist()


def test_each_has_rules_of_its_own(other: CDLL) -> None:
    first = built()
    assert first.fingerprint() != other.fingerprint()
    positions = [
        position
        for position in lively_game(setup_of("high-form", 1), 1)
        if position.before is None and position.stage == Stage.TURNS
    ]
    before = [(worths(first, position), actions(first, position)) for position in positions]
    assert any(
        actions(other, position) != listed
        for position, (_, listed) in zip(positions, before, strict=True)
    )
    rules = packed_rules()
    other.load(address(rules))
    for position, known in zip(positions, before, strict=True):
        assert (worths(other, position), actions(other, position)) == known
        assert (worths(first, position), actions(first, position)) == known


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("nm") is None, reason="`nm -D` is not there"
)
def test_only_the_functions_that_python_calls_are_visible() -> None:
    built()
    if FLAGS_VARIABLE in os.environ:
        pytest.skip("other flags may add symbols")
    listing = ["nm", "-D", "--defined-only", str(library_path(fingerprint()))]
    told = subprocess.run(listing, capture_output=True, text=True, check=True).stdout
    shown = {line.split()[-1] for line in told.splitlines()}
    assert shown == {*module.ARGUMENTS, *module.TEXTS, *module.NUMBERS}
