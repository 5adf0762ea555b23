"""How an encounter begins (ENC-2, ENC-3, CMB-1 to CMB-5, DIP-1, DIP-2)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import Ability, Item
from legendarium.taintedgrail.encounters.beginning import Redraw
from legendarium.taintedgrail.events.encounters import NoEncounter, Reshuffled
from legendarium.taintedgrail.options.encounters import FaceEncounter
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene
from taintedgrail.fights import (
    card,
    fight,
    foe,
    hold,
    meet,
    now,
    ready,
    skip,
    stop,
    tale,
    talk,
    trait,
)
from taintedgrail.lives import refused
from taintedgrail.play import choose, events_of, kinds, option, question

FOUR = ("ada", "ben", "cay", "dot")


def drawn(p: Position, *planned: object) -> Position:
    p = p.clone()
    begin_scene(p, ("ada",), "ada", "explore", planned)
    agenda.run(p)
    return p


@pytest.mark.rule("ENC-3", "CMB-1", "DIP-1")
@pytest.mark.parametrize(
    ("colour", "id", "kind"), [("green", "dog", "combat"), ("blue", "clerk", "diplomacy")]
)
def test_a_drawn_encounter_starts_at_once(colour: str, id: str, kind: str) -> None:
    p = drawn(ready(tale(), "ada"), "draw_encounter", colour, 0)
    assert (now(p).card, now(p).kind, now(p).colour) == (id, kind, colour)
    assert now(p).participants == ("ada",)
    assert id not in p.encounter_decks[colour]


@pytest.mark.rule("ENC-3")
def test_the_whole_party_meets_it() -> None:
    p = meet(ready(tale(), "ada", "ben"), "ada", "ben")
    assert now(p).participants == ("ada", "ben")


@pytest.mark.rule("ENC-2")
def test_an_encounter_of_a_difficulty_is_the_first_of_it() -> None:
    story = tale(foe("one"), foe("two", difficulty=2), foe("three", difficulty=2))
    p = ready(story, "ada")
    p.encounter_decks["green"] = Pile("one", "two", "three")
    met = drawn(p, "draw_encounter", "green", 2)
    assert now(met).card == "two"
    assert met.encounter_decks["green"].order == ("one", "three")
    nothing = drawn(p, "draw_encounter", "green", 3)
    assert nothing.encounter is None
    assert nothing.last_encounter == ""
    assert events_of(nothing, NoEncounter) == [NoEncounter("green")]


@pytest.mark.rule("ENC-3")
def test_of_several_drawn_one_is_chosen_and_the_others_go_under_the_deck() -> None:
    story = tale(foe("one"), foe("two"), foe("three"))
    p = ready(story, "ada")
    p.encounter_decks["green"] = Pile("one", "two", "three")
    p = drawn(p, "choose_encounter", "green", 2)
    assert [one.card for one in question(p).options if isinstance(one, FaceEncounter)] == [
        "one",
        "two",
    ]
    p = choose(p, "choose-encounter", card="two")
    assert now(p).card == "two"
    assert p.encounter_decks["green"].order == ("three", "one")


def test_nothing_can_be_chosen_from_an_empty_deck() -> None:
    p = ready(tale(), "ada")
    p.encounter_decks["green"] = Pile()
    assert drawn(p, "choose_encounter", "green", 2).encounter is None


@pytest.mark.rule("CMB-1")
def test_a_card_without_an_open_key_is_no_combat_and_is_followed() -> None:
    card = foe(
        keys=("-", "-", "-", "free"),
        traits=(trait("start", "gain 1 terror for each"),),
        reward="gain 1 wealth",
        loot="gain 1 food for me",
    )
    before = ready(tale(card), "ada", "ben")
    p = meet(before)
    assert p.encounter is None
    assert p.last_encounter == ""
    for who in ("ada", "ben"):
        assert p.character(who).terror == 1
        assert p.character(who).wealth == before.character(who).wealth + 1
        assert p.character(who).hand == ()
    assert p.character("ada").food == before.character("ada").food + 1


@pytest.mark.rule("CMB-2")
def test_traits_fire_at_the_start_before_anything_is_drawn() -> None:
    start = (trait("start", "gain 1 terror for each"), trait("start", "hit 1 if hand >= 1"))
    p = meet(ready(tale(foe(traits=start)), "ada", "ben"))
    assert [p.character(who).terror for who in ("ada", "ben")] == [1, 1]
    assert p.character("ada").health == 8


@pytest.mark.rule("CMB-2")
@pytest.mark.parametrize(
    ("hook", "choices"),
    [
        ("activation", ()),
        ("attack", ("stop",)),
        ("victory", ("play", "stop")),
        ("flight", ("flee",)),
    ],
)
def test_traits_are_hooks(hook: str, choices: tuple[str, ...]) -> None:
    strong = card("U98", left=("marker", "-", "-", "free"))
    story = tale(strong, foe(value=1, traits=(trait(hook, "gain 1 wealth for me"),)))
    before = ready(story, "ada", decks={"ada": ("U98",)})
    p = skip(meet(before), "redraw")
    fired = [p.character("ada").wealth - before.character("ada").wealth]
    for kind in choices:
        p = choose(p, kind, card="U98") if kind == "play" else choose(p, kind)
        fired.append(p.character("ada").wealth - before.character("ada").wealth)
    assert fired[-1] == 1
    assert sum(fired) == 1


@pytest.mark.rule("CMB-2")
def test_a_trait_has_its_condition() -> None:
    story = tale(foe(traits=(trait("start", "gain 1 terror", "participants >= 2"),)))
    assert meet(ready(story, "ada")).character("ada").terror == 0
    assert meet(ready(story, "ada", "ben")).character("ada").terror == 1


@pytest.mark.rule("CMB-3")
@pytest.mark.example("B59")
def test_an_item_left_out_is_set_aside_for_the_whole_fight() -> None:
    lucky = Item("charm", abilities=(Ability("attack", "prevent 1 hits"),))
    story = tale(lucky, foe(attacks={"0+": "hit 1"}))
    p = meet(hold(ready(story, "ada"), "ada", "charm"))
    assert question(p).kind == "leave-out"
    used = skip(p, "leave-out", "redraw")
    assert stop(used).character("ada").health == 8
    p = choose(p, "leave-out", card="item:charm")
    p = skip(p, "leave-out", "redraw")
    assert p.character("ada").possessions[0].aside
    refused(p, "CMB-3", "equip", who="ada", card="item:charm")
    p = stop(p)
    assert p.character("ada").health == 7
    p = choose(p, "flee")
    assert not p.character("ada").possessions[0].aside


@pytest.mark.rule("CMB-3")
@pytest.mark.example("B59")
def test_of_two_weapons_one_takes_part() -> None:
    """A second weapon, here a secret, lies face down or is turned down by the check."""
    p = hold(ready(tale(), "ada"), "ada", "spear", "club")
    p = meet(p)
    assert question(p).kind == "equip"
    p = choose(p, "equip", card="item:club")
    up = [one.id for one in p.character("ada").possessions if one.face_up]
    assert up == ["club"]
    refused(skip(p, "leave-out", "redraw"), "CMB-3", "equip", who="ada", card="item:spear")


@pytest.mark.rule("CMB-3")
def test_nobody_is_asked_to_leave_out_what_may_be_declined_anyway() -> None:
    p = meet(hold(ready(tale(), "ada"), "ada", "spear"))
    assert question(p).kind == "redraw"


@pytest.mark.rule("CMB-3", "ITM-5")
@pytest.mark.example("B60")
def test_a_flipped_item_is_turned_back_after_the_encounter_and_others_stay_down() -> None:
    down = hold(ready(tale(), "ada"), "ada", "spear", "club").clone()
    ada = down.character("ada")
    ada.possessions = (ada.possessions[0], ada.possessions[1]._replace(face_up=False))
    p = skip(meet(down), "redraw")
    p = choose(p, "use")
    assert now(p).pool == 1
    spear, club = p.character("ada").possessions
    assert (spear.face_up, spear.flipped) == (False, True)
    p = choose(p, "flee")
    spear, club = p.character("ada").possessions
    assert (spear.face_up, spear.flipped) == (True, False)
    assert (club.face_up, club.flipped) == (False, False)


@pytest.mark.rule("CMB-4")
@pytest.mark.example("B40")
@pytest.mark.parametrize(("count", "hand"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_the_starting_hand(count: int, hand: int) -> None:
    p = meet(ready(tale(), *FOUR[:count]))
    for who in FOUR[:count]:
        assert len(p.character(who).hand) == hand
        assert len(p.character(who).combat_deck) == 15 - hand


@pytest.mark.rule("CMB-4", "CMB-43")
def test_the_dying_do_not_count_for_the_starting_hand() -> None:
    p = meet(ready(tale(), *FOUR, dot={"health": 0, "energy": 0, "dying": 2}))
    assert [len(one.hand) for one in p.characters] == [3, 3, 3, 0]
    cruel = foe(traits=(trait("start", 'lose 9 health for each if me.is_character("dot")'),))
    p = meet(ready(tale(cruel), *FOUR))
    assert now(p).participants == FOUR[:3]
    assert [len(one.hand) for one in p.characters] == [3, 3, 3, 0]


@pytest.mark.rule("CMB-5")
@pytest.mark.example("B41")
@pytest.mark.parametrize(("party", "hands"), [(("ada",), [3, 2, 1]), (FOUR, [2, 1])])
def test_redraw_takes_one_card_fewer_down_to_one(party: tuple[str, ...], hands: list[int]) -> None:
    p = meet(ready(tale(), *party))
    for count in hands[:-1]:
        assert len(p.character("ada").hand) == count
        assert kinds(p) == {"keep", "redraw"}
        p = choose(p, "redraw")
    ada = p.character("ada")
    assert len(ada.hand) == 1
    assert len(ada.discard) == sum(hands[:-1])
    assert not events_of(p, Reshuffled)
    # The next question is another's, or the play step: one card cannot be redrawn.
    assert question(p).seat != ada.seat or question(p).kind == "play"


@pytest.mark.rule("CMB-5")
def test_a_hand_of_one_card_cannot_be_redrawn() -> None:
    p = choose(choose(meet(ready(tale(), "ada")), "redraw"), "redraw")
    assert Redraw.options(p, "ada") == []
    refusal = Redraw.refuse(p, option("redraw"), "ada")
    assert refusal is not None
    assert refusal.rule == "CMB-5"


@pytest.mark.rule("CMB-5")
def test_the_setting_shuffles_the_redrawn_hand_back() -> None:
    p = choose(meet(ready(tale(redraw_reshuffles=True), "ada")), "redraw")
    ada = p.character("ada")
    assert (len(ada.hand), len(ada.discard), len(ada.combat_deck)) == (2, 0, 13)


@pytest.mark.rule("DIP-2")
def test_diplomacy_begins_as_combat_from_the_diplomacy_deck() -> None:
    charm = Item("charm", abilities=(Ability("attack", "prevent 1 hits"),))
    card = talk(traits=(trait("start", "gain 1 terror for each"),))
    p = meet(hold(ready(tale(charm, card), "ada"), "ada", "charm"))
    assert question(p).kind == "leave-out"
    p = skip(p, "leave-out")
    ada = p.character("ada")
    assert ada.terror == 1
    assert (len(ada.hand), len(ada.diplomacy_deck), len(ada.combat_deck)) == (3, 12, 15)
    p = choose(p, "redraw")
    assert len(p.character("ada").hand) == 2


def test_abilities_at_the_start_come_after_the_hand() -> None:
    lens = Item(
        "lens", abilities=(Ability("encounter", "draw 1 cards; discard 1 cards", optional=True),)
    )
    p = skip(meet(hold(ready(tale(lens), "ada"), "ada", "lens")), "redraw")
    assert question(p).kind == "use-ability"
    p = choose(p, "use")
    ada = p.character("ada")
    assert (len(ada.hand), len(ada.combat_deck), len(ada.discard)) == (3, 11, 1)


@pytest.mark.rule("CMB-43")
def test_the_dying_take_no_part() -> None:
    p = ready(tale(), "ada", "ben", ada={"health": 0, "energy": 0, "dying": 2})
    p = meet(p)
    assert now(p).participants == ("ben",)
    assert len(p.character("ada").combat_deck) == 15
    alone = meet(ready(tale(), "ada", ada={"health": 0, "energy": 0, "dying": 2}))
    assert alone.encounter is None
    assert alone.last_encounter == "expelled"


def test_fights_in_tests_are_what_they_say() -> None:
    p = fight(tale(), "ada", "ben")
    assert question(p).kind == "play"
    assert now(p).active == "ada"
