"""Leaving an encounter, and what becomes of its card (CMB-21 to CMB-24, CMB-42, CMB-43, GRD)."""

from __future__ import annotations

import pytest

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.agenda import PlannedStep
from legendarium.taintedgrail.content.model import (
    COLOURS,
    Ability,
    Exit,
    Item,
    Passage,
    Redirection,
)
from legendarium.taintedgrail.events.encounters import DrewCards, EncounterBegan, Fled
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene
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
    talk,
    trait,
)
from taintedgrail.play import choose, events_of, kinds, question

COURAGE = ("courage 1", "-", "-", "free")


def explored(p: Position, *planned: PlannedStep, who: tuple[str, ...] = ()) -> Position:
    """A scene of an exploration in which these things happen one after the other."""
    p = p.clone()
    party = who or tuple(one.id for one in p.characters)
    begin_scene(p, party, party[0], "explore", *planned)
    agenda.run(p)
    return skip(p, "redraw", "leave-out", "activate")


# Escape


@pytest.mark.rule("CMB-21")
def test_escape_costs_an_energy_and_the_opportunity_attack() -> None:
    story = tale(foe(opportunity="hit 2"))
    before = ready(story, "ada")
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = skip(meet(before), "redraw")
    p = choose(p, "flee")
    ada = p.character("ada")
    assert (ada.energy, ada.health) == (5, 6)
    assert (p.encounter, p.last_encounter) == (None, "fled")
    assert p.encounter_decks["green"].order == ("dog", "foe")
    assert (ada.hand, ada.discard, len(ada.combat_deck)) == ((), (), 15)


@pytest.mark.rule("CMB-21", "TRK-6")
@pytest.mark.example("C5")
def test_escape_with_no_energy_is_allowed() -> None:
    p = fight(tale(foe(opportunity="hit 2")), "ada", ada={"energy": 0})
    p = choose(p, "flee")
    assert (p.character("ada").energy, p.character("ada").health) == (0, 6)
    assert p.last_encounter == "fled"


@pytest.mark.rule("CMB-21")
def test_escape_is_possible_before_and_after_cards_and_after_the_attack() -> None:
    story = tale(foe(opportunity="hit 1", attacks={"0+": "hit 2"}))
    p = fight(story, "ada", "ben")
    assert "flee" in kinds(p)
    p = play(p, "U99")
    assert "flee" in kinds(p)
    p = choose(p, "stop")
    assert kinds(p) == {"stay", "flee"}
    p = choose(p, "flee")
    assert p.character("ada").health == 8 - 3
    assert now(p).participants == ("ben",)


@pytest.mark.rule("CMB-21")
def test_after_the_attack_it_is_asked_only_where_something_can_still_happen() -> None:
    p = choose(play(fight(tale(), "ada"), "U99"), "stop")
    assert question(p).kind == "play"
    late = card("U98", on="delayed", effect="hit 1")
    p = choose(play(fight(tale(late), "ada", decks={"ada": ("U98",)}), "U98"), "stop")
    assert question(p).kind == "after-attack"
    haunted = foe(traits=(trait("activation", "gain 1 terror"),))
    p = choose(play(fight(tale(haunted), "ada"), "U99"), "stop")
    assert question(p).kind == "after-attack"
    lasting = card("U98", on="activation", effect="lose 1 health", passive=True)
    p = choose(play(fight(tale(lasting), "ada", decks={"ada": ("U98",)}), "U98"), "stop")
    assert question(p).kind == "after-attack"
    off = tale(haunted, flee_after_attack=False)
    p = choose(play(fight(off, "ada"), "U99"), "stop")
    assert question(p).kind == "play"


@pytest.mark.rule("CMB-21", "CMB-22", "PTY-5")
@pytest.mark.example("B56")
def test_escape_in_a_party() -> None:
    story = tale(foe(opportunity="hit 1"), card("U98"))
    before = ready(story, "ada", "ben", decks={"ada": ("U98",)})
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = explored(
        before, ("start_encounter", "foe", "green", 101), ("perform", "gain 1 wealth for each")
    )
    p = play(p, "U98")
    p = choose(having(p, "ada", discard=("U01",)), "flee")
    ada = p.character("ada")
    assert (ada.energy, ada.health) == (5, 7)
    assert (ada.hand, ada.discard) == ((), ())
    assert "U01" in ada.combat_deck
    assert "U98" not in ada.combat_deck
    assert (now(p).active, row(p)) == ("ben", ["U98"])
    assert p.encounter_decks["green"].order == ("dog",)
    p = choose(p, "flee")
    assert p.encounter_decks["green"].order == ("dog", "foe")
    assert "U98" in p.character("ada").combat_deck
    # Both left the exploration: what it had still planned does not happen.
    assert p.scenes == ()
    assert [p.character(who).wealth for who in ("ada", "ben")] == [
        before.character(who).wealth for who in ("ada", "ben")
    ]


