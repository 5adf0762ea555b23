"""The library plays forms that it was not written for: every fact comes from the rules in Python.

Between them, the forms here change every fact that the library reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any, NoReturn

import pytest
from both import Both, built
from compared_games import compared_game
from rare_ends import changed
from test_same_deals import assert_possible
from test_same_ends import ended
from test_same_worths import assert_same, seats_of
from test_turns import WIDTH
from test_turns import found as turns_found

from legendarium.bots.tashkalar import fastest_search
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.greedy import GreedyBot
from legendarium.bots.tashkalar.master import MasterBot
from legendarium.bots.tashkalar.native.library import library_for, refusal_of_form
from legendarium.bots.tashkalar.native.racing import race
from legendarium.bots.tashkalar.native.turns import Purpose, can_search
from legendarium.bots.tashkalar.search import weighing
from legendarium.bots.tashkalar.search.turn_tree import TurnTree
from legendarium.bots.tashkalar.search.weighing import Candidate
from legendarium.bots.tashkalar.selfplay import play
from legendarium.bots.tashkalar.worth.judge import judge_for
from legendarium.cli.version import version_text
from legendarium.tashkalar.form import FORMS, Form, register
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.scoring import SCORING, wrong_scoring
from legendarium.tashkalar.scoring.by_destruction import ByDestruction
from legendarium.tashkalar.setup import Setup
from settings import SCHOOLS, lively_game

DUEL_TO_9 = Form(
    key="duel-to-9",
    order=901,
    scoring="by_destruction",
    points_to_end={2: 9},
    score_tracks={2: 1},
    learned_as="duel",
)
MADE_UP = (
    DUEL_TO_9,
    Form(
        key="five-tasks",
        order=902,
        scoring="by_tasks",
        points_to_end={2: 4},
        team_seats=(4,),
        pieces=12,
        legends=1,
        hand=4,
        legends_in_hand=1,
        open_tasks=5,
        advanced_tasks=False,
        first_of_category=3,
        open_of_category=3,
        may_discard=False,
        learned_as="high-form",
    ),
    Form(
        key="short-duel",
        order=903,
        scoring="by_destruction",
        points_to_end={2: 5},
        team_seats=(4,),
        pieces=14,
        legends=0,
        improvises=True,
        hand=2,
        has_last_turns=False,
        learned_as="duel",
    ),
    Form(
        key="short-melee",
        order=904,
        scoring="by_colours",
        points_to_end={3: 3},
        seats=(3,),
        pieces=15,
        legends=2,
        hand=5,
        legends_in_hand=3,
        may_discard=False,
        has_last_turns=False,
        learned_as="melee",
    ),
)
SETUPS = tuple((form, seats, teams) for form in MADE_UP for seats, teams in form.settings)
"""Every way to play them."""

every_setup = pytest.mark.parametrize(
    ("form", "seats", "teams"),
    SETUPS,
    ids=[f"{form.key}{'-teams' * teams}" for form, _, teams in SETUPS],
)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The forms can be played during a test."""
    before = dict(FORMS)
    for form in MADE_UP:
        register(form)
        assert not [*wrong_scoring(form)]
    yield
    FORMS.clear()
    FORMS.update(before)


def games(setup: Setup, number: int) -> Iterator[list[Position]]:
    """The positions between two actions of lively games."""
    for seed in range(number):
        yield [
            position
            for position in lively_game(setup, seed)
            if position.before is None and position.stage == Stage.TURNS
        ]


def setup_for(form: Form, seats: int, teams: bool) -> Setup:
    """A setup of a form."""
    return Setup(form.key, SCHOOLS[:seats], teams)


@pytest.mark.slow
@every_setup
def test_games_are_the_same(form: Form, seats: int, teams: bool) -> None:
    last: list[Both] = []
    for seed, lively in enumerate((0.7, 0.95, 0.95)):
        *_, whole = compared_game(setup_for(form, seats, teams), seed, lively)
        last.append(whole)
    assert all(both.position.stage == Stage.OVER for both in last)


@pytest.mark.slow
@every_setup
def test_turns_and_games_end_the_same(form: Form, seats: int, teams: bool) -> None:
    chance = Random(1)
    over = 0
    for positions in games(setup_for(form, seats, teams), 3):
        for position in chance.sample(positions, min(40, len(positions))):
            for both in ended(changed(position, chance)):
                over += both.position.stage == Stage.OVER
    assert over >= 3


