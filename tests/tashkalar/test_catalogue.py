"""The catalogue tells every fact of the forms and the decks."""

from __future__ import annotations

import pytest

from json_shape import assert_has_shape
from legendarium.tashkalar.catalogue import make_catalogue
from legendarium.tashkalar.catalogue_shapes import CatalogueShape, FormShape
from legendarium.tashkalar.form import FORMS, Form
from legendarium.tashkalar.position import empty_position
from legendarium.tashkalar.schools import DECK
from legendarium.tashkalar.scoring.base import points_for
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup
from legendarium.tashkalar.turn import start

CATALOGUE = make_catalogue()
UNSERVED = {"key", "pieces", "score_tracks", "learned_as"}
"""The key is that of the entry, `stock` comes from two facts, and only bots learn."""


def test_the_forms_and_the_schools_come_in_order() -> None:
    assert list(CATALOGUE["forms"]) == list(FORMS)
    orders = [form["order"] for form in CATALOGUE["forms"].values()]
    assert orders == sorted(set(orders))
    assert list(CATALOGUE["colours"].items()) == list(COLOUR_OF_SCHOOL.items())


def test_every_fact_of_a_form_is_told() -> None:
    facts = set(Form.__dataclass_fields__) - UNSERVED
    assert facts <= set(FormShape.__annotations__)
    for key, form in FORMS.items():
        told = dict(CATALOGUE["forms"][key])
        plain = {name: told[name] for name in facts if not isinstance(told[name], (dict, list))}
        assert plain == {name: getattr(form, name) for name in plain}
        assert (told["seats"], told["team_seats"]) == (list(form.seats), list(form.team_seats))
        assert told["rules"] == form.rules


@pytest.mark.parametrize("key", FORMS)
def test_what_depends_on_the_number_of_sides_is_what_a_game_uses(key: str) -> None:
    told = CATALOGUE["forms"][key]
    sides_told = set()
    for seats, teams in FORMS[key].settings:
        setup = Setup(key, tuple(COLOUR_OF_SCHOOL)[:seats], teams)
        sides = str(setup.sides)
        assert told["points_to_end"][sides] == setup.points_to_end
        assert told["stock"][sides] == setup.stock
        assert len(told["compared_by"][sides]) >= 3
        sides_told.add(sides)
    assert told["stock"].keys() == told["points_to_end"].keys() == sides_told
    assert told["compared_by"].keys() == sides_told


def test_what_scores_is_told() -> None:
    scoring = {
        key: (form["has_tasks"], form["destruction_scores"], form["flare_scores"])
        for key, form in CATALOGUE["forms"].items()
    }
    assert scoring["first-game"] == scoring["high-form"] == (True, False, False)
    assert scoring["duel"] == scoring["melee"] == (False, True, True)
    by_colour = [key for key, form in CATALOGUE["forms"].items() if form["scores_by_colour"]]
    assert by_colour == ["melee"]
    start = {key: form["start_pieces"] for key, form in CATALOGUE["forms"].items()}
    assert start == {"first-game": 0, "high-form": 0, "duel": 2, "melee": 3}


@pytest.mark.parametrize("destroyed", [(0, 0, 1), (0, 1, 0), (5, 0, 0), (3, 2, 1)])
def test_what_destroyed_pieces_are_worth_is_told(destroyed: tuple[int, int, int]) -> None:
    commons, heroics, legendaries = destroyed
    worth = CATALOGUE["destroyed"]
    told = worth["legendary"] * legendaries + worth["heroic"] * heroics
    assert told + commons // worth["commons"] == points_for(destroyed)


def test_the_actions_of_a_turn_are_told() -> None:
    position = start(Setup("duel", ("northern", "southern")), 1)
    assert CATALOGUE["actions"]["first_turn"] == position.actions
    begun = empty_position(position.setup)
    assert CATALOGUE["actions"]["turn"] == begun.actions


def test_every_deck_is_told_with_its_schools() -> None:
    decks = CATALOGUE["decks"]
    assert list(decks) == list(DECK)
    assert {school for deck in decks.values() for school in deck["schools"]} == {*COLOUR_OF_SCHOOL}
    for key, deck in decks.items():
        assert deck["size"] == len(DECK[key].cards)
        assert deck["size"] == sum(card["deck"] == key for card in CATALOGUE["cards"].values())


def test_it_has_the_shape_that_clients_are_typed_from() -> None:
    assert_has_shape(CatalogueShape, CATALOGUE)