@pytest.mark.rule("CMB-22", "PTY-5")
def test_only_the_one_who_fled_leaves_the_action_around() -> None:
    strong = card("G98", left=("marker 5", "-", "-", "free"))
    story = tale(strong, foe(value=5))
    before = ready(story, "ada", "ben", decks={"ben": ("G98",)})
    wealth = {who: before.character(who).wealth for who in ("ada", "ben")}
    planned = (("start_encounter", "foe", "", 101), ("perform", "gain 1 wealth for each"))
    p = explored(before, *planned)
    p = choose(play(choose(p, "flee"), "G98"), "stop")
    assert p.last_encounter == "won"
    assert p.character("ada").wealth == wealth["ada"]
    assert p.character("ben").wealth == wealth["ben"] + 1
    stays = tale(strong, foe(value=5), flight_leaves_action=False)
    p = explored(ready(stays, "ada", "ben", decks={"ben": ("G98",)}), *planned)
    p = choose(play(choose(p, "flee"), "G98"), "stop")
    assert p.character("ada").wealth == wealth["ada"] + 1


@pytest.mark.rule("PTY-5")
def test_a_text_that_speaks_of_flight_is_read_on() -> None:
    planned = (
        ("start_encounter", "foe", "", 101),
        ("perform", "gain 1 wealth if fled_last_encounter"),
    )
    before = ready(tale(), "ada")
    p = choose(explored(before, *planned), "flee")
    assert p.character("ada").wealth == before.character("ada").wealth + 1
    assert p.scenes == ()


@pytest.mark.rule("PTY-5")
def test_a_text_can_ask_whether_somebody_fled_and_who() -> None:
    strong = card("G98", left=("marker 5", "-", "-", "free"))
    text = (
        "gain 1 terror for all if fled_last_encounter and won_last_encounter;"
        "gain 1 magic for each if me.fled_last_encounter"
    )
    planned = (("start_encounter", "foe", "", 101), ("perform", text))
    before = ready(tale(strong, foe(value=5)), "ada", "ben", decks={"ben": ("G98",) * 15})
    p = explored(before, *planned)
    p = choose(play(stored(choose(p, "flee")), "G98"), "stop")
    assert p.last_encounter == "won"
    assert [one.terror for one in p.characters] == [1, 1]
    assert [one.magic for one in p.characters] == [1, 1], "ben has had one before"
    p = skip(meet(p, "ben"), "leave-out", "redraw", "activate")
    p = choose(play(p, "G98"), "stop")
    assert (p.last_encounter, p.fled) == ("won", ()), "this time nobody did"


@pytest.mark.rule("PTY-5")
def test_a_passage_that_follows_may_speak_of_flight_too() -> None:
    after = Passage("page.90", (Redirection("fled_last_encounter", Exit("goto", "page.91")),))
    told_off = Passage("page.91", effect="gain 1 terror for me")
    start = Passage("page.92", effect='encounter "foe"', exit=Exit("goto", "page.90"))
    before = ready(tale(passages=(after, told_off, start)), "ada")
    p = choose(explored(before, ("read", "page.92")), "flee")
    assert p.character("ada").terror == 1
    silent = Passage("page.90", effect="gain 1 terror for me")
    before = ready(tale(passages=(silent, start)), "ada")
    p = choose(explored(before, ("read", "page.92")), "flee")
    assert p.character("ada").terror == 0


@pytest.mark.rule("PTY-5", "MAP-2")
def test_what_an_arrival_still_demands_stays_due_after_a_flight() -> None:
    """Ada is moved to 103 by a text, flees from a guardian there; the instant rule still comes."""
    p = ready(tale(foe(guardian=True)), "ada")
    p.places[103] = p.places[103]._replace(guardians=("foe",))
    p = explored(p, ("perform", "move to 103; gain 5 wealth for me"))
    assert now(p).card == "foe"
    p = choose(p, "flee")
    assert now(p).card == "clerk"
    assert p.character("ada").wealth == 1


