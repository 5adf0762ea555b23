"""Laws of the day and the map, over days of random choices (INV-1 to INV-12)."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.invariants import broken, broken_between
from legendarium.taintedgrail.map import in_reach, neighbours
from legendarium.taintedgrail.options.day import StartTrading
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import energy_cap
from taintedgrail.crowd import CROWD
from taintedgrail.land import LINE, day_one, land, next_morning
from taintedgrail.play import loaded, play_on, start

FOUR = ("ada", "ben", "cay", "dot")
seeds = st.integers(0, 2**32)


def days(seed: int, players: int, choices: int = 60) -> list[Position]:
    """Random choices from the start of the crowd's campaign."""
    p = start(*FOUR[:players], story=loaded(CROWD), seed=seed)
    return play_on(p, Random(seed), choices)


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(1, 4))
@pytest.mark.rule("TRK-1")
def test_random_days_break_no_invariant(seed: int, players: int) -> None:
    positions = days(seed, players)
    for before, after in itertools.pairwise(positions):
        assert broken(after) == []
        assert broken_between(before, after) == []
        for one in after.characters:
            assert 0 <= one.energy <= energy_cap(after, one)


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(1, 4))
@pytest.mark.rule("DAY-2", "MAP-3", "INV-6")
def test_in_the_morning_all_land_is_in_reach_unless_no_menhir_is_lit(
    seed: int, players: int
) -> None:
    p = days(seed, players, 30)[-1]
    if p.phase == "over" or p.encounter is not None:
        return
    after = next_morning(p)
    if after.menhirs:
        assert all(in_reach(after, place.x, place.y) for place in after.places.values())
    else:
        assert set(after.places) == set(p.places)
    for number in after.menhirs:
        assert "menhir" in after.location(number).emblems
    assert len(after.menhirs) <= after.campaign.max_menhirs


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(2, 4))
@pytest.mark.rule("RES-2", "INV-9")
def test_trading_changes_no_reputation_experience_or_magic(seed: int, players: int) -> None:
    def never_traded(p: Position) -> list[tuple[int, int, int]]:
        return [(one.reputation, one.xp, one.magic) for one in p.characters]

    def traded(p: Position) -> tuple[int, int, int]:
        return (
            sum(one.food for one in p.characters),
            sum(one.wealth for one in p.characters),
            sum(len(one.possessions) for one in p.characters),
        )

    p = day_one(*FOUR[:players], story=land(*LINE))
    chance = Random(seed)
    for one in p.characters:
        one.reputation, one.xp, one.magic = (chance.randrange(4) for _ in range(3))
    p = agenda.take(p, StartTrading())
    before, sums = never_traded(p), traded(p)
    for after in play_on(p, chance, 20):
        if after.question is None or after.question.kind not in ("trade", "equip"):
            break
        assert never_traded(after) == before
        assert traded(after) == sums


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(1, 4))
@pytest.mark.rule("MAP-1")
def test_every_way_leads_back(seed: int, players: int) -> None:
    p = days(seed, players, 40)[-1]
    for number in p.places:
        for other in neighbours(p, number):
            assert number in neighbours(p, other)


@settings(max_examples=15, deadline=None)
@given(seeds, st.integers(1, 4))
@pytest.mark.rule("TURN-1")
def test_whatever_is_offered_can_be_taken_and_asks_somebody_in_play(
    seed: int, players: int
) -> None:
    for p in days(seed, players, 12):
        if p.question is None:
            return
        seats = {one.seat for one in p.characters}
        assert set(p.question.seats) <= seats or p.question.kind in ("give-secret", "successor")
        assert len(set(p.question.options)) == len(p.question.options)
        for option in p.question.options:
            agenda.check(p, option)
            before = p.clone()
            agenda.take(p, option)
            assert p == before, "taking an option leaves the position as it was"
