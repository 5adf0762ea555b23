"""Bonuses and triggers (BON-1 to BON-9, TRG-1 to TRG-4)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.halves import parse_left, parse_right
from legendarium.taintedgrail.encounters.keys import key_matches
from legendarium.taintedgrail.events.encounters import CardAbilityFired, Linked, Torn, WasHit
from taintedgrail.fights import card, fight, foe, now, play, row, stop, tale, trait
from taintedgrail.lives import refused
from taintedgrail.play import choose, events_of, kinds, question

COURAGE = ("courage 1", "-", "-", "free")


def placed(left: tuple[str, ...], keys: tuple[str, ...], **changes: int):  # type: ignore[no-untyped-def]
    """Ada plays a card with these left halves beside an encounter with these keys."""
    story = tale(card("U98", left=left), foe(keys=keys))
    return play(fight(story, "ada", decks={"ada": ("U98",)}, ada=changes), "U98")


@pytest.mark.rule("BON-1")
@pytest.mark.parametrize(("text", "markers"), [("marker", 1), ("marker 3", 3)])
def test_markers_go_to_the_pool(text: str, markers: int) -> None:
    assert now(placed((text, "-", "-", "free"), COURAGE)).pool == markers


@pytest.mark.rule("BON-2")
def test_a_card_bonus_draws_a_card() -> None:
    p = placed(("card", "-", "-", "free"), COURAGE)
    assert len(p.character("ada").hand) == 2 + 1
    assert len(p.character("ada").combat_deck) == 11


@pytest.mark.rule("BON-5", "BON-7")
@pytest.mark.example("A12")
@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (("-", "-", "-", "free x2"), ("-", "-", "-", "free: marker")),
        (("courage 1 x2", "-", "-", "free"), ("marker", "-", "-", "free")),
    ],
)
def test_a_multiplier_multiplies(keys: tuple[str, ...], left: tuple[str, ...]) -> None:
    open_keys = ("aggression 3", *keys[1:]) if keys[0] == "-" else keys
    assert now(placed(left, open_keys)).pool == 2


@pytest.mark.rule("BON-6", "BON-7")
@pytest.mark.example("A13")
def test_a_cancel_cancels() -> None:
    p = placed(("card", "-", "-", "free"), ("courage 1 cancel", "-", "-", "free"))
    assert len(p.character("ada").hand) == 2
    assert now(p).row[0].links[0] == "courage"


@pytest.mark.rule("BON-7")
def test_a_multiplier_with_an_empty_other_half_gains_nothing() -> None:
    p = placed(("-", "-", "-", "free"), ("courage 1", "-", "-", "free x2"))
    assert now(p).pool == 0
    assert now(p).row[0].links == ("", "", "", "free")


@pytest.mark.rule("BON-3", "BON-5")
@pytest.mark.example("B47")
def test_an_extra_play_is_never_multiplied() -> None:
    (met,) = key_matches((parse_right("courage 1 x2"),), (parse_left("extra, marker"),))
    assert [(one.kind, one.amount) for one in met.bonuses] == [("extra", 1), ("marker", 2)]
    first = card("U98", right=("courage 1 x2", "-", "-", "free"))
    second = card("U97", left=("extra", "-", "-", "free"))
    decks = {"ada": ("U98", "U97", "U99")}
    p = play(play(fight(tale(first, second), "ada", decks=decks), "U98"), "U97")
    assert kinds(p) == {"stop", "flee"}


@pytest.mark.rule("BON-3")
@pytest.mark.example("B46")
def test_an_extra_play_on_the_first_card_has_no_effect() -> None:
    first = card("U98", left=("extra", "-", "-", "free"), right=COURAGE)
    p = play(fight(tale(first), "ada", decks={"ada": ("U98", "U99", "U99")}), "U98")
    assert now(p).row[0].links[0] == "courage"
    assert kinds(p) == {"stop", "flee"}


@pytest.mark.rule("BON-9")
def test_a_cancelled_extra_play_does_not_permit_the_play() -> None:
    first = card("U98", right=("courage 1 cancel", "-", "-", "free"))
    second = card("U97", left=("extra", "-", "-", "free"))
    p = play(fight(tale(first, second), "ada", decks={"ada": ("U98", "U97")}), "U98")
    refused(p, "CMB-10", "play", card="U97")


@pytest.mark.rule("BON-4", "BON-8")
def test_a_torn_bonus_takes_the_card_that_was_last_before() -> None:
    first = card("U98", right=COURAGE)
    tearing = card("U97", left=("torn", "-", "-", "free"))
    p = stop(play(fight(tale(first, tearing), "ada", decks={"ada": ("U98", "U97")}), "U98"))
    p = play(p, "U97")
    assert row(p) == ["U97"]
    assert events_of(p, Torn) == [Torn("ada", "U98")]
    assert p.character("ada").discard == ("U98",)


@pytest.mark.rule("BON-8", "CMB-9")
@pytest.mark.example("C6")
def test_keys_resolve_from_top_to_bottom_then_the_ability() -> None:
    """The free key draws a card, the ability discards: the order of events shows the order."""
    full = card(
        "U98",
        left=("marker", "marker", "magic: marker 2", "free: card"),
        on="placement",
        effect="gain 1 wealth",
    )
    keys = ("courage 1", "aggression 1", "magic", "free")
    story = tale(full, foe(keys=keys))
    p = play(fight(story, "ada", decks={"ada": ("U98",)}, ada={"magic": 1, "wealth": 0}), "U98")
    # The attribute keys are done when the magic key is asked for, the free key is not.
    assert (now(p).pool, len(p.character("ada").hand)) == (2, 2)
    p = choose(p, "pay-magic")
    assert (now(p).pool, len(p.character("ada").hand)) == (4, 3)
    linked = [one.key for one in events_of(p, Linked)]
    assert linked == ["magic", "free"]
    order = [one.kind for one in p.events]
    assert order.index("draw") < order.index("card-ability")
    assert p.character("ada").wealth == 1


@pytest.mark.rule("BON-8")
def test_a_new_card_is_no_part_of_the_sequence_while_its_keys_resolve() -> None:
    spell = card("U98", left=("marker", "-", "magic: marker", "free"))
    keys = ("courage 1", "-", "magic", "free")
    story = tale(spell, foe(keys=keys))
    p = play(fight(story, "ada", decks={"ada": ("U98",)}, ada={"magic": 1}), "U98")
    assert question(p).kind == "pay-magic"
    assert row(p) == []
    assert row(choose(p, "decline")) == ["U98"]


@pytest.mark.rule("BON-8")
def test_nobody_discards_from_the_sequence_by_choice() -> None:
    p = play(fight(tale(), "ada"), "U99")
    refused(p, "BON-8", "discard", card="U99")


@pytest.mark.rule("TRG-1")
def test_an_ability_on_placement_resolves_after_the_card_was_placed() -> None:
    counting = card("U98", on="placement", effect="gain row wealth; gain cards_played wealth")
    p = play(fight(tale(counting), "ada", decks={"ada": ("U98",)}, ada={"wealth": 0}), "U98")
    assert p.character("ada").wealth == 2


@pytest.mark.rule("TRG-1")
def test_an_ability_has_its_condition() -> None:
    bold = card("U98", on="placement", effect="gain 3 markers", condition="hand <= 1")
    p = play(fight(tale(bold), "ada", decks={"ada": ("U98",)}), "U98")
    assert now(p).pool == 0
    assert not events_of(p, CardAbilityFired)


@pytest.mark.rule("TRG-2", "CMB-8")
@pytest.mark.example("B49")
def test_a_delayed_ability_fires_once_at_the_next_activation() -> None:
    late = card("U98", on="delayed", effect="gain 2 markers")
    p = play(fight(tale(late), "ada", decks={"ada": ("U98",)}), "U98")
    assert (now(p).row[0].tokens, now(p).pool) == (1, 0)
    p = stop(p)
    assert (now(p).row[0].tokens, now(p).pool) == (0, 2)
    p = stop(p)
    assert now(p).pool == 2


@pytest.mark.rule("TRG-2", "SEQ-3")
@pytest.mark.example("B49")
def test_a_covered_card_loses_its_token_and_never_fires() -> None:
    late = card("U98", right=COURAGE, on="delayed", effect="gain 2 markers")
    over = card("U97", left=("extra", "-", "-", "free"))
    p = play(fight(tale(late, over), "ada", decks={"ada": ("U98", "U97")}), "U98")
    p = play(p, "U97")
    assert now(p).row[0].tokens == 0
    p = stop(stop(p))
    assert now(p).pool == 0


@pytest.mark.rule("TRG-2")
def test_a_card_may_say_more_tokens() -> None:
    late = card("U98", on="delayed", effect="gain 2 markers", tokens=2, passive=True)
    p = stop(play(fight(tale(late), "ada", decks={"ada": ("U98",)}), "U98"))
    assert now(p).pool == 0
    p = stop(p)
    assert now(p).pool == 2


@pytest.mark.rule("TRG-2", "CMB-7", "CMB-8")
@pytest.mark.example("B50")
def test_a_delayed_ability_fires_in_the_next_activation_for_whoever_is_active() -> None:
    late = card("U98", on="delayed", effect="gain 1 wealth")
    p = fight(
        tale(late), "ada", "ben", decks={"ada": ("U98",)}, ada={"wealth": 0}, ben={"wealth": 0}
    )
    p = stop(play(p, "U98"))
    assert now(p).active == "ben"
    assert (p.character("ada").wealth, p.character("ben").wealth) == (0, 1)


@pytest.mark.rule("CMB-8")
def test_several_delayed_abilities_fire_from_left_to_right() -> None:
    one = card("U98", on="delayed", effect="gain 1 markers", tokens=2, passive=True)
    two = card("U97", on="delayed", effect="gain 5 wealth if pool == 1")
    p = fight(tale(one, two), "ada", decks={"ada": ("U98", "U97")}, ada={"wealth": 0})
    p = stop(play(stop(play(p, "U98")), "U97"))
    assert p.character("ada").wealth == 5


@pytest.mark.rule("CMB-8")
def test_one_token_comes_off_each_card_also_when_another_fires() -> None:
    slow = card("U98", on="delayed", effect="gain 9 markers", tokens=3, passive=True)
    quick = card("U97", on="delayed", effect="gain 1 markers")
    p = fight(tale(slow, quick), "ada", decks={"ada": ("U98", "U97")})
    p = stop(play(stop(play(p, "U98")), "U97"))
    assert [one.tokens for one in now(p).row] == [1, 0]
    assert now(p).pool == 1


@pytest.mark.rule("TRG-3")
def test_an_ability_on_enemy_attack_works_for_the_active_one_whoever_owns_it() -> None:
    guard = card("U98", on="attack", effect="prevent 1 hits", passive=True)
    story = tale(guard, foe(attacks={"0+": "hit 2"}, opportunity="hit 1"))
    p = fight(story, "ada", "ben", decks={"ada": ("U98",)})
    p = stop(play(p, "U98"))
    assert p.character("ada").health == 8 - 1
    p = stop(play(p, "G99"))
    assert p.character("ben").health == 7 - 1


@pytest.mark.rule("TRG-3")
def test_it_is_active_during_the_attack_only() -> None:
    guard = card("U98", on="attack", effect="prevent 1 hits", passive=True)
    story = tale(guard, foe(attacks={"0+": ""}, opportunity="hit 1"))
    p = stop(play(fight(story, "ada", decks={"ada": ("U98",)}), "U98"))
    assert stop(p).character("ada").health == 8 - 1


@pytest.mark.rule("TRG-3")
def test_prevention_that_was_not_needed_is_gone() -> None:
    guard = card("U98", on="attack", effect="prevent 3 hits; prevent 2 markers")
    hits = foe(attacks={"0+": "hit 1"}, traits=(trait("activation", "hit 1"),))
    p = stop(play(fight(tale(guard, hits), "ada", decks={"ada": ("U98",)}), "U98"))
    assert p.character("ada").health == 8 - 2
    assert (now(p).prevented_hits, now(p).prevented_markers) == (0, 0)


@pytest.mark.rule("TRG-3")
def test_what_is_left_of_a_prevention_does_not_help_in_a_flight() -> None:
    guard = card("U98", on="attack", effect="prevent 3 hits")
    story = tale(guard, foe(attacks={"0+": "hit 1"}, opportunity="hit 2"))
    p = fight(story, "ada", "ben", decks={"ada": ("U98",)})
    p = choose(choose(play(p, "U98"), "stop"), "flee")
    assert p.character("ada").health == 8 - 2


@pytest.mark.rule("TRG-3", "CMB-7")
def test_each_prevented_hit_is_prevented_once_and_for_the_active_one() -> None:
    guard = card("U98", on="attack", effect="prevent 2 hits")
    story = tale(guard, foe(attacks={"0+": "hit 1; hit 1; hit 1 for each"}))
    p = fight(story, "ada", "ben", decks={"ada": ("U98",)})
    p = stop(play(p, "U98"))
    assert p.character("ada").health == 8 - 1
    assert p.character("ben").health == 7 - 1
    both = tale(guard, foe(attacks={"0+": "hit 1 for each"}))
    p = stop(play(fight(both, "ada", "ben", decks={"ada": ("U98",)}), "U98"))
    assert (p.character("ada").health, p.character("ben").health) == (8, 6)


@pytest.mark.rule("TRG-4")
def test_a_hit_lowers_health() -> None:
    p = stop(play(fight(tale(foe(attacks={"0+": "hit 3"})), "ada"), "U99"))
    assert p.character("ada").health == 5
    assert events_of(p, WasHit) == [WasHit("ada", 3)]


def test_a_passive_card_works_at_the_start_of_every_activation() -> None:
    bellows = card(
        "U98", on="activation", effect="charge 1", spend=(2, "gain 1 markers"), passive=True
    )
    p = fight(tale(bellows), "ada", "ben", decks={"ada": ("U98",)})
    p = stop(play(p, "U98"))
    assert now(p).row[0].charges == 1
    p = stop(play(p, "G99"))
    assert now(p).row[0].charges == 2
    p = choose(p, "spend", card="U98")
    assert (now(p).pool, now(p).row[0].charges) == (1, 0)
