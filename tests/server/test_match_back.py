"""What a match lets a seat take back by itself, with offers of others in between."""

from __future__ import annotations

import pytest

from legendarium.cli.shelf import make_shelf
from legendarium.server.live.match import Match
from legendarium.tashkalar.options import AnyOption, Concede
from settings import setup_of


@pytest.fixture
def match() -> Match:
    """A duel in teams, in the middle of whose first turn a piece was placed."""
    match = Match(make_shelf()["tash-kalar"], setup_of("duel-teams", 1).to_json(), 3, True)
    while match.question is not None and match.question.kind != "action":
        choose(match, match.box.quick_choice(match.position))
    assert match.question is not None
    choose(match, next(o for o in match.question.options if o.kind == "place"))
    return match


def choose(match: Match, option: AnyOption, seat: int | None = None) -> None:
    asked = match.question
    assert asked is not None
    match.take_choice(match.prepare_choice(asked.seat if seat is None else seat, option, "choice"))


def offer(match: Match, seat: int) -> None:
    choose(match, Concede(seat=seat), seat)


def go_back(match: Match, seat: int) -> None:
    moment = match.free_undo_moment(seat)
    assert moment is not None
    match.undo(*match.prepare_undo(seat, moment))


@pytest.mark.rule("4.7")
@pytest.mark.parametrize("others", [[1], [2], [1, 2]], ids=["enemy", "partner", "both"])
def test_offers_of_others_do_not_hinder_it(match: Match, others: list[int]) -> None:
    acting, before = match.position.seat, match.moment - 1
    for step in others:
        offer(match, (acting + step) % 4)
    assert match.can_undo(acting)
    go_back(match, acting)
    assert match.moment == before
    assert match.position.offers == ()


def test_ones_own_offer_is_taken_back_alone(match: Match) -> None:
    acting, before = match.position.seat, match.moment
    offer(match, acting)
    go_back(match, acting)
    assert match.moment == before
    assert match.can_undo(acting)


def test_who_has_made_an_offer_may_withdraw_it(match: Match) -> None:
    other, before = (match.position.seat + 1) % 4, match.moment
    offer(match, other)
    assert match.free_undo_moment(other) == before
    assert match.free_undo_moment((other + 1) % 4) is None


def test_what_another_has_chosen_since_is_not_taken_back(match: Match) -> None:
    acting = match.position.seat
    offer(match, (acting + 1) % 4)
    choose(match, match.box.quick_choice(match.position))
    assert match.free_undo_moment((acting + 1) % 4) is None


def test_an_offer_is_no_new_turn(match: Match) -> None:
    acting = match.position.seat
    step = match.prepare_choice(acting, Concede(seat=acting), "choice")
    assert not step.ends_turn
