"""The turn of an encounter: I to III, and the pool (CMB-6 to CMB-20, CMB-30 to CMB-41)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.content.model import Ability, Item
from legendarium.taintedgrail.options.encounters import PlayCard
from taintedgrail.fights import (
    card,
    fight,
    foe,
    having,
    hold,
    meet,
    now,
    play,
    ready,
    row,
    skip,
    stop,
    stored,
    tale,
    trait,
)
from taintedgrail.lives import refused
from taintedgrail.play import choose, kinds, question

COURAGE = ("courage 1", "-", "-", "free")
STRONG = card("U98", left=("marker 5", "-", "-", "free"))


# I Choose


@pytest.mark.rule("CMB-6")
def test_participants_agree_on_who_is_active() -> None:
    p = skip(meet(ready(tale(), "ada", "ben")), "redraw")
    assert question(p).kind == "activate"
    assert set(question(p).seats) == {0, 1}
    p = choose(p, "activate", who="ben")
    assert now(p).active == "ben"
    p = choose(choose(p, "stop"), "stay")
    assert now(p).active == "ada"
    assert now(p).activated == ("ben", "ada")


@pytest.mark.rule("CMB-6")
@pytest.mark.example("B63")
def test_without_agreement_the_lowest_number_that_waits_is_active() -> None:
    p = skip(meet(ready(tale(), "dot", "ben", "cay"), "dot", "ben", "cay"), "redraw")
    p = choose(p, "activate", who="ben")
    p = choose(choose(p, "stop"), "stay")
    assert kinds(p) == {"activate", "no-agreement"}
    refused(p, "CMB-6", "activate", who="ben")
    p = choose(p, "no-agreement")
    assert now(p).active == "cay"


@pytest.mark.rule("CMB-7")
def test_everything_of_an_activation_concerns_the_active_one_only() -> None:
    hurt = card("U98", left=("card", "-", "-", "free"), on="placement", effect="lose 1 energy")
    story = tale(hurt, foe(attacks={"0+": "hit 1"}))
    before = fight(story, "ada", "ben", decks={"ada": ("U98",)})
    p = choose(play(before, "U98"), "stop")
    ada, ben = p.character("ada"), p.character("ben")
    assert (ada.energy, ada.health, len(ada.hand)) == (5, 7, 3)
    old = before.character("ben")
    assert (ben.energy, ben.health, ben.hand) == (old.energy, old.health, old.hand)


# II.2 Play


@pytest.mark.rule("CMB-9")
def test_the_first_card_needs_to_link_nothing() -> None:
    story = tale(card("U98"), foe(keys=("spirituality 9", "-", "-", "free")))
    p = play(fight(story, "ada", decks={"ada": ("U98",)}), "U98")
    assert row(p) == ["U98"]
    assert now(p).row[0].links == ("", "", "", "free")


@pytest.mark.rule("CMB-9")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    p = fight(tale(), "ada", "ben")
    refused(p, "CMB-9", "play", card="G99")


@pytest.mark.rule("CMB-10")
@pytest.mark.example("B45")
def test_a_further_card_needs_an_extra_play_on_a_linked_key_of_its_own() -> None:
    first = card("U98", left=("extra", "-", "-", "free"), right=COURAGE)
    second = card("U97", left=("marker, extra", "-", "-", "free"))
    unlinked = card("U96", left=("-", "extra", "-", "free"))
    decks = {"ada": ("U98", "U97", "U96")}
    p = play(fight(tale(first, second, unlinked), "ada", decks=decks), "U98")
    assert [one.card for one in question(p).options if isinstance(one, PlayCard)] == ["U97"]
    refused(p, "CMB-10", "play", card="U96")
    p = play(p, "U97")
    assert (row(p), now(p).plays, now(p).pool) == (["U98", "U97"], 2, 1)
    refused(p, "CMB-10", "play", card="U96")


@pytest.mark.rule("CMB-10")
def test_an_extra_play_on_a_magic_key_must_be_paid_for() -> None:
    first = card("U98", right=("-", "-", "magic", "free"))
    second = card("U97", left=("-", "-", "magic: extra, marker", "free"))
    story = tale(first, second)
    decks = {"ada": ("U98", "U97")}
    poor = play(fight(story, "ada", decks=decks), "U98")
    assert kinds(poor) == {"stop", "flee"}
    p = play(fight(story, "ada", decks=decks, ada={"magic": 1}), "U98")
    p = play(p, "U97")
    # There was nothing to choose: without the Magic the play would not be allowed.
    assert question(p).kind == "play"
    assert (now(p).pool, p.character("ada").magic) == (1, 0)


@pytest.mark.rule("CMB-10")
def test_magic_is_kept_for_the_key_that_has_the_extra_play() -> None:
    first = card("U98", right=("-", "magic", "magic", "free"))
    second = card("U97", left=("-", "magic: marker 3", "magic: extra, marker", "free"))
    story = tale(first, second)
    decks = {"ada": ("U98", "U97")}
    p = play(play(fight(story, "ada", decks=decks, ada={"magic": 1}), "U98"), "U97")
    assert (now(p).pool, p.character("ada").magic) == (1, 0)
    p = play(play(fight(story, "ada", decks=decks, ada={"magic": 2}), "U98"), "U97")
    assert kinds(p) == {"pay-magic", "decline"}
    p = choose(p, "pay-magic")
    assert (now(p).pool, p.character("ada").magic) == (4, 0)


@pytest.mark.rule("CMB-11", "CMB-41")
@pytest.mark.example("B48")
def test_whoever_plays_no_card_suffers_the_opportunity_draws_and_is_attacked() -> None:
    story = tale(foe(attacks={"0+": "hit 2"}, opportunity="hit 1; gain 1 wealth"))
    before = fight(story, "ada")
    p = choose(before, "stop")
    assert p.character("ada").health == 8 - 3
    assert p.character("ada").wealth == before.character("ada").wealth + 1
    order = [one.kind for one in p.events]
    assert order.index("opportunity") < order.index("draw") < order.index("attack")
    # 3 in hand, 1 drawn, down to 3, 1 drawn at the end of the turn
    assert len(p.character("ada").hand) == 4


@pytest.mark.rule("CMB-12", "CMB-41")
def test_the_check_comes_after_the_opportunity_too_unless_the_setting_is_off() -> None:
    enemy = foe(value=1, attacks={"0+": "hit 2"}, opportunity="gain 1 markers")
    p = choose(fight(tale(enemy), "ada"), "stop")
    assert (p.last_encounter, p.character("ada").health) == ("won", 8)
    off = tale(enemy, victory_check_after_opportunity=False)
    p = choose(fight(off, "ada"), "stop")
    assert (p.last_encounter, p.character("ada").health) == ("won", 6)


@pytest.mark.rule("CMB-11")
def test_a_card_played_keeps_the_opportunity_away() -> None:
    p = stop(play(fight(tale(foe(opportunity="hit 3")), "ada"), "U99"))
    assert p.character("ada").health == 8


# The victory check and the attack


@pytest.mark.rule("CMB-12", "CMB-13")
@pytest.mark.example("B51")
def test_won_before_the_attack_reward_for_each_loot_once() -> None:
    enemy = foe(value=5, attacks={"0+": "hit 3"}, reward="gain 1 xp", loot="gain 1 food")
    before = ready(tale(STRONG, enemy), "ada", "ben", decks={"ada": ("U98",)})
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = skip(meet(before), "redraw", "activate")
    p = choose(play(p, "U98"), "stop")
    assert question(p).kind == "receive"
    p = choose(p, "receive", who="ben")
    assert (p.encounter, p.last_encounter) == (None, "won")
    assert [p.character(who).xp for who in ("ada", "ben")] == [1, 1]
    assert p.character("ada").food == before.character("ada").food
    assert p.character("ben").food == before.character("ben").food + 1
    assert p.character("ada").health == 8
    assert p.encounter_decks["green"].order == ("dog", "foe")


@pytest.mark.rule("CMB-13")
@pytest.mark.example("B62")
def test_after_the_end_all_cards_are_back() -> None:
    enemy = foe(value=5)
    decks = {"ada": ("U98", "U97", "U96"), "ben": ("G98", "G97")}
    kept = [card(number) for number in ("U97", "U96", "G98", "G97")]
    before = ready(tale(STRONG, enemy, *kept), "ada", "ben", decks=decks)
    p = choose(meet(before), "redraw")
    p = skip(p, "redraw", "activate")
    p = choose(p, "flee")
    deck = p.character("ada").combat_deck
    assert deck.contents == before.character("ada").combat_deck.contents
    p = choose(play(p, "G98"), "flee")
    for who in ("ada", "ben"):
        character = p.character(who)
        assert (character.hand, character.discard) == ((), ())
        assert character.combat_deck.contents == before.character(who).combat_deck.contents


@pytest.mark.rule("CMB-13")
def test_who_fled_takes_no_reward() -> None:
    enemy = foe(value=5, reward="gain 1 xp", loot="gain 1 food")
    strong = card("G98", left=("marker 5", "-", "-", "free"))
    p = fight(tale(strong, enemy), "ada", "ben", decks={"ben": ("G98",)})
    p = choose(choose(p, "flee"), "play", card="G98")
    p = choose(p, "stop")
    assert p.last_encounter == "won"
    assert [p.character(who).xp for who in ("ada", "ben")] == [0, 1]


@pytest.mark.rule("CMB-13")
def test_more_markers_than_the_value_win_too_and_a_check_comes_only_in_its_step() -> None:
    p = play(fight(tale(STRONG, foe(value=3)), "ada", decks={"ada": ("U98",)}), "U98")
    assert now(p).pool == 5
    assert choose(p, "stop").last_encounter == "won"


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(("printed", "needed"), [(6, 5), (4, 3), (3, 3), (2, 2)])
def test_story_mode_lowers_the_value_by_one_to_no_less_than_three(
    printed: int, needed: int
) -> None:
    for pool, won in ((needed - 1, False), (needed, True)):
        some = card("U98", left=(f"marker {pool}", "-", "-", "free"))
        story = tale(some, foe(value=printed))
        p = fight(story, "ada", decks={"ada": ("U98",)}, mode="story")
        p = choose(play(p, "U98"), "stop")
        assert (p.last_encounter == "won") == won


@pytest.mark.rule("CMB-14")
@pytest.mark.parametrize(("markers", "health"), [(0, 5), (1, 5), (2, 6), (3, 7), (9, 7)])
def test_the_attack_is_that_of_the_present_pool(markers: int, health: int) -> None:
    some = card("U98", left=(f"marker {markers}" if markers else "-", "-", "-", "free"))
    table = {"0-1": "hit 3", "2": "hit 2", "3+": "hit 1"}
    story = tale(some, foe(attacks=table))
    p = stop(play(fight(story, "ada", decks={"ada": ("U98",)}), "U98"))
    assert p.character("ada").health == health


@pytest.mark.rule("CMB-15", "CMB-30", "CMB-31")
@pytest.mark.example("A14")
def test_missing_markers_are_paid_with_cards_first_of_the_hand_then_of_the_deck() -> None:
    some = card("U98", left=("marker 2", "-", "-", "free"))
    story = tale(some, foe(attacks={"0+": "lose 4 markers"}))
    p = fight(story, "ada", decks={"ada": ("U98",)})
    p = having(p, "ada", hand=("U98", "U06"), combat_deck=Pile("U01", "U02", "U03", "U99"))
    p = stop(play(p, "U98"))
    ada = p.character("ada")
    assert now(p).pool == 0
    assert ada.discard == ("U06", "U01")
    assert ada.hand == ("U02",)


@pytest.mark.rule("CMB-30")
def test_the_player_chooses_which_cards_go() -> None:
    cards = [card(number) for number in ("U98", "U97", "U96")]
    story = tale(*cards, foe(attacks={"0+": "lose 1 markers"}))
    p = choose(play(fight(story, "ada", decks={"ada": ("U98", "U97", "U96")}), "U98"), "stop")
    assert question(p).kind == "discard"
    assert question(p).seats == (p.character("ada").seat,)
    refused(p, "CMB-30", "discard", card="U98")
    p = choose(stored(p), "discard", card="U96")
    assert p.character("ada").discard == ("U96",)


@pytest.mark.rule("CMB-30")
def test_any_effect_that_takes_markers_asks_for_cards() -> None:
    """Not only the attack: here the opportunity attack of a flight."""
    story = tale(foe(opportunity="lose 2 markers"))
    p = choose(fight(story, "ada", decks={"ada": ("U01", "U02", "U03")}), "flee")
    assert question(p).kind == "discard"
    p = choose(choose(p, "discard", card="U01"), "discard", card="U02")
    assert p.last_encounter == "fled"


@pytest.mark.rule("CMB-31")
def test_with_hand_and_deck_empty_nothing_more_happens_or_health_is_lost() -> None:
    enemy = foe(attacks={"0+": "lose 4 markers"})
    for story, health in ((tale(enemy), 8), (tale(enemy, nothing_to_discard="health"), 6)):
        p = having(fight(story, "ada"), "ada", hand=("U99", "U99"), combat_deck=Pile("U99"))
        p = choose(play(p, "U99"), "stop")
        assert p.character("ada").health == health


@pytest.mark.rule("CMB-16")
@pytest.mark.example("B52")
def test_an_attack_that_fills_the_pool_is_won_by_the_second_check() -> None:
    p = fight(tale(foe(value=2, attacks={"0+": "hit 1; gain 2 markers"})), "ada")
    p = choose(play(p, "U99"), "stop")
    assert (p.last_encounter, p.character("ada").health) == ("won", 7)


def test_prevented_markers_stay() -> None:
    guard = card(
        "U98", left=("marker 3", "-", "-", "free"), on="attack", effect="prevent 1 markers"
    )
    story = tale(guard, foe(attacks={"0+": "lose 1 markers; lose 1 markers"}))
    p = stop(play(fight(story, "ada", decks={"ada": ("U98",)}), "U98"))
    assert now(p).pool == 2


# II.4 and III


@pytest.mark.rule("CMB-17")
def test_when_all_were_active_the_turn_ends() -> None:
    p = fight(tale(), "ada", "ben")
    p = stop(play(p, "U99"))
    assert (now(p).active, now(p).turn) == ("ben", 1)
    p = stop(play(p, "G99"))
    assert (now(p).active, now(p).turn) == ("ada", 2)


@pytest.mark.rule("CMB-18", "CMB-19")
@pytest.mark.example("B53")
@pytest.mark.parametrize(("terror", "cards"), [(0, 4), (6, 3)])
def test_discard_down_to_three_then_draw_one_but_not_in_panic(terror: int, cards: int) -> None:
    p = having(fight(tale(), "ada"), "ada", hand=("U01", "U01", "U01", "U02", "U03", "U03"))
    p = having(play(p, "U01"), "ada", terror=terror, health=5, energy=5)
    p = choose(p, "stop")
    for card_number in ("U02", "U03"):
        assert question(p).kind == "discard"
        p = choose(p, "discard", card=card_number)
    assert len(p.character("ada").hand) == cards
    assert p.character("ada").discard == ("U02", "U03")


@pytest.mark.rule("CMB-20")
def test_a_new_turn_takes_the_tokens_off_boards_and_not_off_cards() -> None:
    late = card("U98", on="delayed", effect="gain 1 markers", tokens=3, passive=True)
    p = stop(play(fight(tale(late), "ada", decks={"ada": ("U98",)}), "U98"))
    assert now(p).turn == 2
    assert now(p).activated == ("ada",)
    # One token went in the activation of turn 2, none at the end of turn 1.
    assert now(p).row[0].tokens == 2


# Panic and opportunity


@pytest.mark.rule("CMB-40")
@pytest.mark.example("B54")
def test_in_panic_the_first_card_is_the_top_of_the_deck() -> None:
    top = card("U98", left=("card", "-", "-", "free"), right=COURAGE)
    further = card("U97", left=("marker, extra", "-", "-", "free"))
    decks = {"ada": ("U97", "U99", "U99", "U98", "U96")}
    story = tale(top, further, card("U96"))
    p = fight(story, "ada", decks=decks, ada={"terror": 5, "health": 4, "energy": 4})
    assert kinds(p) == {"play-top", "flee"}
    for kind, details in (("play", {"card": "U97"}), ("stop", {})):
        refused(p, "CMB-40", kind, **details)
    p = choose(p, "play-top")
    assert row(p) == ["U98"]
    assert sorted(p.character("ada").hand) == ["U96", "U97", "U99", "U99"]
    p = play(p, "U97")
    assert row(p) == ["U98", "U97"]
    refused(p, "CMB-40", "play-top")


@pytest.mark.rule("CMB-40")
def test_panic_is_looked_at_when_the_step_begins() -> None:
    scare = card("U98", on="placement", effect="gain 6 terror")
    p = fight(tale(scare), "ada", decks={"ada": ("U98",)}, ada={"health": 4, "energy": 4})
    assert "play" in kinds(p)
    p = play(p, "U98")
    assert p.character("ada").terror == 6
    assert kinds(p) == {"stop", "flee"}
    p = stop(p)
    assert kinds(p) == {"play-top", "flee"}
    assert len(p.character("ada").hand) == 2  # no card was drawn at the end of the turn


@pytest.mark.rule("CMB-40")
def test_whoever_is_calm_again_chooses_again() -> None:
    calm = card("U98", on="placement", effect="lose 4 terror")
    state = {"terror": 5, "health": 4, "energy": 4}
    p = fight(tale(calm), "ada", decks={"ada": ("U99", "U99", "U99", "U98")}, ada=state)
    p = choose(p, "play-top")
    p = stop(p)
    assert kinds(p) == {"play", "stop", "flee"}


@pytest.mark.rule("CMB-40", "CMB-42")
def test_panic_with_an_empty_deck() -> None:
    state = {"terror": 5, "health": 4, "energy": 4}
    for setting, health in (("opportunity", 2), ("flight", 3)):
        story = tale(foe(opportunity="hit 1"), panic_without_cards=setting)
        poor = {**state, "combat_deck": Pile(*["U99"] * 3)}
        p = skip(meet(ready(story, "ada", ada=poor)), "redraw")
        if setting == "opportunity":
            # No card can be played; the draw that follows the opportunity forces the flight.
            assert kinds(p) == {"stop", "flee"}
            p = choose(p, "stop")
        assert p.last_encounter == "fled"
        assert (p.character("ada").health, p.character("ada").energy) == (
            health,
            min(3, health),
        )


@pytest.mark.rule("CMB-41")
def test_the_opportunity_is_printed_on_the_encounter_and_fires_on_flight_too() -> None:
    story = tale(foe(opportunity="hit 2"))
    assert choose(fight(story, "ada"), "flee").character("ada").health == 6
    assert choose(fight(story, "ada"), "stop").character("ada").health == 6


# Abilities of characters


def test_abilities_can_be_used_any_time_in_the_own_play_step() -> None:
    drum = Item("gong", abilities=(Ability("any", "gain 1 markers", cost="pay 1 wealth"),))
    p = hold(ready(tale(drum), "ada", ada={"wealth": 1}), "ada", "gong")
    p = skip(meet(p), "redraw")
    p = choose(play(p, "U99"), "use", ability="item:gong:0")
    assert (now(p).pool, p.character("ada").wealth) == (1, 0)
    refused(p, "TRK-6", "use", ability="item:gong:0")


def test_nobody_trades_in_an_encounter() -> None:
    refused(fight(tale(), "ada", "ben"), "PTY-7", "trade")


@pytest.mark.rule("CMB-2")
def test_a_trait_of_each_activation_concerns_the_active_one() -> None:
    enemy = foe(traits=(trait("activation", "gain 1 terror", "row >= 1"),))
    p = fight(tale(enemy), "ada", "ben")
    p = stop(play(p, "U99"))
    assert [p.character(who).terror for who in ("ada", "ben")] == [0, 1]
    assert now(p).active == "ben"
