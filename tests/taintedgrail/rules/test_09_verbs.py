"""Effects: what every verb of the story does."""

from __future__ import annotations

import dataclasses

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.vocabulary import COST, ENCOUNTER, FORMS, STORY
from legendarium.taintedgrail.effects import known_verbs, perform
from legendarium.taintedgrail.position import (
    Dial,
    Encounter,
    Played,
    Position,
    Possession,
    TaskEntry,
)
from taintedgrail.play import campaign, choose, kinds, start
from taintedgrail.telling import (
    Passage,
    after_script,
    during,
    event,
    event_kinds,
    keys_read,
    pair,
    read,
    story,
)

OF_ENCOUNTERS = {form.verb for form in FORMS if form.where <= {ENCOUNTER, COST}}


def test_every_verb_of_the_story_is_known() -> None:
    of_the_story = {form.verb for form in FORMS if STORY in form.where}
    assert of_the_story - OF_ENCOUNTERS <= known_verbs()


# Items and secrets -------------------------------------------------------------------------------


def owns(p: Position, who: str) -> list[str]:
    return [f"{one.kind}:{one.id}" for one in p.character(who).possessions]


def test_secrets_are_gained_and_lost() -> None:
    p = choose(after_script(pair(), "gain secret 14"), "receive", who="ben")
    assert owns(p, "ben") == ["secret:14"]
    assert owns(after_script(p, "gain secret 14"), "ada") == []  # it exists once
    assert owns(after_script(p, "lose secret 14"), "ben") == []
    assert owns(after_script(p, "lose secret 14", "ada"), "ben") == [
        "secret:14"
    ]  # Ben is elsewhere


@pytest.mark.rule("SEC-3")
def test_a_secret_of_a_board_goes_to_its_character() -> None:
    assert owns(after_script(pair(), "gain secret 12"), "ben") == ["secret:12"]
    alone = after_script(pair(), "gain secret 12", "ada")
    assert owns(alone, "ada") == owns(alone, "ben") == []


def test_items_are_gained_drawn_and_lost() -> None:
    p = start("ada")
    assert owns(after_script(p, 'gain item "spear"'), "ada") == ["item:spear"]
    assert owns(after_script(p, "draw item armour"), "ada") == ["item:coat"]
    assert owns(after_script(p, "draw item craftable"), "ada") == ["item:net"]
    assert owns(after_script(p, "draw item"), "ada") == [f"item:{p.item_deck.order[0]}"]
    assert owns(after_script(p, 'gain item "net"; lose item "net"'), "ada") == []


def test_of_several_copies_the_party_chooses_which_is_lost() -> None:
    p = after_script(pair(), 'gain item "net" for each')
    p = after_script(p, 'lose item "net"')
    p = choose(p, "receive", who="ben")
    assert (owns(p, "ada"), owns(p, "ben")) == (["item:net"], [])
    p = after_script(p, 'lose item "net"')  # only Ada has one
    assert owns(p, "ada") == []
    assert sorted(p.item_deck.order) == sorted(start("ada").item_deck.order)


@pytest.mark.example("A7")
@pytest.mark.rule("SEC-2")
def test_discarding_items_skips_secrets() -> None:
    p = start("ada")
    p.character("ada").possessions = (Possession("item", "coat"), Possession("secret", "14"))
    p.item_deck = Pile(*(one for one in p.item_deck.order if one != "coat"))
    p = after_script(p, "discard 2 items; gain 1 xp")
    assert owns(p, "ada") == ["secret:14"]
    assert p.item_deck.order[-1] == "coat"
    assert p.character("ada").xp == 1


def test_one_who_has_items_discards_them() -> None:
    p = pair()
    p.character("ben").possessions = (Possession("item", "coat"), Possession("item", "net"))
    p = after_script(p, "discard 1 items")
    assert kinds(p) == {"discard"}
    assert owns(choose(p, "discard", item="coat"), "ben") == ["item:net"]