@pytest.mark.rule("CMB-23")
def test_health_zero_through_the_opportunity_attack_is_dying_instead() -> None:
    boots = Item("wings", abilities=(Ability("flight", "gain 1 wealth for me"),))
    story = tale(boots, foe(opportunity="hit 3", traits=(trait("flight", "gain 1 wealth for me"),)))
    state = {"health": 2, "energy": 2, "wealth": 0}
    p = hold(ready(story, "ada", "ben", ada=state), "ada", "wings")
    p = choose(skip(meet(p), "redraw", "leave-out", "activate"), "flee")
    ada = p.character("ada")
    assert ada.dying > 0
    assert ada.wealth == 0
    assert (now(p).participants, now(p).active) == (("ben",), "ben")
    alone = choose(fight(story, "ada", ada=state), "flee")
    assert alone.last_encounter == "expelled"


@pytest.mark.rule("CMB-21")
def test_abilities_and_traits_of_flight_come_after_the_opportunity() -> None:
    boots = Item("wings", abilities=(Ability("flight", "gain 1 health for me"),))
    story = tale(boots, foe(opportunity="hit 2", traits=(trait("flight", "gain 1 terror"),)))
    p = meet(hold(ready(story, "ada"), "ada", "wings"))
    p = choose(skip(p, "redraw", "leave-out"), "flee")
    assert (p.character("ada").health, p.character("ada").terror) == (7, 1)


# Withdrawal


@pytest.mark.rule("CMB-24")
@pytest.mark.example("B57")
def test_an_enemy_that_withdraws_is_not_won() -> None:
    enemy = foe(attacks={"0+": "hit 1; withdraw; hit 3"}, reward="gain 1 xp", loot="gain 1 food")
    before = ready(tale(enemy), "ada")
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = explored(
        before,
        ("start_encounter", "foe", "green", 101),
        ("perform", "gain 1 wealth if won_last_encounter; gain 1 magic"),
    )
    p = choose(play(p, "U99"), "stop")
    ada = p.character("ada")
    assert (p.encounter, p.last_encounter) == (None, "withdrawn")
    assert (ada.health, ada.xp) == (7, 0)
    assert (ada.food, ada.wealth) == (before.character("ada").food, before.character("ada").wealth)
    # Nobody fled: the exploration goes on.
    assert ada.magic == before.character("ada").magic + 1
    assert p.encounter_decks["green"].order == ("dog", "foe")


@pytest.mark.rule("CMB-24")
def test_it_may_withdraw_at_an_opportunity_too() -> None:
    p = choose(fight(tale(foe(opportunity="withdraw")), "ada"), "flee")
    assert p.last_encounter == "withdrawn"
    assert len(p.character("ada").combat_deck) == 15


# Guardians


@pytest.mark.rule("GRD-1", "GRD-8")
@pytest.mark.example("B35")
@pytest.mark.parametrize("end", ["won", "fled", "withdrawn", "expelled"])
def test_where_the_card_of_a_guardian_goes(end: str) -> None:
    attack = {"withdrawn": "withdraw", "expelled": "hit 9"}.get(end, "")
    strong = card("U98", left=("marker 5" if end == "won" else "-", "-", "-", "free"))
    story = tale(strong, foe(value=5, guardian=True, attacks={"0+": attack}))
    before = ready(story, "ada", decks={"ada": ("U98",)})
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = skip(meet(before), "redraw")
    p = choose(p, "flee") if end == "fled" else choose(play(p, "U98"), "stop")
    assert p.last_encounter == end
    stays = end != "won"
    assert p.places[101].guardians == (("foe",) if stays else ())
    assert p.encounter_decks["green"].order == (("dog",) if stays else ("dog", "foe"))


@pytest.mark.rule("CMB-24", "GRD-1")
def test_the_setting_sends_a_withdrawn_guardian_under_its_deck() -> None:
    enemy = foe(guardian=True, attacks={"0+": "withdraw"})
    before = ready(tale(enemy, withdrawn_guardian_stays=False), "ada")
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = choose(play(skip(meet(before), "redraw"), "U99"), "stop")
    assert p.places[101].guardians == ()
    assert p.encounter_decks["green"].order == ("dog", "foe")


@pytest.mark.rule("GRD-1")
def test_a_guardian_on_the_map_is_off_it_while_it_is_fought() -> None:
    p = ready(tale(foe(guardian=True)), "ada")
    p.places[101] = p.places[101]._replace(guardians=("foe", "thief"))
    p = skip(meet(p, colour="green"), "redraw")
    assert p.places[101].guardians == ("thief",)
    p = choose(p, "flee")
    assert p.places[101].guardians == ("thief", "foe")