@pytest.mark.slow
@every_setup
def test_positions_are_worth_the_same(form: Form, seats: int, teams: bool) -> None:
    chance = Random(2)
    for positions in games(setup_for(form, seats, teams), 3):
        for position in chance.sample(positions, min(12, len(positions))):
            assert_same(position, seats_of(position))
            assert_same(changed(position, chance), seats_of(position))


@pytest.mark.slow
@every_setup
def test_both_find_the_same_turns(form: Form, seats: int, teams: bool) -> None:
    """Except where one of two positions with equal worth is kept, which is arbitrary."""
    chance = Random(4)
    setup = setup_for(form, seats, teams)
    judge = judge_for(setup)
    found = [one for one in chain(*games(setup, 3)) if can_search(one) and one.actions]
    others = 0
    for position in chance.sample(found, 5):
        seat = position.seat
        ours = sorted(end.worth for end in TurnTree(seat, judge.quick, WIDTH).ends(position))
        turns = turns_found(position, Purpose.PLAIN_WORTH)
        theirs = sorted(judge.quick(one.end.position, seat) for one in turns)
        others += theirs != pytest.approx(ours, rel=0, abs=1e-9)
    assert others <= 1


@pytest.mark.slow
@every_setup
def test_dealt_worlds_are_possible(form: Form, seats: int, teams: bool) -> None:
    chance = Random(3)
    for positions in games(setup_for(form, seats, teams), 2):
        for position in chance.sample(positions, min(10, len(positions))):
            for seat in range(seats):
                assert_possible(position, seat, chance)


@pytest.mark.slow
def test_master_plays_a_duel_to_9_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    built()
    raced: list[Position] = []

    def noted(turns: list[Candidate], *given: Any) -> list[Candidate]:
        raced.append(turns[0].view.position)
        return race(turns, *given)

    monkeypatch.setattr(fastest_search, "race", noted)
    setup = Setup("duel-to-9", SCHOOLS[:2])
    assert setup.stock == 16
    steps = list(play(setup, (MasterBot(1, Budget(0.05)), GreedyBot(2)), 3))
    turns = [step.after for step in steps if step.ends_turn]
    assert all((most_points(after) >= 9) == (after.end is not None) for after in turns)
    assert turns[-1].stage == Stage.OVER
    assert len(raced) >= 3


def most_points(position: Position) -> int:
    """The points of the side that has the most."""
    return max(row[0] for row in position.scores)


def unexpected(*_: object) -> NoReturn:
    """Stands for the search that should not be used."""
    raise AssertionError("the other search was used")


# What the library cannot play


STAR_DUEL = Form(
    key="star-duel",
    order=905,
    scoring="by_stars",
    points_to_end={2: 7},
    learned_as="duel",
)


@pytest.fixture
def star_duel(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A duel with a way to score that the library does not have."""
    monkeypatch.setitem(SCORING, "by_stars", ByDestruction())
    assert not [*wrong_scoring(STAR_DUEL)]
    register(STAR_DUEL)
    return Setup("star-duel", SCHOOLS[:2])


def test_it_says_which_form_it_cannot_play(star_duel: Setup) -> None:
    built()
    assert library_for(Setup("duel", SCHOOLS[:2])) is built()
    assert refusal_of_form(FORMS["duel"]) == ""
    assert library_for(star_duel) is None
    reason = "It cannot score 'by_stars', as the form 'star-duel' does."
    assert refusal_of_form(STAR_DUEL) == reason
    assert version_text().splitlines()[-1] == f"compiled core: in use. {reason}"


def test_master_looks_ahead_in_python_then(
    star_duel: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    built()
    monkeypatch.setattr(fastest_search, "native_turns_to_weigh", unexpected)
    monkeypatch.setattr(fastest_search, "race", unexpected)
    raced: list[int] = []

    def weigh(turns: list[Candidate], *_: object) -> list[Candidate]:
        raced.append(len(turns))
        return turns

    monkeypatch.setattr(weighing, "weigh", weigh)
    players = MasterBot(1, Budget(0.05)), MasterBot(2, Budget(0.05))
    turns = (step for step in play(star_duel, players, 3) if step.ends_turn)
    assert [step.seat for step in islice(turns, 2)] == [0, 1]
    assert raced
