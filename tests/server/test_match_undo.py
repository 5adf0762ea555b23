"""An undo at a table plays nothing again, and leads to where a replay of the journal leads."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from counting import CountingHighestCard, CountingTashKalar
from legendarium.cli.shelf import make_shelf
from legendarium.server.live.match import Match
from legendarium.server.storage.models import JournalRow
from legendarium.table import Box, Option
from settings import SETTINGS, setup_of
from toy import ToyBox

SEED = 5


def tash_kalar(setting: str) -> tuple[Match, CountingTashKalar]:
    box, game = make_shelf()["tash-kalar"], CountingTashKalar()
    box.game = game
    return Match(box, setup_of(setting, 1).to_json(), SEED, True), game


def highest_card() -> tuple[Match, CountingHighestCard]:
    box, game = ToyBox(), CountingHighestCard()
    box.game = game
    return Match(box, {"seats": 4, "hats": []}, SEED, True), game


class Journal:
    """The rows that a server would have stored for a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: list[JournalRow] = []

    def choose(self, option: Option, seat: int | None = None) -> None:
        asked = self.match.question
        assert asked is not None
        step = self.match.prepare_choice(asked.seat if seat is None else seat, option, "choice")
        self._store(step.number, step.by, step.cause, option, None)
        self.match.take_choice(step)

    def undo(self, seat: int, keep: int) -> None:
        step, play = self.match.prepare_undo(seat, keep)
        self._store(step.number, step.by, step.cause, None, step.moment)
        self.match.undo(step, play)

    def _store(
        self, number: int, seat: int, cause: str, option: Option | None, keep: int | None
    ) -> None:
        body = None if option is None else option.to_json()
        at = datetime.now(UTC)
        self.rows.append(
            JournalRow(
                table_id=1, number=number, seat=seat, cause=cause, option=body, keep=keep, at=at
            )
        )


def check_like_a_restart(journal: Journal, box: Box[Any, Any]) -> None:
    """The match in memory is the one that a restarted server reads from its journal."""
    match, record = journal.match, journal.match.play.record
    again = Match.restore(box, record.setup, record.seed, True, journal.rows)
    assert match.position == again.position
    assert match.play.record == again.play.record
    assert list(match.play.past) == list(again.play.past)
    assert (match.number, match.authors) == (again.number, again.authors)
    assert (match.question, match.outcome) == (again.question, again.outcome)
    seats = range(match.game.seats(match.position))
    assert [match.free_undo_moment(seat) for seat in seats] == [
        again.free_undo_moment(seat) for seat in seats
    ]


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_seat_undoes_its_last_choice_without_a_replay(setting: str) -> None:
    match, game = tash_kalar(setting)
    journal, chance = Journal(match), Random(setting)
    box = make_shelf()["tash-kalar"]
    undone = 0
    while match.question is not None and match.number < 160:
        _offer_now_and_then(journal, chance)
        journal.choose(chance.choice(match.question.options))
        if match.number % 12 == 0 and match.question is not None:
            seat = chance.randrange(game.seats(match.position))
            moment = match.moment_before_last_choice_of(seat)
            if moment is not None:
                game.played = 0
                journal.undo(seat, moment)
                assert game.played == 0
                check_like_a_restart(journal, box)
                undone += 1
    assert undone > 5


def _offer_now_and_then(journal: Journal, chance: Random) -> None:
    """A seat offers to concede or to skip the last turns, where that does not end the game."""
    match = journal.match
    seat = chance.randrange(match.game.seats(match.position))
    for aside in match.box.asides(match.position, seat):
        after = match.game.take(match.position, aside)
        if match.game.outcome(after) is None and chance.random() < 0.2:
            journal.choose(aside, seat)
            return


@pytest.mark.rule("13.4", "13.5")
@pytest.mark.parametrize("kind", ["concede", "skip-last-turns"])
def test_an_undone_offer_leaves_no_trace(kind: str) -> None:
    match, game = tash_kalar("duel-teams")
    journal, chance = Journal(match), Random(kind)
    while not (aside := _offer(match, kind)):
        assert match.question is not None
        journal.choose(chance.choice(match.question.options))
    seat, before = dict(aside.items())["seat"], match.position
    journal.choose(aside, seat)
    assert match.position.offers == ((kind, seat),)
    moment = match.free_undo_moment(seat)
    assert moment is not None
    game.played = 0
    journal.undo(seat, moment)
    assert game.played == 0
    assert match.position == before
    check_like_a_restart(journal, make_shelf()["tash-kalar"])


def _offer(match: Match, kind: str) -> Option | None:
    """The offer of a seat that is not asked, as soon as there is one."""
    asked = match.question
    assert asked is not None
    other = (asked.seat + 1) % 4
    return next((one for one in match.box.asides(match.position, other) if one.kind == kind), None)


def test_the_toy_game_undoes_past_what_is_final_without_a_replay() -> None:
    match, game = highest_card()
    journal = Journal(match)
    for _ in range(3):
        assert match.question is not None
        journal.choose(match.question.options[1])
    assert match.free_undo_moment(0) is None
    game.played = 0
    journal.undo(0, 0)
    assert game.played == 0
    check_like_a_restart(journal, ToyBox())