def test_charges_lie_on_items_and_secrets() -> None:
    p = pair()
    p.character("ada").possessions = (Possession("item", "net"),)
    p.character("ben").possessions = (Possession("secret", "14"), Possession("item", "net"))
    p = after_script(p, 'charge 2 on secret 14; charge 1 on item "net"', me="ben")
    assert [one.charges for one in p.character("ben").possessions] == [2, 1]
    assert p.character("ada").possessions[0].charges == 0
    p = after_script(p, "charge 3", me="ben", card="secret:14")
    p = after_script(p, "pay 1 charges; gain 1 xp for me", me="ben", card="secret:14")
    assert p.character("ben").possessions[0].charges == 4
    assert p.character("ben").xp == 1
    p = after_script(p, "pay 9 charges; gain 1 xp for me", me="ben", card="secret:14")
    assert p.character("ben").possessions[0].charges == 4
    assert p.character("ben").xp == 1
    assert after_script(p, "charge 1 on secret 12") == after_script(
        p, "gain 0 xp for each"
    )  # nobody has it


def test_charges_lie_on_cards_of_the_sequence() -> None:
    p = during(pair(), me="ben")
    p.encounter = Encounter(
        "dog", "combat", ("ada", "ben"), row=(Played("U05", "ada"), Played("G01", "ben"))
    )
    perform(p, "charge 2", 0, "row:0")
    assert [one.charges for one in p.encounter.row] == [2, 0]
    perform(p, "pay 1 charges", 0, "row:0")
    assert [one.charges for one in p.encounter.row] == [1, 0]


@pytest.mark.rule("DSC-4")
def test_what_is_removed_is_out_for_good() -> None:
    p = after_script(start("ada"), 'gain item "spear"; gain secret 14')
    p = after_script(
        p, 'remove item "spear"; remove secret 14; remove event "rain"; remove encounter "dog"'
    )
    assert owns(p, "ada") == []
    assert p.removed == {"item:spear", "secret:14", "event:rain", "encounter:dog"}
    assert "rain" not in (*p.event_deck.order, *p.random_deck.order)
    assert "dog" not in p.encounter_decks["green"]
    p = after_script(p, 'gain item "spear"; gain secret 14; event "rain" on top; encounter "dog"')
    assert owns(p, "ada") == []
    assert "rain" not in p.event_deck
    assert p.encounter is None


# The map -----------------------------------------------------------------------------------------


@pytest.mark.rule("MAP-6")
def test_special_movement_takes_the_party_along() -> None:
    p = after_script(pair(), "move to 102")
    assert [c.location for c in p.characters] == [102, 102]
    assert [c.energy for c in p.characters] == [6, 7]
    assert 102 in p.visited
    p = after_script(p, "move to home for me", me="ben")
    assert [c.location for c in p.characters] == [102, 101]
    p = choose(after_script(p, "move to 102 for any"), "receive", who="ben")
    assert [c.location for c in p.characters] == [102, 102]
    assert [c.location for c in after_script(p, "move to home for all", "ada").characters] == [
        101,
        101,
    ]
    unknown = after_script(p, "move to 105")
    assert [c.location for c in unknown.characters] == [102, 102]
    assert "no-way" in event_kinds(unknown)


def test_locations_are_replaced_removed_and_discarded() -> None:
    p = after_script(start("ada"), "replace location 103 with 105")
    assert 105 in p.places
    assert 103 not in p.places
    again = after_script(p, "replace location 103 with 105")
    assert again.places == p.places
    assert "replaced" not in event_kinds(again)
    p = after_script(p, "discard location 105")
    assert 105 not in p.places
    assert "location:105" not in p.removed
    p = after_script(p, "remove location 102")
    assert "location:102" in p.removed


def test_menhirs_are_lit_and_doused() -> None:
    p = start("ada")
    assert after_script(p, "light menhir here").menhirs[101] == 7
    assert after_script(p, "light menhir here 3").menhirs[101] == 3
    assert after_script(p, "light menhir 101 players").menhirs[101] == 1
    assert after_script(p, "douse menhir here").menhirs[101] == 0
    assert after_script(p, "douse menhir 101").menhirs[101] == 0
    assert after_script(p, "light menhir 103 4").menhirs == p.menhirs  # no menhir stands there


# Dials, statuses, tasks --------------------------------------------------------------------------


def test_dials_are_placed_and_turned() -> None:
    p = after_script(start("ada"), 'set dial "tide" 3')
    assert p.dials["tide"] == Dial(3, "location", 101)
    assert after_script(p, 'lower dial "tide"').dials["tide"].value == 2
    assert after_script(p, 'raise dial "tide" 2').dials["tide"].value == 5
    assert after_script(p, 'raise dial "tide" 20').dials["tide"].value == 8
    assert after_script(p, 'remove dial "tide"').dials == {}
    assert after_script(p, 'set dial "tide" 2 on secret 14').dials["tide"] == Dial(2, "secret", 14)
    off = start("ada")
    assert after_script(off, 'lower dial "tide"; raise dial "tide"; remove dial "tide"').dials == {}