def test_a_story_encounter_goes_into_no_deck_and_a_removed_one_neither() -> None:
    p = choose(fight(tale(foe(difficulty=0)), "ada"), "flee")
    assert all("foe" not in deck for deck in p.encounter_decks.values())
    before = ready(tale(), "ada")
    before.encounter_decks["green"] = Pile("foe")
    before.removed = frozenset({"encounter:foe"})
    p = choose(skip(meet(before), "redraw"), "flee")
    assert p.encounter_decks["green"].order == ()


# The empty deck


@pytest.mark.rule("CMB-42")
@pytest.mark.example("B55")
def test_who_cannot_draw_at_the_end_of_a_turn_must_flee_and_the_others_finish_it() -> None:
    story = tale(foe(opportunity="hit 1"))
    p = fight(story, "ada", "ben", "cay", ada={"energy": 0})
    p = stop(play(p, "U99"))
    p = stop(play(p, "G99"))
    p = having(p, "ada", combat_deck=Pile())
    p = having(p, "cay", combat_deck=Pile())
    p = choose(choose(play(p, "B99"), "stop"), "stay")
    fled = [one.who for one in events_of(p, Fled)]
    assert fled == ["ada", "cay"]
    assert now(p).participants == ("ben",)
    assert now(p).turn == 2
    assert len(p.character("ben").hand) == 3
    assert (p.character("ada").energy, p.character("ada").health) == (0, 7)
    assert p.character("cay").health == 7
    assert p.character("ben").health == 7


@pytest.mark.rule("CMB-42")
def test_the_last_one_who_cannot_draw_ends_the_encounter() -> None:
    p = having(play(fight(tale(), "ada"), "U99"), "ada", combat_deck=Pile())
    p = choose(p, "stop")
    assert (p.encounter, p.last_encounter) == (None, "fled")


@pytest.mark.rule("CMB-42", "BON-2")
@pytest.mark.example("B55")
def test_too_few_cards_in_step_two_stop_everything_at_once() -> None:
    greedy = card(
        "U98",
        left=("marker 5", "card 2", "-", "free: marker 9"),
        on="placement",
        effect="gain 9 markers",
    )
    keys = ("courage 1", "aggression 1", "-", "free")
    story = tale(greedy, foe(value=5, keys=keys, opportunity="hit 1"))
    p = fight(story, "ada", "ben", decks={"ada": ("U98",)})
    p = play(having(p, "ada", combat_deck=Pile("U99")), "U98")
    # Five markers are enough to win, but there is no check: ben is active next.
    assert (now(p).pool, now(p).active) == (5, "ben")
    assert now(p).participants == ("ben",)
    assert not events_of(p, DrewCards)
    assert row(p) == ["U98"]
    assert (p.character("ada").health, p.character("ada").energy) == (7, 5)


@pytest.mark.rule("CMB-42")
def test_a_draw_by_an_effect_forces_the_flight_too_and_drops_the_rest_of_it() -> None:
    rash = card("U98", on="placement", effect="draw 2 cards; gain 5 wealth")
    p = fight(tale(rash), "ada", decks={"ada": ("U98",)}, ada={"wealth": 0})
    p = play(having(p, "ada", combat_deck=Pile("U99")), "U98")
    assert p.last_encounter == "fled"
    assert p.character("ada").wealth == 0


@pytest.mark.rule("CMB-42")
def test_a_deck_too_small_for_the_starting_hand_forces_the_flight() -> None:
    before = ready(tale(), "ada", "ben", ada={"combat_deck": Pile("U99", "U99")})
    p = skip(meet(before), "redraw")
    assert now(p).participants == ("ben",)
    assert p.character("ada").combat_deck.order == ("U99", "U99")


# Dying


@pytest.mark.rule("CMB-43")
@pytest.mark.example("B58")
def test_health_zero_by_an_attack_expels_at_once_and_the_others_go_on() -> None:
    story = tale(foe(attacks={"0+": "hit 2; lose 1 energy; gain 9 wealth"}, opportunity="hit 1"))
    p = fight(story, "ada", "ben", ada={"health": 2, "energy": 2, "wealth": 0})
    p = choose(play(p, "U99"), "stop")
    ada = p.character("ada")
    assert ada.dying > 0
    assert (ada.wealth, ada.hand, ada.discard) == (0, (), ())
    assert not events_of(p, Fled)
    assert now(p).participants == ("ben",)
    assert now(p).active == "ben"
    assert row(p) == ["U99"]


