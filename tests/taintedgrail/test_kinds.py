"""The kinds of options and events: their JSON, and that the rules make every one of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from legendarium.table import BadRequest, IllegalChoice
from legendarium.table.message import Event, Option
from legendarium.taintedgrail.events import EVENTS
from legendarium.taintedgrail.events.characters import NoItem, ResourceChanged
from legendarium.taintedgrail.events.day import Dreamed, Given, HadNightmare
from legendarium.taintedgrail.events.encounters import EncounterBegan, MarkersMissing, Prevented
from legendarium.taintedgrail.options import OPTIONS, AnyOption, actor_of
from legendarium.taintedgrail.options.day import (
    Done,
    FormParty,
    Give,
    Join,
    Leave,
    StartTrading,
    Travel,
    Use,
)
from legendarium.taintedgrail.options.encounters import DiscardOne, Keep
from legendarium.taintedgrail.options.growth import LearnSkill
from repetition import repeat
from taintedgrail import spoken
from taintedgrail.lives import crowded
from taintedgrail.play import play_on, start

GAMES = repeat(4, 40)
CHOICES = 150

OPTION_BODIES: tuple[tuple[AnyOption, dict[str, Any]], ...] = (
    (Travel("ada", 102), {"kind": "travel", "who": "ada", "to": 102}),
    (FormParty(("ada", "ben")), {"kind": "party", "who": ["ada", "ben"]}),
    (Use("item:net:0"), {"kind": "use", "ability": "item:net:0"}),
    (Use("item:net:0", "ada"), {"kind": "use", "ability": "item:net:0", "who": "ada"}),
    (Leave(), {"kind": "leave"}),
    (Leave("ada"), {"kind": "leave", "who": "ada"}),
    (Give("ada", "ben", "food"), {"kind": "give", "from": "ada", "to": "ben", "what": "food"}),
    (
        Give("ada", "ben", "item", "net"),
        {"kind": "give", "from": "ada", "to": "ben", "what": "item", "id": "net"},
    ),
    (Keep(), {"kind": "keep"}),
    (
        Keep("ada", "combat", "U04"),
        {"kind": "keep", "who": "ada", "deck": "combat", "card": "U04"},
    ),
    (DiscardOne("U01"), {"kind": "discard", "card": "U01"}),
    (
        DiscardOne(who="ada", item="net"),
        {"kind": "discard", "who": "ada", "item": "net"},
    ),
    (
        LearnSkill("ada", 3, "b"),
        {"kind": "skill", "who": "ada", "number": 3, "side": "b"},
    ),
)
EVENT_BODIES: tuple[tuple[Event, dict[str, Any]], ...] = (
    (
        EncounterBegan("dog", "", ("ada",)),
        {"kind": "encounter", "card": "dog", "colour": "", "who": ["ada"]},
    ),
    (NoItem("ada", what=""), {"kind": "no-item", "who": "ada", "what": ""}),
    (NoItem("ada", "net"), {"kind": "no-item", "who": "ada", "item": "net"}),
    (MarkersMissing("ada", 2), {"kind": "missing-markers", "who": "ada", "count": 2}),
    (Prevented("ada", markers=1), {"kind": "prevented", "who": "ada", "markers": 1}),
    (
        ResourceChanged("ada", "xp", -2),
        {"kind": "resource", "who": "ada", "resource": "xp", "change": -2},
    ),
    (Given("ada", "ben", "food"), {"kind": "given", "from": "ada", "to": "ben", "what": "food"}),
)


@pytest.mark.parametrize(("option", "body"), OPTION_BODIES)
def test_an_option_and_its_json(option: Option, body: dict[str, Any]) -> None:
    assert option.to_json() == body
    assert OPTIONS.read(body) == option


@pytest.mark.parametrize(("event", "body"), EVENT_BODIES)
def test_an_event_and_its_json(event: Event, body: dict[str, Any]) -> None:
    assert event.to_json() == body
    assert EVENTS.read(body) == event


@pytest.mark.parametrize("seed", range(GAMES))
def test_whatever_is_offered_or_happens_can_be_written_and_read(seed: int) -> None:
    who = ("ada", "ben", "cay")[: 1 + seed % 3]
    for p in play_on(start(*who, story=crowded(), seed=seed), Random(seed), CHOICES):
        for option in p.question.options if p.question else ():
            read = OPTIONS.read(option.to_json())
            assert (read, type(read)) == (option, type(option))
        for event in p.events:
            told = EVENTS.read(event.to_json())
            assert (told, type(told)) == (event, type(event))


def test_the_rules_make_every_kind() -> None:
    chosen_by_name = {Dreamed, HadNightmare}
    declared = {*OPTIONS.of.values(), *EVENTS.of.values()} - chosen_by_name
    assert {kind.__name__ for kind in declared} <= spoken.calls()


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            {"kind": "travel", "who": "ada", "to": "102"},
            "'travel': 'to' is a whole number, not '102'.",
        ),
        ({"kind": "travel", "who": "ada"}, "'travel' needs 'to'."),
        ({"kind": "fly"}, "There is no option of the kind 'fly'."),
        ({"kind": "trade", "who": "ada"}, "'trade' has no field 'who'; it has none."),
    ],
)
def test_what_is_no_option_is_refused(body: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRequest) as refused:
        OPTIONS.read(body)
    assert refused.value.message == sentence


def test_a_name_outside_its_set_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="there is no attribute 'luck'"):
        OPTIONS.read({"kind": "raise", "who": "ada", "attribute": "luck"})
    with pytest.raises(IllegalChoice, match="there is no deck 'events'"):
        OPTIONS.read({"kind": "buy-card", "who": "ada", "deck": "events"})


def test_the_character_whose_option_it_is() -> None:
    assert actor_of(Travel("ada", 102)) == "ada"
    assert [actor_of(one) for one in (Done(), StartTrading(), FormParty(("ada", "ben")))] == [
        ""
    ] * 3
    assert actor_of(Join(1, "ada", "ben")) == ""
