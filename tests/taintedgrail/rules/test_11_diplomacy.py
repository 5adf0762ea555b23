"""Diplomacy (DIP-1 to DIP-13)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.events.encounters import DiscardedCards
from legendarium.taintedgrail.position import Position
from taintedgrail.fights import (
    card,
    fight,
    having,
    hold,
    meet,
    now,
    play,
    ready,
    row,
    skip,
    stage,
    stop,
    stored,
    tale,
    talk,
)
from taintedgrail.lives import refused
from taintedgrail.play import choose, events_of, kinds, question

EMPATHY = ("empathy 1", "-", "-", "free")
DECKS = {"ada": ("U98", "U97", "U96")}


def word(number: str, *left: str, **details: object):  # type: ignore[no-untyped-def]
    """A diplomacy card with these left halves."""
    return card(number, left=left or ("-", "-", "-", "free"), kind="diplomacy", **details)  # type: ignore[arg-type]


def said(bonus: str, *stages: object, **changes: object) -> Position:
    """Ada plays a card whose upper key gives a bonus."""
    story = tale(word("U98", bonus, "-", "-", "free"), talk(*stages))  # type: ignore[arg-type]
    return play(fight(story, "ada", decks=DECKS, **changes), "U98")  # type: ignore[arg-type]


@pytest.mark.rule("DIP-1")
def test_an_affinity_track_makes_it_diplomacy_whatever_the_colour() -> None:
    p = fight(tale(talk(colour="purple")), "ada")
    assert now(p).kind == "diplomacy"
    assert len(p.character("ada").diplomacy_deck) == 12


@pytest.mark.rule("DIP-3")
def test_the_marker_begins_on_the_start_space() -> None:
    p = fight(tale(talk(stage(top=6, start=3))), "ada")
    assert (now(p).affinity, now(p).stage) == (3, 0)


@pytest.mark.rule("MOD-1", "DIP-3")
@pytest.mark.parametrize(("start", "begins"), [(2, 3), (4, 4)])
def test_story_mode_begins_one_space_higher_but_never_at_the_top(start: int, begins: int) -> None:
    p = fight(tale(talk(stage(top=5, start=start))), "ada", mode="story")
    assert now(p).affinity == begins


@pytest.mark.rule("DIP-4")
def test_the_turn_is_that_of_combat() -> None:
    first = word("U98", "affinity 1", "-", "-", "free", right=EMPATHY)
    second = word(
        "U97", "affinity 1, extra", "-", "-", "free", on="delayed", effect="raise affinity 1"
    )
    third = word("U96", "affinity 1", "-", "-", "free")
    story = tale(first, second, third, talk(stage(top=9)))
    p = fight(story, "ada", decks=DECKS)
    p = play(p, "U98")
    refused(p, "CMB-10", "play", card="U96")
    p = play(p, "U97")
    assert (row(p), now(p).affinity) == (["U98", "U97"], 4)
    assert now(p).row[1].tokens == 1
    p = stop(p)
    assert (now(p).affinity, now(p).turn) == (5, 2)
    assert len(p.character("ada").hand) == 2


@pytest.mark.rule("DIP-4", "CMB-11")
def test_opportunity_then_draw_a_card() -> None:
    p = fight(tale(talk(stage(start=3), opportunity="lower affinity 1")), "ada")
    p = choose(p, "stop")
    assert now(p).affinity == 2
    assert len(p.character("ada").hand) == 4


@pytest.mark.rule("DIP-5")
@pytest.mark.parametrize(
    ("bonus", "affinity"), [("affinity", 3), ("affinity 2", 4), ("affinity -1", 1), ("symbol", 3)]
)
def test_bonuses_move_the_marker(bonus: str, affinity: int) -> None:
    assert now(said(bonus)).affinity == affinity


@pytest.mark.rule("DIP-5")
def test_card_extra_torn_multiplier_and_cancel_work_as_in_combat() -> None:
    assert len(said("card").character("ada").hand) == 3
    doubled = stage(top=9, keys=("empathy 1 x2", "-", "-", "free"))
    assert now(said("affinity 2", doubled)).affinity == 6
    assert now(said("symbol", doubled)).affinity == 4
    cancelled = stage(keys=("empathy 1 cancel", "-", "-", "free"))
    assert now(said("affinity 2", cancelled)).affinity == 2
    tearing = word("U97", "torn, affinity 1", "-", "-", "free")
    story = tale(word("U98", right=EMPATHY), tearing, talk())
    p = play(stop(play(fight(story, "ada", decks=DECKS), "U98")), "U97")
    assert (row(p), now(p).affinity) == (["U97"], 3)


@pytest.mark.rule("DIP-5")
def test_the_symbol_is_read_on_the_stage_and_what_follows_it_comes_after() -> None:
    """The text asks for a discard in the midst of the keys; the free key is resolved after it."""
    both = word("U98", "symbol, affinity 1", "-", "-", "free: affinity 1")
    story = tale(both, word("U97"), word("U96"), talk(stage(top=9, symbol="discard 1 cards")))
    p = play(fight(story, "ada", decks=DECKS), "U98")
    assert (question(p).kind, now(p).affinity) == ("discard", 2)
    p = choose(stored(p), "discard", card="U97")
    assert (now(p).affinity, row(p)) == (4, ["U98"])
    assert preview(fight(story, "ada", decks=DECKS), "U98")[5:] == (2, 0, 1)


@pytest.mark.rule("DIP-6")
@pytest.mark.example("C8")
def test_on_the_bottom_space_everybody_present_suffers_the_failure() -> None:
    enemy = talk(stage(), failure="gain 1 terror", reward="gain 1 xp", loot="gain 1 food")
    rude = word("U98", "affinity -3", "-", "-", "free")
    before = ready(tale(rude, enemy), "ada", "ben", decks=DECKS)
    before.encounter_decks["blue"] = Pile("foe", "clerk")
    p = skip(meet(before), "redraw", "activate")
    p = play(p, "U98")
    assert now(p).affinity == 0
    p = choose(p, "stop")
    assert (p.encounter, p.last_encounter) == (None, "lost")
    assert [p.character(who).terror for who in ("ada", "ben")] == [1, 1]
    assert [p.character(who).xp for who in ("ada", "ben")] == [0, 0]
    assert p.encounter_decks["blue"].order == ("clerk", "foe")


@pytest.mark.rule("DIP-6")
def test_who_fled_before_does_not_suffer_it() -> None:
    rude = word("G98", "affinity -3", "-", "-", "free")
    story = tale(rude, talk(failure="gain 1 terror"))
    p = fight(story, "ada", "ben", decks={"ben": ("G98",)})
    p = choose(play(choose(p, "flee"), "G98"), "stop")
    assert [p.character(who).terror for who in ("ada", "ben")] == [0, 1]


@pytest.mark.rule("DIP-6", "DIP-8")
def test_the_check_is_made_after_the_reaction_too() -> None:
    story = tale(talk(stage(reactions={"1+": "lower affinity 2"}), failure="gain 1 terror"))
    p = choose(play(fight(story, "ada"), "U99"), "stop")
    assert (p.last_encounter, p.character("ada").terror) == ("lost", 1)


@pytest.mark.rule("DIP-7", "DIP-9")
@pytest.mark.example("C8")
def test_the_top_space_wins_the_stage_and_the_last_stage_wins_all() -> None:
    kind = word("U98", "affinity 3", "-", "-", "free", right=EMPATHY)
    stages = (
        stage(top=5, start=2, reactions={"1+": "gain 5 terror"}),
        stage(top=7, start=4, reactions={"1-6": "gain 1 terror"}),
    )
    enemy = talk(*stages, reward="gain 1 xp", loot="gain 1 reputation for me")
    p = fight(tale(kind, enemy), "ada", decks={"ada": ("U98", "U98", "U97")}, ada={"reputation": 0})
    p = choose(play(p, "U98"), "stop")
    # The stage changed at once, and the activation went on: the reaction is of the new table.
    assert (now(p).stage, now(p).affinity, p.character("ada").terror) == (1, 4, 1)
    assert row(p) == ["U98"]
    assert len(p.character("ada").hand) == 3
    p = choose(play(p, "U98"), "stop")
    assert p.last_encounter == "won"
    assert (p.character("ada").xp, p.character("ada").reputation) == (1, 1)


@pytest.mark.rule("DIP-7")
def test_the_symbol_of_the_new_stage_counts_from_then_on() -> None:
    kind = word("U98", "affinity 3", "-", "-", "free", right=EMPATHY)
    sign = word("U97", "symbol", "-", "-", "free")
    stages = (stage(symbol="gain 1 terror"), stage(top=9, symbol="raise affinity 4"))
    p = fight(tale(kind, sign, talk(*stages)), "ada", decks=DECKS)
    p = play(choose(play(p, "U98"), "stop"), "U97")
    assert (now(p).affinity, p.character("ada").terror) == (6, 0)


@pytest.mark.rule("DIP-9")
def test_settings_of_a_stage_change() -> None:
    kind = word("U98", "affinity 3", "-", "-", "free")
    enemy = talk(stage(), stage(top=7, start=4, reactions={"1-6": "gain 1 terror"}))
    fresh = tale(kind, enemy, stage_keeps_sequence=False)
    p = choose(play(fight(fresh, "ada", decks=DECKS), "U98"), "stop")
    assert row(p) == []
    assert p.character("ada").discard == ("U98",)
    ending = tale(kind, enemy, stage_ends_activation=True)
    p = choose(play(fight(ending, "ada", decks=DECKS), "U98"), "stop")
    assert (now(p).stage, now(p).turn, p.character("ada").terror) == (1, 2, 0)


@pytest.mark.rule("DIP-8")
@pytest.mark.parametrize(("bonus", "terror"), [("affinity -1", 3), ("affinity 1", 1)])
def test_the_reaction_is_that_of_the_present_space(bonus: str, terror: int) -> None:
    table = {"1": "gain 3 terror", "2": "gain 2 terror", "3+": "gain 1 terror"}
    p = said(bonus, stage(reactions=table))
    assert choose(p, "stop").character("ada").terror == terror


@pytest.mark.rule("DIP-8", "CMB-7")
def test_the_reaction_applies_to_the_active_one() -> None:
    story = tale(talk(stage(reactions={"1+": "gain 1 terror"})))
    p = stop(play(fight(story, "ada", "ben"), "U99"))
    assert [p.character(who).terror for who in ("ada", "ben")] == [1, 0]


@pytest.mark.rule("DIP-9")
@pytest.mark.parametrize(("bonus", "affinity"), [("affinity 9", 5), ("affinity -9", 0)])
def test_moves_beyond_an_end_stop_at_the_end(bonus: str, affinity: int) -> None:
    assert now(said(bonus)).affinity == affinity


@pytest.mark.rule("DIP-10")
def test_flight_costs_an_energy_and_the_opportunity_and_not_the_failure() -> None:
    enemy = talk(opportunity="gain 2 terror", failure="gain 1 wealth")
    before = fight(tale(enemy), "ada")
    p = choose(before, "flee")
    ada, old = p.character("ada"), before.character("ada")
    assert (ada.energy, ada.terror, ada.wealth) == (5, 2, old.wealth)
    assert p.last_encounter == "fled"
    p = choose(fight(tale(enemy, flight_fails_diplomacy=True), "ada"), "flee")
    assert p.character("ada").wealth == old.wealth + 1


@pytest.mark.rule("DIP-11")
def test_affinity_below_the_bottom_discards_no_cards_unless_the_setting_says_so() -> None:
    enemy = talk(stage(reactions={"1+": "lower affinity 4"}))
    cards = [word(number) for number in ("U98", "U97", "U96")]
    p = play(fight(tale(*cards, enemy), "ada", decks=DECKS), "U98")
    assert choose(p, "stop").last_encounter == "lost"
    p = play(fight(tale(*cards, enemy, affinity_below_discards=True), "ada", decks=DECKS), "U98")
    p = choose(p, "stop")
    assert [one.cards for one in events_of(p, DiscardedCards)] == [("U97", "U96")]
    assert p.last_encounter == "lost"


@pytest.mark.rule("DIP-12", "CMB-40")
def test_panic_in_diplomacy() -> None:
    p = fight(tale(talk()), "ada", ada={"terror": 5, "health": 4, "energy": 4})
    assert kinds(p) == {"play-top", "flee"}
    p = choose(p, "play-top")
    assert len(p.character("ada").diplomacy_deck) == 11


@pytest.mark.rule("DIP-12", "CMB-42")
def test_an_empty_deck_in_diplomacy_forces_the_flight() -> None:
    p = play(fight(tale(talk(opportunity="gain 2 terror")), "ada"), "U99")
    p = choose(having(p, "ada", diplomacy_deck=Pile()), "stop")
    assert (p.last_encounter, p.character("ada").terror) == ("fled", 2)


@pytest.mark.rule("DIP-12", "CMB-43")
def test_dying_in_diplomacy_expels() -> None:
    story = tale(talk(stage(reactions={"1+": "lose 9 health"})))
    p = choose(play(fight(story, "ada"), "U99"), "stop")
    assert (p.last_encounter, p.character("ada").dying > 0) == ("expelled", True)


@pytest.mark.rule("DIP-12", "CMB-31")
def test_discarding_from_an_empty_hand_takes_the_deck() -> None:
    story = tale(talk(stage(reactions={"1+": "discard 3 cards"})))
    p = having(fight(story, "ada"), "ada", hand=("U99", "U99"))
    p = choose(play(p, "U99"), "stop")
    ada = p.character("ada")
    assert (len(ada.discard), len(ada.hand)) == (3, 1)


@pytest.mark.rule("DIP-13")
def test_at_the_end_everything_is_back() -> None:
    before = hold(ready(tale(talk()), "ada", decks=DECKS), "ada", "bell")
    ada = before.character("ada")
    ada.possessions = (ada.possessions[0]._replace(face_up=False, flipped=True),)
    before.encounter_decks["blue"] = Pile("foe", "clerk")
    p = choose(skip(meet(before), "redraw"), "flee")
    ada = p.character("ada")
    assert sorted(ada.diplomacy_deck.order) == sorted(before.character("ada").diplomacy_deck.order)
    assert (ada.hand, ada.discard) == ((), ())
    assert (ada.possessions[0].face_up, ada.possessions[0].flipped) == (True, False)
    assert p.encounter_decks["blue"].order == ("clerk", "foe")
