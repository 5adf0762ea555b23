"""An undo at a table plays little again, and leads to where a replay of the journal leads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from counting import CountingHighestCard, CountingTashKalar
from legendarium.cli.shelf import make_shelf
from legendarium.server.live.match import Match, NumberedStep
from legendarium.server.live.opening import open_match
from legendarium.server.storage.tables import StoredStep
from legendarium.table import Box, Option
from legendarium.table.choice import How
from legendarium.table.kept import FRAME_INTERVAL
from legendarium.table.play import Play
from settings import SETTINGS, setup_of
from toy import ToyBox

SEED = 5


def tash_kalar(setting: str) -> tuple[Match, CountingTashKalar]:
    box, game = make_shelf()["tash-kalar"], CountingTashKalar()
    box.game = game
    return Match(box, Play(game, setup_of(setting, 1).to_json(), SEED)), game


def highest_card() -> tuple[Match, CountingHighestCard]:
    box, game = ToyBox(), CountingHighestCard()
    box.game = game
    return Match(box, Play(game, {"seats": 4, "hats": []}, SEED)), game


class Journal:
    """The rows that a server would have stored for a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: list[StoredStep] = []

    def choose(self, option: Option, seat: int | None = None, how: How = How.PERSON) -> None:
        asked = self.match.play.question
        assert asked is not None
        self._take(self.match.prepare_choice(asked.seat if seat is None else seat, option, how))

    def undo(self, seat: int, keep: int) -> None:
        self._take(self.match.prepare_undo(seat, keep))

    def _take(self, step: NumberedStep) -> None:
        choice = step.choice
        self.rows.append(
            StoredStep(
                step.number,
                step.by,
                "take-back" if choice is None else "choice",
                None if choice is None else choice.how,
                None,
                None if choice is None else choice.option.to_json(),
                step.moment if choice is None else None,
            )
        )
        self.match.accept(step)


def check_like_a_restart(journal: Journal, box: Box[Any, Any]) -> None:
    """The match in memory is the one that a restarted server reads from its journal."""
    match, play = journal.match, journal.match.play
    again = open_match(box, play.setup, play.seed, True, journal.rows).match
    assert play.position == again.play.position
    assert play.choices == again.play.choices
    assert play.finals == again.play.finals
    assert match.number == again.number
    assert (play.question, play.outcome) == (again.play.question, again.play.outcome)
    seats = range(play.game.seats(play.position))
    assert [match.free_undo_moment(seat) for seat in seats] == [
        again.free_undo_moment(seat) for seat in seats
    ]


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_seat_undoes_its_last_choice_without_a_replay_of_the_game(setting: str) -> None:
    match, game = tash_kalar(setting)
    journal, chance = Journal(match), Random(setting)
    box = make_shelf()["tash-kalar"]
    undone = 0
    while (asked := match.play.question) is not None and match.number < 160:
        _offer_now_and_then(journal, chance)
        journal.choose(chance.choice(asked.options))
        if match.number % 12 == 0 and match.play.question is not None:
            seat = chance.randrange(game.seats(match.play.position))
            moment = match.play.last_of([seat])
            if moment is not None:
                is_final = moment < match.play.final
                game.played = 0
                journal.undo(seat, moment)
                assert game.played < (FRAME_INTERVAL if is_final else 1)
                check_like_a_restart(journal, box)
                undone += 1
    assert undone > 5


def _offer_now_and_then(journal: Journal, chance: Random) -> None:
    """A seat offers to concede or to skip the last turns, where that does not end the game."""
    box, position = journal.match.box, journal.match.play.position
    seat = chance.randrange(box.game.seats(position))
    for aside in box.asides(position, seat):
        after = box.game.take(position, aside)
        if box.game.outcome(after) is None and chance.random() < 0.2:
            journal.choose(aside, seat)
            return


@pytest.mark.rule("13.4", "13.5")
@pytest.mark.parametrize("kind", ["concede", "skip-last-turns"])
def test_an_undone_offer_leaves_no_trace(kind: str) -> None:
    match, game = tash_kalar("duel-teams")
    journal, chance = Journal(match), Random(kind)
    while not (aside := _offer(match, kind)):
        assert match.play.question is not None
        journal.choose(chance.choice(match.play.question.options))
    seat, before = dict(aside.items())["seat"], match.play.position
    journal.choose(aside, seat)
    assert match.play.position.offers == ((kind, seat),)
    moment = match.free_undo_moment(seat)
    assert moment is not None
    game.played = 0
    journal.undo(seat, moment)
    assert game.played == 0
    assert match.play.position == before
    check_like_a_restart(journal, make_shelf()["tash-kalar"])


def _offer(match: Match, kind: str) -> Option | None:
    """The offer of a seat that is not asked, as soon as there is one."""
    asked = match.play.question
    assert asked is not None
    other = (asked.seat + 1) % 4
    return next(
        (one for one in match.box.asides(match.play.position, other) if one.kind == kind), None
    )


def test_the_toy_game_undoes_past_what_is_final_without_a_replay() -> None:
    match, game = highest_card()
    journal = Journal(match)
    for _ in range(3):
        assert match.play.question is not None
        journal.choose(match.play.question.options[1])
    assert match.free_undo_moment(0) is None
    game.played = 0
    journal.undo(0, 0)
    assert game.played == 0
    check_like_a_restart(journal, ToyBox())
