"""Plays the games of a match on all cores, one game at a time in every process."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from legendarium.bots.tashkalar.contest import Contest, Fixture
from legendarium.bots.tashkalar.contest_game import Record, play_fixture
from legendarium.cli.workers import run_in_parallel


def play_all(
    contest: Contest, fixtures: Iterable[Fixture], jobs: int
) -> Generator[Record, None, None]:
    """Play the games and yield them as they finish."""
    return run_in_parallel(partial(play_fixture, contest), fixtures, jobs)
