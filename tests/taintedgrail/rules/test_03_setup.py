"""Setting up a campaign (SET-1 to SET-8)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

import pytest

from legendarium.table.errors import BadSetup
from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import Chapter
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.setup import new_game
from taintedgrail.crowd import CROWD
from taintedgrail.land import LINE, land
from taintedgrail.play import campaign, loaded, run_steps, setup, start
from taintedgrail.tiny import TINY

FOUR = ("ada", "ben", "cay", "dot")


def laid_out(*characters: str) -> Position:
    """A game whose first morning has not begun."""
    tale = loaded(CROWD)
    return new_game(tale, setup(*characters, story=tale), 5)


@pytest.mark.rule("SET-1")
def test_each_player_takes_a_character_with_its_starting_values() -> None:
    ada, ben = laid_out("ada", "ben").characters
    assert (ada.energy, ada.health, ada.terror) == (6, 8, 0)
    assert (ben.energy, ben.health, ben.terror) == (7, 7, 1)
    assert ada.markers == (2, 1, 2, 0, 0, 0)
    assert (ada.food, ada.wealth, ada.magic) == (2, 1, 0)
    assert (ben.food, ben.wealth, ben.magic) == (2, 0, 1)
    assert (ada.seat, ben.seat) == (0, 1)


@pytest.mark.rule("SET-2")
def test_the_cards_are_split_into_two_shuffled_decks_and_two_development_decks() -> None:
    ada = laid_out("ada").character("ada")
    assert Counter(ada.combat_deck.order) == Counter({"U01": 8, "U02": 6, "U03": 1})
    assert Counter(ada.diplomacy_deck.order) == Counter({"U51": 8, "U52": 6, "U53": 1})
    assert sorted(ada.combat_development.order) == ["U04", "U05", "U06"]
    assert sorted(ada.diplomacy_development.order) == ["U54", "U55", "U56"]
    assert list(ada.combat_deck.order) != sorted(ada.combat_deck.order)


@pytest.mark.rule("SET-3")
@pytest.mark.example("C1")
@pytest.mark.parametrize(("players", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_everybody_starts_at_the_start_location_with_one_menhir(players: int, dial: int) -> None:
    p = laid_out(*FOUR[:players])
    assert {one.location for one in p.characters} == {101}
    assert p.menhirs == {101: dial}


@pytest.mark.rule("SET-4")
def test_the_neighbours_of_the_start_are_attached_as_far_as_they_are_in_reach() -> None:
    p = laid_out("ada")
    assert {n: (place.x, place.y) for n, place in p.places.items()} == {
        101: (0, 0),
        102: (0, 1),
        103: (1, 0),
    }


@pytest.mark.rule("SET-5")
def test_the_decks_are_laid_out() -> None:
    p = laid_out("ada")
    assert p.encounter_decks == {
        "green": Pile("dog"),
        "grey": Pile("thief"),
        "purple": Pile(),
        "blue": Pile("clerk"),
    }
    assert Counter(p.item_deck.order)["net"] == 2
    assert "hoop" not in p.item_deck
    assert p.event_deck.order == ("first-day", "second-day")
    assert p.random_deck.order == ("rain",)


@pytest.mark.rule("SET-5")
def test_decks_are_shuffled_by_the_seed() -> None:
    tale = loaded(CROWD)
    orders = {new_game(tale, setup("ada", story=tale), seed).item_deck for seed in range(8)}
    assert len(orders) > 1
    one, other = (new_game(tale, setup("ada", story=tale), 3) for _ in range(2))
    assert one == other


@pytest.mark.rule("SET-6")
def test_the_chapter_says_which_difficulties_are_in_the_decks() -> None:
    tiny = campaign()
    strong = dataclasses.replace(tiny.encounters["dog"], id="wolf", difficulty=2)
    tale = dataclasses.replace(
        tiny,
        encounters={**tiny.encounters, "wolf": strong},  # type: ignore[arg-type]
        chapters=(*tiny.chapters, Chapter(2, (1, 2), ("second-day",), ("rain",), ())),
    )
    p = start("ada", story=tale)
    assert p.encounter_decks["green"].order == ("dog",)
    p.places[103] = p.places[103]._replace(guardians=("thief",))
    p.encounter_decks["grey"] = Pile()
    p.removed |= {"encounter:dog", "event:rain"}
    after = run_steps(p, ("begin_chapter", 2))
    assert after.chapter == 2
    assert after.encounter_decks["green"].order == ("wolf",)
    assert after.encounter_decks["grey"].order == (), "the guardian lies on the map"
    assert after.event_deck.order == ("second-day",)
    assert after.random_deck.order == ()


@pytest.mark.rule("SET-7")
def test_encounters_without_a_level_are_in_no_deck() -> None:
    tiny = campaign()
    dog = tiny.encounters["dog"]
    first = dataclasses.replace(dog, id="lesson", intro=True)
    told = dataclasses.replace(dog, id="tale", difficulty=0)
    tale = land(*LINE, encounters=(first, told))
    assert start("ada", story=tale).encounter_decks["green"].order == ("dog",)


@pytest.mark.rule("SET-8")
def test_the_first_event_hands_out_the_first_quest() -> None:
    p = start("ada")
    assert p.day == 1
    assert p.quests == ("light-the-north",)
    assert "first-day" not in p.event_discard


def asked(**changes: Any) -> dict[str, Any]:
    return {**setup("ada", "ben"), **changes}


@pytest.mark.parametrize(
    ("body", "at"),
    [
        (asked(seats=[]), "seats"),
        (asked(seats=[{"character": "ada"}] * 5), "seats"),
        (asked(seats=[{"character": "ada"}] * 2), "seats[1].character"),
        (asked(seats=[{"character": "zed"}]), "seats[0].character"),
        (asked(seats=[{}]), "seats[0].character"),
        (asked(seats=[{"character": "ada", "school": "none"}]), "seats[0].school"),
        (asked(mode="hard"), "mode"),
        (asked(chronicler=2), "chronicler"),
        (asked(speed=3), "speed"),
    ],
)
def test_there_is_no_such_game(body: dict[str, Any], at: str) -> None:
    with pytest.raises(BadSetup) as error:
        new_game(loaded(TINY), body, 1)
    assert error.value.at == at


def test_the_chronicler_decides_where_others_disagree() -> None:
    plain = new_game(loaded(TINY), asked(), 1)
    led = new_game(loaded(TINY), asked(chronicler=1), 1)
    for p in (plain, led):
        agenda.run(p)
    assert plain.question is not None
    assert plain.question.seats == (0, 1)
    assert led.question is not None
    assert led.question.seats == (1, 0)
    assert led.question.seat == 1
