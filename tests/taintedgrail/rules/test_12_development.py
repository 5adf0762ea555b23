"""Development: new cards, attribute points, skills, decks (DEV, END-3, END-4)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.attributes import points
from legendarium.taintedgrail.content.model import ATTRIBUTES
from legendarium.taintedgrail.development import free_skills, price, raise_attribute
from legendarium.taintedgrail.invariants import broken
from legendarium.taintedgrail.options.growth import LearnSkill
from legendarium.taintedgrail.position import Position
from taintedgrail import play
from taintedgrail.lives import crowd, offered, question_of, refused
from taintedgrail.play import question


def evening(p: Position, xp: int, who: str = "ada") -> Position:
    """Somebody has so much Experience when development begins."""
    p.character(who).xp = xp
    return play.run_steps(p, ("develop",))


@pytest.mark.rule("DEV-4")
@pytest.mark.parametrize(
    ("pair", "cost"),
    [
        ((0, 0), 2),
        ((1, 0), 4),
        ((2, 0), 6),
        ((2, 1), 8),
        ((2, 2), 10),
    ],
)
def test_the_price_follows_the_pair_total_after_the_raise(pair: tuple[int, int], cost: int) -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.markers = (*pair, 0, 0, 0, 0)
    assert price(p, ada, "empathy") == price(p, ada, "aggression") == cost


@pytest.mark.rule("DEV-4")
@pytest.mark.example("A8")
def test_the_opposite_of_two_costs_six() -> None:
    p = crowd("ada")
    p.character("ada").markers = (0, 0, 2, 0, 0, 0)
    p = play.choose(evening(p, 7), "raise", attribute="caution")
    assert p.character("ada").xp == 1
    assert points(p, p.character("ada"), "caution") == 1


@pytest.mark.rule("DEV-4")
@pytest.mark.example("B70")
def test_the_ladder_of_prices() -> None:
    p = crowd("ada")
    p.character("ada").markers = (0, 0, 0, 0, 0, 0)
    p = evening(p, 40)
    paid = []
    for name in ("courage", "caution") * 3:
        before = p.character("ada").xp
        p = play.choose(p, "raise", attribute=name)
        if question_of(p)[0] == "skill":
            p = play.choose(p, "skill", number=offered(p, "number")[0], side="b")
        paid.append(before - p.character("ada").xp)
    assert paid == [2, 4, 6, 8, 10, 10]
    assert [points(p, p.character("ada"), one) for one in ("courage", "caution")] == [3, 3]


@pytest.mark.rule("DEV-5")
@pytest.mark.example("A9", "B73")
def test_the_third_point_demands_a_skill_card_with_one_side() -> None:
    p = crowd("ada", "ben")
    p.character("ada").markers = (2, 2, 2, 0, 0, 0)
    p = play.choose(evening(p, 10), "raise", attribute="aggression")
    assert question_of(p) == ("skill", (0,))
    assert p.character("ada").xp == 0
    choices = {(one.number, one.side) for one in question(p).options if isinstance(one, LearnSkill)}
    assert choices == {(1, "a"), (1, "b"), (11, "a"), (11, "b")}
    refused(p, "DEV-5", "done", who="ada")
    p = play.choose(p, "skill", number=11, side="b")
    ada = p.character("ada")
    assert ada.skills == ((11, "b"),)
    assert ada.markers[0] == 2, "the point is the one printed on the card"
    assert points(p, ada, "aggression") == 3
    assert free_skills(p, "aggression") == [1], "nobody else can have it, nor its other side"


@pytest.mark.rule("DEV-7")
@pytest.mark.example("B73")
def test_every_skill_is_unique_across_players() -> None:
    p = crowd("ada", "ben")
    p.character("ada").skills = ((3, "a"),)
    ben = p.character("ben")
    ben.markers = (0, 0, 2, 0, 0, 0)
    p = play.choose(evening(p, 6, "ben"), "raise", attribute="courage")
    assert set(offered(p, "number")) == {13}
    refused(p, "DEV-7", "skill", who="ben", number=3, side="b")


@pytest.mark.rule("DEV-7")
def test_with_no_card_left_the_point_cannot_be_bought() -> None:
    p = crowd("ada", "ben")
    p.character("ada").skills = ((3, "a"), (13, "b"))
    p.character("ben").markers = (0, 0, 2, 0, 0, 0)
    p = evening(p, 20, "ben")
    assert "courage" not in offered(p, "attribute")
    refused(p, "DEV-7", "raise", who="ben", attribute="courage")


@pytest.mark.rule("DEV-7")
@pytest.mark.parametrize("back", [True, False])
def test_skills_of_the_dead_are_free_again_or_gone(back: bool) -> None:
    p = crowd("ada", "ben", skills_of_the_dead_return=back)
    p.character("ada").skills = ((3, "a"),)
    p = play.run_steps(p, ("die", "ada"))
    assert (3 in free_skills(p, "courage")) is back


@pytest.mark.rule("DEV-6")
@pytest.mark.example("A11")
def test_skill_cards_count_for_the_price() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.markers = (0, 0, 2, 0, 0, 0)
    ada.skills = ((3, "b"),)
    assert price(p, ada, "caution") == 8


@pytest.mark.rule("DEV-1", "END-3")
@pytest.mark.example("B71")
def test_a_new_card_costs_two_and_is_one_of_three() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.combat_development = Pile("U04", "U05", "U06", "U04", "U05", "U06", "U04", "U05")
    p = evening(p, 2)
    p = play.choose(p, "buy-card", deck="combat")
    assert question_of(p) == ("keep-card", (0,))
    assert offered(p, "card") == ["U04", "U05", "U06"]
    refused(p, "DEV-1", "keep", who="ada", deck="combat", card="U01")
    p = play.choose(p, "keep", card="U05")
    ada = p.character("ada")
    assert ada.xp == 0
    assert len(ada.combat_development) == 7
    assert len(ada.combat_deck) == 16
    assert "U05" in ada.combat_deck
    assert Counter(ada.combat_development.order) == {"U04": 3, "U05": 2, "U06": 2}


@pytest.mark.rule("DEV-2")
@pytest.mark.parametrize("left", [("U06",), ("U05", "U06")])
def test_with_fewer_left_one_looks_at_what_is_there(left: tuple[str, ...]) -> None:
    p = crowd("ada")
    p.character("ada").combat_development = Pile(*left)
    p = play.choose(evening(p, 3), "buy-card", deck="combat")
    if len(left) > 1:
        assert offered(p, "card") == list(left)
        p = play.choose(p, "keep", card="U06")
    assert "U06" in p.character("ada").combat_deck
    assert len(p.character("ada").combat_development) == len(left) - 1


@pytest.mark.rule("DEV-1")
def test_an_empty_development_deck_sells_nothing() -> None:
    p = crowd("ada")
    p.character("ada").combat_development = Pile()
    p = evening(p, 4)
    assert "combat" not in offered(p, "deck")
    refused(p, "DEV-1", "buy-card", who="ada", deck="combat")


@pytest.mark.rule("END-3")
def test_everybody_develops_in_the_order_of_numbers() -> None:
    p = crowd("ben", "ada")
    p.character("ben").xp = 2
    p = evening(p, 2)
    assert question_of(p) == ("develop", (1,)), "ada has the lower number, at the second seat"
    refused(p, "END-3", "buy-card", who="ben", deck="combat")
    refused(p, "DEV-4", "raise", who="ada", attribute="aggression")
    p = play.choose(p, "done")
    assert question_of(p) == ("develop", (0,))
    assert question_of(play.choose(p, "done"))[0] == "action"


@pytest.mark.rule("END-3")
def test_nothing_is_asked_of_those_who_can_afford_nothing() -> None:
    assert question_of(evening(crowd("ada", "ben"), 1))[0] == "action"


@pytest.mark.rule("DEV-2", "END-4")
@pytest.mark.example("B14")
def test_a_deck_never_falls_below_fifteen() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.combat_owned = ("U04",)
    ada.combat_development = Pile("U05", "U06")
    p = play.run_steps(p, ("arrange_decks",))
    assert question_of(p) == ("arrange", (0,))
    refused(p, "DEV-2", "take-out", who="ada", deck="combat", card="U01")
    p = play.choose(p, "put-in", card="U04")
    assert len(p.character("ada").combat_deck) == 16
    p = play.choose(p, "take-out", card="U02")
    assert len(p.character("ada").combat_deck) == 15
    assert p.character("ada").combat_owned == ("U02",)
    assert question_of(p)[0] == "action", "nothing more can be moved this evening"


@pytest.mark.rule("DEV-3")
@pytest.mark.example("B72")
def test_a_card_taken_out_is_owned_and_not_for_sale_again() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.combat_deck = Pile(*ada.combat_deck.order, "U04")
    ada.combat_development = Pile("U05", "U06")
    p = play.choose(play.run_steps(p, ("arrange_decks",)), "take-out", card="U04")
    ada = p.character("ada")
    assert ada.combat_owned == ("U04",)
    assert "U04" not in ada.combat_deck
    assert "U04" not in ada.combat_development
    again = play.choose(play.run_steps(p, ("arrange_decks",)), "put-in", card="U04")
    assert again.character("ada").combat_owned == ()


@pytest.mark.rule("DEV-3")
def test_a_card_goes_one_way_in_an_evening() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.combat_deck = Pile(*ada.combat_deck.order, "U04", "U05")
    ada.combat_development = Pile("U06")
    p = play.choose(play.run_steps(p, ("arrange_decks",)), "take-out", card="U04")
    refused(p, "DEV-3", "put-in", who="ada", deck="combat", card="U04")
    refused(p, "DEV-3", "put-in", who="ada", deck="combat", card="U06")
    p = play.choose(p, "take-out", card="U05")
    assert question_of(p)[0] == "action"


@pytest.mark.rule("END-4")
def test_nothing_is_asked_where_nothing_can_be_moved() -> None:
    assert question_of(play.run_steps(crowd("ada", "ben"), ("arrange_decks",)))[0] == "action"


@pytest.mark.slow
@pytest.mark.rule("DEV-3")
@settings(deadline=None)
@given(st.data())
def test_law_an_evening_ends_and_loses_no_card(data: st.DataObject) -> None:
    """Random evenings: they end, cards only change place, decks keep fifteen, prices are paid."""
    p = crowd("ada", "ben", seed=data.draw(st.integers(0, 9)))
    for who in ("ada", "ben"):
        p.character(who).xp = data.draw(st.integers(0, 30))
    p = play.run_steps(p, ("develop",), ("arrange_decks",))
    for _ in range(200):
        assert p.question is not None
        assert broken(p) == []
        if p.question.kind == "action":
            break
        p = agenda.take(p, data.draw(st.sampled_from(list(p.question.options))))
    assert p.question is not None
    assert p.question.kind == "action"


@pytest.mark.rule("DEV-4")
@settings(deadline=None)
@given(st.sampled_from(ATTRIBUTES), st.integers(0, 2), st.integers(0, 2))
def test_law_a_raise_costs_its_price_and_gives_one_point(name: str, own: int, other: int) -> None:
    p = crowd("ada")
    ada = p.character("ada")
    place = ATTRIBUTES.index(name)
    opposite = place + 1 if place % 2 == 0 else place - 1
    markers = [0] * 6
    markers[place], markers[opposite] = own, other
    ada.markers = tuple(markers)
    ada.xp = 10
    due = (2, 4, 6, 8, 10)[own + other]
    p.agenda = ()
    raise_attribute(p, "ada", name)
    agenda.run(p)
    if p.question is not None:
        p = agenda.take(p, p.question.options[1])
    assert p.character("ada").xp == 10 - due
    assert points(p, p.character("ada"), name) == own + 1