def test_a_task_is_noted_once_and_struck_out() -> None:
    p = after_script(start("ada"), 'task "well"; task "well"')
    assert p.tasks == (TaskEntry("well", 101),)
    p = after_script(p, 'close task "well"')
    assert p.tasks == (TaskEntry("well", 101, open=False),)
    assert after_script(p, 'task "well"').tasks == p.tasks
    unknown = after_script(start("ada"), 'close task "well"')
    assert unknown.tasks == (), "nobody was told of it"
    assert "task-closed" not in event_kinds(unknown)


# Passages and endings ----------------------------------------------------------------------------


def test_goto_and_sealed_lead_elsewhere_instead_of_what_would_come() -> None:
    tale = story(
        Passage("log.101.7", effect="goto 101.8; gain 1 xp", exit=Passage("x").exit),
        Passage("log.101.8", effect="sealed 9", exit=Passage("x").exit),
        Passage("page.9", effect="gain 1 wealth"),
    )
    p = read(start("ada", story=tale), "log.101.7")
    assert keys_read(p) == ["log.101.7", "log.101.8", "page.9"]
    assert (p.character("ada").xp, p.character("ada").wealth) == (1, 2)


def test_end_exploration_gives_up_the_rest() -> None:
    p = after_script(start("ada"), "gain 1 xp; end exploration; gain 5 xp")
    assert p.character("ada").xp == 1
    assert not p.scenes
    assert p.question is not None


def test_the_last_chapter_ends_the_game() -> None:
    p = after_script(start("ada"), 'gain 1 xp; end chapter "lit"; gain 5 xp')
    assert (p.phase, p.ending, p.question) == ("over", "lit", None)
    assert p.character("ada").xp == 1


def test_another_chapter_follows() -> None:
    tale = story(chapters=(dataclasses.replace(campaign().chapters[0], number=2),))
    p = after_script(start("ada", story=tale), 'end chapter "lit"; gain 1 xp')
    assert (p.chapter, p.ending, p.phase) == (2, "lit", "day")
    assert p.character("ada").xp == 1


# Events and encounters ---------------------------------------------------------------------------


def test_events_are_put_on_top_or_shuffled_in() -> None:
    p = start("ada", story=story(events=(event("flood"),)))
    p.event_deck = Pile("second-day")
    p.random_deck = Pile("rain")
    assert after_script(p, 'event "flood" on top').event_deck.order == ("flood", "second-day")
    shuffled = after_script(p, 'event "flood" shuffled')
    assert shuffled.event_deck.contents == ("flood", "second-day")
    assert after_script(p, "event random on top").event_deck.order == ("rain", "second-day")
    shuffled = after_script(p, "event random shuffled")
    assert shuffled.event_deck.contents == ("rain", "second-day")
    twice = after_script(p, 'event "flood" on top; event "flood" on top')
    assert twice.event_deck.order == ("flood", "second-day")  # a card is in one place


PLANNED = [
    ("encounter green", ("draw_encounter", "green", 0)),
    ("encounter blue difficulty 2", ("draw_encounter", "blue", 2)),
    ("encounter grey choose 2", ("choose_encounter", "grey", 2)),
    ('encounter "clerk"', ("start_encounter", "clerk", "blue", 101)),
]


@pytest.mark.parametrize(("script", "planned"), PLANNED)
@pytest.mark.rule("ENC-3")
def test_an_encounter_is_the_next_thing(script: str, planned: tuple[object, ...]) -> None:
    p = during(start("ada"))
    assert len(parse_script(script)) == 1
    perform(p, script)
    assert (p.agenda[-1].name, *p.agenda[-1].args) == planned
    assert "clerk" not in p.encounter_decks["blue"] or "clerk" not in script


def test_a_scattered_party_chooses_whom_an_encounter_meets() -> None:
    p = pair()
    p.character("ben").location = 103
    p = during(p, me="ada")
    agenda.plan(p, (perform, "encounter green"))
    agenda.run(p)
    assert kinds(p) == {"choose-member"}
