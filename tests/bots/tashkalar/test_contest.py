"""Contests: their list of games, and how a game is played and recorded."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from legendarium.bots.tashkalar import BOTS, Budget
from legendarium.bots.tashkalar.bot import BotBroken, BotCannotPlay
from legendarium.bots.tashkalar.contest import Contest, school_orders
from legendarium.bots.tashkalar.contest_game import Record, play_fixture
from legendarium.bots.tashkalar.selfplay import play_games
from legendarium.bots.tashkalar.uniform import UniformBot
from legendarium.table import TableError
from legendarium.tashkalar.options import AnyOption, Place
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

TWO = ("random", "random")


def played(contest: Contest) -> list[Record]:
    return [play_fixture(contest, fixture) for fixture in contest.fixtures()]


def test_every_deal_is_played_from_both_sides() -> None:
    fixtures = list(Contest("duel", TWO, games=6).fixtures())
    for one, other in zip(fixtures[::2], fixtures[1::2], strict=True):
        assert (one.bots, other.bots) == ((0, 1), (1, 0))
        assert one.setup == other.setup
        assert one.seed == other.seed
        assert one.bot_seeds != other.bot_seeds
    assert len({fixture.seed for fixture in fixtures}) == 3


def test_every_two_of_several_bots_meet_and_have_the_same_deals() -> None:
    contest = Contest("high-form", ("random", "greedy", "random"), games=4)
    fixtures = list(contest.fixtures())
    assert len(fixtures) == contest.total == 12
    assert [fixture.number for fixture in fixtures] == list(range(12))
    met = Counter(fixture.bots for fixture in fixtures)
    assert met == dict.fromkeys([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)], 2)
    for pair in contest.pairings:
        seeds = [fixture.seed for fixture in fixtures if set(fixture.bots) == set(pair)]
        assert seeds == [fixtures[0].seed] * 2 + [fixtures[6].seed] * 2


def test_in_melee_every_bot_comes_to_every_seat() -> None:
    fixtures = list(Contest("melee", ("random",) * 3, games=3).fixtures())
    assert [fixture.bots for fixture in fixtures] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({fixture.seed for fixture in fixtures}) == 1


def test_a_team_is_one_bot_or_two() -> None:
    one = list(Contest("duel", TWO, games=2, teams=True).fixtures())
    assert [fixture.bots for fixture in one] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    two = list(Contest("duel", TWO * 2, games=4, teams=True).fixtures())
    assert [fixture.bots[0] for fixture in two] == [0, 1, 2, 3]


@pytest.mark.parametrize(("seats", "orders"), [(2, 7), (3, 12), (4, 12)])
def test_schools_take_turns_but_for_two_of_the_same_cards(seats: int, orders: int) -> None:
    found = school_orders(seats)
    assert len(found) == len(set(found)) == orders
    same = [tuple(school.replace("southern", "northern") for school in one) for one in found]
    assert len(set(same)) == orders
    contest = Contest("duel", TWO, games=14)
    assert [fixture.setup.schools for fixture in contest.fixtures()][::2] == school_orders(2)


def test_schools_can_be_named() -> None:
    contest = Contest("duel", TWO, games=3, schools=("sylvan", "northern"))
    assert {fixture.setup.schools for fixture in contest.fixtures()} == {("sylvan", "northern")}


def test_a_match_of_two_has_the_games_of_selfplay() -> None:
    setup = Setup("duel", ("highland", "northern"))
    contest = Contest("duel", TWO, games=2, seed=4, schools=setup.schools)
    for record, result in zip(played(contest), play_games(setup, TWO, 2, 4), strict=True):
        assert record["outcome"] == result.outcome.to_json()
        assert (record["decisions"], record["turns"]) == (result.decisions, result.turns)


@pytest.mark.parametrize(
    "contest",
    [
        Contest("duel", TWO, games=1),
        Contest("high-form", TWO, games=1),
        Contest("melee", ("random",) * 3, games=1),
        Contest("high-form", TWO, games=1, teams=True),
    ],
    ids=["duel", "high-form", "melee", "teams"],
)
def test_a_game_is_written_down(contest: Contest) -> None:
    (record,) = played(contest)
    assert json.loads(json.dumps(record)) == record
    assert record["broken"] is None
    assert record["winners"] == record["outcome"]["ranking"][0]
    assert len(record["points"]) == record["turns"]
    assert record["outcome"]["reason"] == "played-out"
    if contest.form != "melee":
        assert record["points"][-1] == record["outcome"]["scores"]
        assert sum(map(len, record["seconds"])) >= record["turns"]
    assert all(time > 0 for times in record["seconds"] for time in times)
    assert sum(sum(one.values()) for one in record["summoned"]) > 0


def test_the_time_of_a_turn_is_the_sum_of_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.monotonic", lambda: float(next(ticks)))
    (record,) = played(Contest("high-form", TWO, games=1))
    # Every choice takes one tick, and no choice belongs to no turn.
    assert sum(map(sum, record["seconds"])) == record["decisions"]
    assert len(record["seconds"][0]) + len(record["seconds"][1]) == record["turns"]


class Breaking:
    """Plays at random, and breaks after a while."""

    def __init__(self, seed: int, error: Exception | None = None) -> None:
        self._bot = UniformBot(seed)
        self._left = 5
        self._error = error
        self.closed = False

    def choose(self, view: View) -> AnyOption:
        self._left -= 1
        if self._left:
            return self._bot.choose(view)
        if self._error is not None:
            raise self._error
        return Place(square="nowhere")

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (BotBroken("The program 'hal' died."), "The program 'hal' died."),
        (BotCannotPlay("It plays melee only."), "It plays melee only."),
        (KeyError("sylvan"), "KeyError: 'sylvan'"),
        (None, "It chose an illegal option."),
    ],
)
def test_a_bot_that_breaks_loses(
    monkeypatch: pytest.MonkeyPatch, error: Exception | None, why: str
) -> None:
    made: list[Breaking] = []

    def make(seed: int, budget: Budget) -> Breaking:
        made.append(Breaking(seed, error))
        return made[-1]

    monkeypatch.setitem(BOTS, "hal", make)
    for record in played(Contest("duel", ("random", "hal"), games=2)):
        assert record["broken"] == {"bot": 1, "why": why}
        assert record["outcome"]["reason"] == "forfeit"
        assert [record["bots"][seat] for seat in record["winners"]] == [0]
    assert len(made) == 2
    assert all(bot.closed for bot in made)


def test_a_bot_that_cannot_be_made_loses_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(seed: int, budget: Budget) -> UniformBot:
        raise BotCannotPlay("It does not know duel.")

    monkeypatch.setitem(BOTS, "hal", refuse)
    (record,) = played(Contest("duel", ("hal", "random"), games=1))
    assert record["broken"] == {"bot": 0, "why": "It does not know duel."}
    assert record["winners"] == [1]
    assert record["decisions"] == 0


def test_a_whole_team_loses_when_one_of_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "hal", lambda seed, budget: Breaking(seed))
    bots = ("hal", "random", "random", "random")
    for record in played(Contest("duel", bots, games=2, teams=True)):
        hal = record["bots"].index(0)
        assert record["winners"] == [seat for seat in range(4) if seat % 2 != hal % 2]


def test_the_seconds_of_a_contest_are_for_bots_that_name_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets: list[Budget] = []

    def make(seed: int, budget: Budget) -> UniformBot:
        budgets.append(budget)
        return UniformBot(seed)

    monkeypatch.setitem(BOTS, "hal", make)
    played(Contest("duel", ("hal", "hal@0.5"), games=1, seconds=7))
    assert [budget.seconds for budget in budgets] == [7, 0.5]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Contest("duel", ("random",), 1), "At least 2 bots must meet, not 1."),
        (lambda: Contest("duel", ("random", "hal"), 1), "There is no bot 'hal'"),
        (lambda: Contest("chess", TWO, 1), "There is no form 'chess'"),
        (lambda: Contest("melee", TWO, 1), "melee is played with 3 or 4 seats, not 2."),
        (lambda: Contest("melee", ("random",) * 9, 1), "with 3 or 4 seats, not 9."),
        (lambda: Contest("duel", ("random",) * 3, 1, teams=True), "Teams take 2 bots, or 4, not 3"),
        (lambda: Contest("melee", ("random",) * 4, 1, teams=True), "Teams play high-form or duel."),
        (lambda: Contest("duel", TWO, 0), "At least 1 game must be played, not 0."),
        (lambda: Contest("duel", TWO, 10**9), "At most 100000 games can be played"),
        (lambda: Contest("duel", TWO, 1, seconds=0), "A bot has 0.01 to 3600 seconds for a turn"),
        (lambda: Contest("duel", TWO, 1, schools=("sylvan",)), "There are 1 schools for 2 seats."),
        (lambda: Contest("duel", TWO, 1, schools=("sylvan", "mars")), "There is no school 'mars'"),
    ],
)
def test_what_cannot_be_played_is_told(make: Callable[[], Contest], sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        make()