@pytest.mark.rule("CMB-43")
def test_a_bystander_who_dies_in_anothers_activation_leaves_it_to_go_on() -> None:
    blast = card("U98", on="placement", effect="hit 2 for each; gain 1 wealth")
    p = fight(tale(blast), "ada", "ben", decks={"ada": ("U98",)}, ben={"health": 2, "energy": 2})
    wealth = p.character("ada").wealth
    p = play(p, "U98")
    assert now(p).participants == ("ada",)
    assert (now(p).active, question(p).kind) == ("ada", "play")
    assert p.character("ada").wealth == wealth + 1


@pytest.mark.rule("CMB-43", "CMB-22")
def test_when_nobody_is_left_the_card_goes_as_after_a_flight() -> None:
    before = ready(tale(foe(attacks={"0+": "hit 9"})), "ada")
    before.encounter_decks["green"] = Pile("foe", "dog")
    p = explored(before, ("start_encounter", "foe", "green", 101), ("perform", "gain 5 wealth"))
    p = choose(play(p, "U99"), "stop")
    assert p.last_encounter == "expelled"
    assert p.encounter_decks["green"].order == ("dog", "foe")
    assert p.character("ada").wealth == before.character("ada").wealth


@pytest.mark.rule("CMB-43")
def test_dying_of_the_victory_leaves_the_reward_to_the_others() -> None:
    strong = card("U98", left=("marker 5", "-", "-", "free"))
    enemy = foe(
        value=5,
        reward="gain 1 xp",
        loot="gain 1 food for each",
        traits=(trait("victory", "hit 3"),),
    )
    decks = {"ada": ("U98",)}
    p = fight(tale(strong, enemy), "ada", "ben", decks=decks, ada={"health": 3, "energy": 3})
    food = p.character("ben").food
    p = choose(play(p, "U98"), "stop")
    assert p.last_encounter == "won"
    assert (p.character("ada").xp, p.character("ben").xp) == (0, 1)
    assert p.character("ben").food == food + 1
    alone = fight(tale(strong, enemy), "ada", decks=decks, ada={"health": 3, "energy": 3})
    alone = choose(play(alone, "U98"), "stop")
    assert (alone.last_encounter, alone.encounter) == ("won", None)
    assert sorted(alone.character("ada").combat_deck.order) == ["U98", *["U99"] * 14]


# Decks


@pytest.mark.rule("ENC-1", "ENC-4")
def test_each_colour_has_its_own_deck_and_is_told_in_words() -> None:
    cards = [foe(f"{colour}-one", colour=colour) for colour in COLOURS[:3]]
    before = ready(tale(*cards, talk(id="blue-one")), "ada")
    before.encounter_decks = {colour: Pile(f"{colour}-one", f"{colour}-two") for colour in COLOURS}
    for colour in COLOURS:
        p = explored(before, ("draw_encounter", colour, 0))
        assert now(p).kind == ("diplomacy" if colour == "blue" else "combat")
        decks = choose(p, "flee").encounter_decks
        assert decks[colour] == Pile(f"{colour}-two", f"{colour}-one")
        assert all(
            decks[other] == before.encounter_decks[other] for other in COLOURS if other != colour
        )
        begun = before.clone()
        begin_scene(begun, ("ada",), "ada", "explore", ("draw_encounter", colour, 0))
        agenda.run(begun)
        assert [one.colour for one in events_of(begun, EncounterBegan)] == [colour]


@pytest.mark.rule("CMB-42")
def test_whoever_cannot_draw_while_fleeing_does_not_flee_again() -> None:
    story = tale(foe(opportunity="draw 3 cards; hit 1"))
    p = having(fight(story, "ada"), "ada", combat_deck=Pile("U99"))
    p = choose(p, "flee")
    assert p.last_encounter == "fled"
    assert (p.character("ada").energy, p.character("ada").health) == (5, 7)


@pytest.mark.rule("CMB-23", "CMB-42")
def test_a_forced_flight_can_end_in_dying_too() -> None:
    """At the end of the turn nobody is active; what a flight brings after it does not come."""
    story = tale(foe(opportunity="hit 3", traits=(trait("flight", "gain 1 wealth"),)))
    p = fight(story, "ada", "ben", ada={"health": 2, "energy": 2})
    wealth = [p.character(who).wealth for who in ("ada", "ben")]
    p = stop(play(p, "U99"))
    p = choose(choose(play(having(p, "ada", combat_deck=Pile()), "G99"), "stop"), "stay")
    assert p.character("ada").dying > 0
    assert [p.character(who).wealth for who in ("ada", "ben")] == wealth
    assert (now(p).participants, now(p).active, now(p).turn) == (("ben",), "ben", 2)
    assert len(p.scenes) == 2
