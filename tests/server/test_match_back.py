"""What a match lets a seat take back by itself, with offers of others in between."""

from __future__ import annotations

import pytest

from legendarium.cli.shelf import make_shelf
from legendarium.server.live.match import Match
from legendarium.table import Option
from legendarium.table.choice import How
from legendarium.table.play import Play
from legendarium.tashkalar.options import Concede
from settings import setup_of
from toy import ToyBox


@pytest.fixture
def match() -> Match:
    """A duel in teams, in the middle of whose first turn a piece was placed."""
    box = make_shelf()["tash-kalar"]
    match = Match(box, Play(box.game, setup_of("duel-teams", 1).to_json(), 3))
    while (asked := match.play.question) is not None and asked.kind != "action":
        choose(match, match.box.quick_choice(match.play.position))
    assert asked is not None
    choose(match, next(o for o in asked.options if o.kind == "place"))
    return match


def choose(match: Match, option: Option, seat: int | None = None, how: How = How.PERSON) -> None:
    asked = match.play.question
    assert asked is not None
    match.accept(match.prepare_choice(asked.seat if seat is None else seat, option, how))


def offer(match: Match, seat: int) -> None:
    choose(match, Concede(seat=seat), seat)


def go_back(match: Match, seat: int) -> None:
    moment = match.free_undo_moment(seat)
    assert moment is not None
    match.accept(match.prepare_undo(seat, moment))


@pytest.mark.rule("4.7")
@pytest.mark.parametrize("others", [[1], [2], [1, 2]], ids=["enemy", "partner", "both"])
def test_offers_of_others_do_not_hinder_it(match: Match, others: list[int]) -> None:
    acting, before = match.play.position.seat, match.play.moment - 1
    for step in others:
        offer(match, (acting + step) % 4)
    assert match.free_undo_moment(acting) is not None
    go_back(match, acting)
    assert match.play.moment == before
    assert match.play.position.offers == ()


def test_ones_own_offer_is_taken_back_alone(match: Match) -> None:
    acting, before = match.play.position.seat, match.play.moment
    offer(match, acting)
    go_back(match, acting)
    assert match.play.moment == before
    assert match.free_undo_moment(acting) is not None


def test_who_has_made_an_offer_may_withdraw_it(match: Match) -> None:
    other, before = (match.play.position.seat + 1) % 4, match.play.moment
    offer(match, other)
    assert match.free_undo_moment(other) == before
    assert match.free_undo_moment((other + 1) % 4) is None


def test_what_another_has_chosen_since_is_not_taken_back(match: Match) -> None:
    acting = match.play.position.seat
    offer(match, (acting + 1) % 4)
    choose(match, match.box.quick_choice(match.play.position))
    assert match.free_undo_moment((acting + 1) % 4) is None


def test_an_offer_is_no_new_turn(match: Match) -> None:
    acting = match.play.position.seat
    step = match.prepare_choice(acting, Concede(seat=acting), How.PERSON)
    assert not step.ends_turn


@pytest.mark.parametrize(
    ("how", "moment"), [(How.BOT, 1), (How.CLOCK, 1), (How.PERSON, None), (How.AGREED, None)]
)
def test_only_what_another_person_has_chosen_since_hinders_it(how: How, moment: int | None) -> None:
    box = ToyBox()
    match = Match(box, Play(box.game, {"seats": 4}, 5))
    for number in range(3):
        choose(match, box.quick_choice(match.play.position), how=how if number == 2 else How.PERSON)
    assert match.free_undo_moment(1) == moment
    if moment is not None:
        go_back(match, 1)
        assert match.play.moment == moment
