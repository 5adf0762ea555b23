"""Whole random games, in every setting: at every question both offer the same, and every answer
leads to the same position.

`pytest --soak tests/bots/tashkalar/native/test_same_rules.py` compares ten times as many
games.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from both import TIMES, Both
from compared_games import compared_game
from happenings import SHORTAGES, happened

from legendarium.bots.tashkalar.native.option_codes import code_of, codes_of
from legendarium.tashkalar.options import END_TURN
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.turn import question
from settings import SETTINGS, lively_game, setup_of

pytestmark = pytest.mark.slow

GAMES = 21 * TIMES
"""How many games are compared in each setting."""
LIVELY = (0.0, 0.7, 0.95)
"""How often summoning is preferred, game by game: purely random play only fills the arena."""

EVERYWHERE = {*SHORTAGES, "place", "summon", "flare", "way", "card", "drew more beings", "over"}
AFTER_THE_FIRST_GAME = {"discard", "put-under", "end triggered", "last turn", "drew more legends"}
IN_MELEE = {"improvised", "opponent", "colour for a legend", "colour for unpaired commons"}
IN_TEAMS = {"put under sideways cards", "drew sideways cards", "ended by the partner"}


def wanted(setting: str) -> set[str]:
    """What must happen in the games for full coverage."""
    found = set(EVERYWHERE)
    if setting != "first-game":
        found |= AFTER_THE_FIRST_GAME
    if setting.startswith("melee"):
        found |= IN_MELEE | {"flares shuffled"}
    if setting.endswith("teams"):
        found |= IN_TEAMS
    return found


@pytest.mark.parametrize("setting", SETTINGS)
def test_games_are_the_same(setting: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        for both in compared_game(setup_of(setting, seed), seed, LIVELY[seed % len(LIVELY)]):
            met.update(set(happened(both.before, both.answers, both.position)))
    assert wanted(setting) - met.keys() == set()
    assert met["over"] == GAMES


# What is no option


def running(setting: str, seed: int) -> list[Position]:
    """Positions in the middle of actions that the library can carry out."""
    return [
        position
        for position in lively_game(setup_of(setting, seed), seed)
        if position.before is not None and all(a.kind != "hand-over" for a in position.answers)
    ]


def reached(position: Position) -> Both:
    """The position as reached in both implementations."""
    assert position.before is not None
    both = Both(position.before)
    for option in position.answers:
        both.take(option)
    return both


@pytest.mark.parametrize("setting", SETTINGS)
def test_an_answer_that_is_no_option_is_refused(setting: str) -> None:
    chance = Random(5)
    given: list[int] = []
    refused = accepted = 0
    for position in running(setting, 3):
        both = reached(position)
        asked = question(position)
        assert asked is not None
        allowed = codes_of(position, asked.options)
        given += chance.sample(list(allowed), min(3, len(allowed)))
        for code in {*chance.sample(given, min(8, len(given))), next(iter(allowed))}:
            assert both.refuses(code) == (code not in allowed), f"{both}: {code}"
            refused += code not in allowed
            accepted += code in allowed
    assert refused > 50
    assert accepted > 50


@pytest.mark.parametrize("setting", SETTINGS)
def test_an_answer_that_nobody_asked_for_is_refused(setting: str) -> None:
    """No answer is legal after an action is done."""
    chance = Random(6)
    for position in running(setting, 4):
        both = reached(position).finish(chance)
        assert both.refuses(0), f"{both} > decline"


@pytest.mark.parametrize("setting", SETTINGS)
def test_an_action_that_may_not_begin_is_refused(setting: str) -> None:
    """An option of other positions is accepted exactly where it is legal."""
    chance = Random(7)
    begun: list[int] = []
    refused = 0
    for position in lively_game(setup_of(setting, 4), 4):
        if position.before is not None or position.stage != Stage.TURNS or position.handed_over:
            continue
        both = Both(position)
        asked = question(position)
        assert asked is not None
        allowed = {*codes_of(position, asked.options)}
        if not position.actions:
            allowed.add(code_of(position, END_TURN))
        for code in chance.sample(begun, min(6, len(begun))):
            assert both.refuses(code) == (code not in allowed), f"{both}: {code}"
            refused += code not in allowed
        begun += chance.sample(sorted(allowed), min(3, len(allowed)))
    assert refused > 50
