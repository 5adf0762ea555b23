"""Items: keywords, drawing, trading, flipping, discarding (ITM, DAY-7)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import items, keywords
from legendarium.taintedgrail.abilities import usable
from legendarium.taintedgrail.events.characters import NoItem
from legendarium.taintedgrail.position import Encounter, Possession
from taintedgrail import fights, play
from taintedgrail.lives import (
    cards,
    crowd,
    face_up,
    give,
    in_scene,
    offered,
    question_of,
    refused,
)
from taintedgrail.play import events_of


@pytest.mark.rule("ITM-1", "ITM-2")
def test_a_second_weapon_makes_its_owner_decide() -> None:
    p = crowd("ada")
    give(p, "ada", "item:spear")
    p = play.run_steps(in_scene(p, "ada"), ("perform", 'gain item "club"'))
    assert question_of(p) == ("equip", (0,))
    assert offered(p, "card") == ["item:spear", "item:club"]
    after = play.choose(p, "equip", card="item:club")
    assert face_up(after.character("ada")) == ["item:club"]
    assert cards(after.character("ada")) == ["item:spear", "item:club"]
    kept = play.choose(p, "equip", card="item:spear")
    assert face_up(kept.character("ada")) == ["item:spear"]


@pytest.mark.rule("ITM-1")
def test_an_item_and_a_secret_share_a_keyword() -> None:
    p = crowd("ada")
    give(p, "ada", "item:spear")
    p = play.run_steps(in_scene(p, "ada"), ("perform", "gain secret 20"))
    after = play.choose(p, "equip", card="secret:20")
    assert face_up(after.character("ada")) == ["secret:20"]
    refused(p, "ITM-1", "equip", who="ada", card="item:net")


@pytest.mark.rule("ITM-1")
def test_any_number_of_items_may_be_owned() -> None:
    p = crowd("ada")
    script = 'gain item "spear"; gain item "coat"; gain item "net"; gain item "net"'
    p = play.run_steps(in_scene(p, "ada"), ("perform", script))
    assert question_of(p)[0] == "action", "no two of them have one keyword"
    assert len(face_up(p.character("ada"))) == 4


@pytest.mark.rule("ITM-2", "DAY-7")
def test_in_the_morning_one_of_several_is_chosen_anew() -> None:
    p = crowd("ada")
    ada = give(p, "ada", "item:spear", "item:club")
    keywords.equip_card(p, ada, "weapon", "item:spear")
    p = play.run_steps(p, ("morning_equipment",))
    assert question_of(p) == ("equip", (0,))
    p = play.choose(p, "equip", card="item:club")
    assert face_up(p.character("ada")) == ["item:club"]


@pytest.mark.rule("DAY-7")
def test_the_free_choice_of_the_morning_is_a_setting() -> None:
    p = crowd("ada", morning_choice=False)
    ada = give(p, "ada", "item:spear", "item:club")
    keywords.equip_card(p, ada, "weapon", "item:spear")
    assert question_of(play.run_steps(p, ("morning_equipment",)))[0] == "action"
    give(p, "ada", "secret:20")
    assert question_of(play.run_steps(p, ("morning_equipment",)))[0] == "equip", "two lie face up"


@pytest.mark.rule("DAY-7")
def test_a_card_that_is_alone_again_is_turned_up_in_the_morning() -> None:
    p = crowd("ada")
    ada = give(p, "ada", "item:spear")
    ada.possessions = (ada.possessions[0]._replace(face_up=False),)
    p = play.run_steps(p, ("morning_equipment",))
    assert face_up(p.character("ada")) == ["item:spear"]


@pytest.mark.rule("ITM-3")
@pytest.mark.example("B74")
def test_a_craftable_item_is_searched_and_the_rest_shuffled() -> None:
    p = crowd("ada")
    p.item_deck = Pile("spear", "coat", "net", "lamp")
    p = play.run_steps(in_scene(p, "ada"), ("perform", "draw item craftable"))
    assert cards(p.character("ada")) == ["item:net"]
    assert sorted(p.item_deck.order) == ["coat", "lamp", "spear"]


@pytest.mark.rule("ITM-3")
def test_the_rest_really_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        p = crowd("ada", seed=seed)
        p.item_deck = Pile("spear", "coat", "net", "lamp")
        items.draw_item(p, "ada", "craftable")
        orders.add(p.item_deck)
    assert len(orders) > 2


@pytest.mark.rule("ITM-3")
@pytest.mark.parametrize(
    ("what", "found"), [("weapon", "spear"), ("craftable", "club"), ("", "coat")]
)
def test_the_first_that_fits_is_taken(what: str, found: str) -> None:
    p = crowd("ada")
    p.item_deck = Pile("coat", "spear", "club")
    assert items.draw_item(p, "ada", what)
    assert cards(p.character("ada")) == [f"item:{found}"]


@pytest.mark.rule("ITM-3")
def test_none_found_is_nothing_gained() -> None:
    p = crowd("ada")
    p.item_deck = Pile("coat", "spear")
    assert not items.draw_item(p, "ada", "companion")
    assert sorted(p.item_deck.order) == ["coat", "spear"]
    assert cards(p.character("ada")) == []
    assert [event.what for event in events_of(p, NoItem)] == ["companion"]


@pytest.mark.rule("ITM-3")
def test_a_named_item_comes_out_of_the_deck_as_often_as_it_exists() -> None:
    p = crowd("ada")
    copies = p.item_deck.order.count("net")
    assert copies == 2
    assert [items.gain_item(p, "ada", "net") for _ in range(3)] == [True, True, False]
    assert "net" not in p.item_deck


@pytest.mark.rule("ITM-3")
def test_an_item_of_no_deck_exists_once() -> None:
    p = crowd("ada", "ben")
    assert "hoop" not in p.item_deck
    assert items.gain_item(p, "ada", "hoop")
    assert not items.gain_item(p, "ben", "hoop")
    items.lose_item(p, "ada", "hoop")
    assert "hoop" not in p.item_deck, "it goes back where it came from"
    assert items.gain_item(p, "ben", "hoop")


@pytest.mark.rule("ITM-4")
def test_items_are_given_in_one_location_only() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear")
    p = play.choose(p, "trade")
    given = play.choose(p, "give", from_="ada", to="ben", what="item", id="spear")
    assert cards(given.character("ben")) == ["item:spear"]
    assert cards(given.character("ada")) == []
    p.character("ben").location = 103
    p = play.run_steps(p, ("trade",))
    assert "give" not in play.kinds(p)


@pytest.mark.rule("ITM-2", "ITM-4")
def test_a_received_card_of_a_used_keyword_is_decided_by_its_new_owner() -> None:
    p = crowd("ada", "ben")
    give(p, "ada", "item:spear")
    give(p, "ben", "item:club")
    p = play.choose(play.choose(p, "trade"), "give", from_="ada", what="item")
    assert question_of(p) == ("equip", (1,))


@pytest.mark.rule("ITM-5")
@pytest.mark.example("B60")
def test_a_flipped_card_is_turned_back_and_an_inactive_one_stays_down() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.possessions = (
        Possession("item", "spear", face_up=False, flipped=True),
        Possession("item", "club", face_up=False),
        Possession("item", "net", aside=True),
    )
    assert keywords.uses_keyword(ada.possessions[0])
    keywords.turn_back(ada)
    assert face_up(ada) == ["item:spear", "item:net"]
    assert not any(one.flipped or one.aside for one in ada.possessions)


@pytest.mark.rule("ITM-5")
def test_use_flips_and_the_card_is_no_use_until_the_end() -> None:
    p = in_scene(crowd("ada"), "ada")
    give(p, "ada", "item:horn").terror = 3
    p.encounter = Encounter("dog", "combat", ("ada",), active="ada")
    assert usable(p, "ada", "any") == ["item:horn:0"]
    p.agenda = ()
    p = play.run_steps(p, ("use_ability", "ada", "item:horn:0"))
    ada = p.character("ada")
    assert (ada.possessions[0].face_up, ada.possessions[0].flipped) == (False, True)
    assert ada.terror == 2
    assert usable(p, "ada", "any") == []
    keywords.turn_back(ada)
    assert usable(p, "ada", "any") == ["item:horn:0"]


@pytest.mark.rule("ITM-2", "ITM-5")
def test_a_card_flipped_by_use_still_holds_its_keyword() -> None:
    p = crowd("ada")
    ada = p.character("ada")
    ada.possessions = (Possession("item", "spear", face_up=False, flipped=True),)
    keywords.receive(p, ada, Possession("item", "club"))
    assert face_up(ada) == []
    assert p.agenda[-1].name == "equip"


@pytest.mark.rule("CMB-3")
@pytest.mark.example("B59")
def test_what_comes_in_the_middle_of_a_fight_is_set_aside() -> None:
    p = crowd("ada")
    p.encounter = Encounter("dog", "combat", ("ada",))
    ada = p.character("ada")
    keywords.receive(p, ada, Possession("item", "spear"))
    assert ada.possessions[0].aside
    keywords.receive(p, ada, Possession("secret", "20"))
    assert sum(one.face_up for one in ada.possessions) == 1, "two weapons, one in use"
    assert keywords.newly_held_keywords(p, ada) == ["weapon"], (
        "decided once the fight is over (ITM-2)"
    )


@pytest.mark.rule("ITM-3")
def test_a_named_item_that_cannot_be_had_is_told() -> None:
    p = crowd("ada", "ben")
    give(p, "ben", "item:spear")
    p = play.run_steps(in_scene(p, "ada"), ("perform", 'gain item "spear"'))
    assert cards(p.character("ada")) == []
    assert [(one.who, one.item) for one in events_of(p, NoItem)] == [("ada", "spear")]


@pytest.mark.rule("ITM-2", "CMB-13")
def test_a_reward_with_a_used_keyword_is_asked_for_after_the_fight() -> None:
    strong = fights.card("U01", left=("marker", "-", "-", "free"))
    story = fights.tale(fights.foe(value=1, reward='gain item "club"'), strong)
    p = fights.hold(fights.ready(story, "ada", decks={"ada": ("U01",) * 5}), "ada", "spear")
    p = fights.skip(fights.meet(p), "leave-out", "redraw", "activate")
    p = play.choose(p, "decline") if question_of(p)[0] == "use-ability" else p
    p = play.choose(fights.play(p, "U01"), "stop")
    assert p.encounter is None
    assert question_of(p) == ("equip", (0,))
    assert offered(p, "card") == ["item:spear", "item:club"]
    p = play.choose(p, "equip", card="item:club")
    assert face_up(p.character("ada")) == ["item:club"]
    assert p.question is None, "once is enough"


@pytest.mark.rule("ITM-2", "CMB-22")
def test_whoever_fled_decides_about_what_came_on_the_way_too() -> None:
    found = fights.trait("flight", 'gain item "club" for me')
    story = fights.tale(fights.foe(traits=(found,)))
    p = fights.hold(fights.ready(story, "ada", "ben"), "ada", "spear")
    p = fights.skip(fights.meet(p, "ada"), "leave-out", "redraw")
    p = play.choose(p, "decline") if question_of(p)[0] == "use-ability" else p
    p = play.choose(p, "flee")
    assert (p.encounter, question_of(p)) == (None, ("equip", (0,)))
    assert p.scenes == ()


@pytest.mark.rule("ITM-2")
def test_two_that_lie_face_up_after_a_fight_are_settled() -> None:
    p = crowd("ada")
    give(p, "ada", "item:spear", "secret:20")
    p = play.run_steps(p, ("settle_keywords", "ada"))
    assert question_of(p)[0] == "equip"
    p = play.choose(p, "equip", card="secret:20")
    assert question_of(play.run_steps(p, ("settle_keywords", "ada")))[0] == "action"
