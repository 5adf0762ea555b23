"""The sequence: keys, covering, charges, removing (SEQ-1 to SEQ-7)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.events.encounters import Torn
from taintedgrail.fights import card, fight, foe, now, play, row, stop, stored, tale
from taintedgrail.lives import refused
from taintedgrail.play import choose, events_of, kinds, question

MARKER = ("marker", "-", "-", "free")


MAGIC = ("-", "-", "magic: marker 2", "free")
MAGIC_FOE = foe(keys=("courage 1", "-", "magic", "free"))


@pytest.mark.rule("SEQ-1", "SEQ-3")
@pytest.mark.example("A15")
def test_one_row_for_all_participants() -> None:
    first = card("U98", right=("courage 1", "-", "-", "free"))
    second = card("G98", left=MARKER)
    p = fight(tale(first, second), "ada", "ben", decks={"ada": ("U98",), "ben": ("G98",)})
    p = stop(play(p, "U98"))
    assert now(p).active == "ben"
    p = play(p, "G98")
    assert row(p) == ["U98", "G98"]
    one, two = now(p).row
    assert two.links == ("courage", "", "", "free")
    assert (one.covered, two.covered) == (True, False)
    assert now(p).pool == 1


@pytest.mark.rule("SEQ-1")
def test_columns_of_different_length_are_lined_up_at_the_bottom() -> None:
    short = card("U98", left=("marker", "free: marker"))
    story = tale(short, foe(keys=("aggression 1", "courage 1", "-", "free")))
    p = play(fight(story, "ada", decks={"ada": ("U98",)}), "U98")
    assert now(p).row[0].links == ("", "free")
    long = card("U98", left=("marker", "marker", "-", "-", "free"))
    p = play(fight(tale(long), "ada", decks={"ada": ("U98",)}), "U98")
    assert now(p).row[0].links == ("", "courage", "", "", "free")


@pytest.mark.rule("SEQ-2")
@pytest.mark.example("B42")
def test_an_attribute_too_low_does_not_link_and_the_card_may_be_played_all_the_same() -> None:
    strong = card("G98", left=MARKER)
    story = tale(strong, foe(keys=("courage 2", "-", "-", "free")))
    p = play(fight(story, "ben", decks={"ben": ("G98",)}), "G98")
    assert row(p) == ["G98"]
    assert now(p).pool == 0
    assert now(p).row[0].links == ("", "", "", "free")


@pytest.mark.rule("SEQ-2")
def test_the_player_of_the_new_card_must_meet_the_level() -> None:
    """Ben has courage 1, ada 2: a right half of ada's card does not link for ben."""
    first = card("U98", right=("courage 2", "-", "-", "free"))
    second, own = card("G98", left=MARKER), card("U97", left=MARKER)
    story = tale(first, second, own)
    p = fight(story, "ada", "ben", decks={"ada": ("U98", "U97"), "ben": ("G98",)})
    p = stop(play(p, "U98"))
    p = play(p, "G98")
    assert now(p).pool == 0


@pytest.mark.rule("SEQ-2")
@pytest.mark.example("B43")
def test_a_magic_key_is_paid_or_declined() -> None:
    spell = card("U98", left=MAGIC)
    story = tale(spell, MAGIC_FOE)
    decks = {"ada": ("U98",)}
    poor = play(fight(story, "ada", decks=decks), "U98")
    assert question(poor).kind == "play"
    assert now(poor).pool == 0
    asked = play(fight(story, "ada", decks=decks, ada={"magic": 1}), "U98")
    assert question(asked).kind == "pay-magic"
    assert kinds(asked) == {"pay-magic", "decline"}
    paid = choose(asked, "pay-magic")
    assert (paid.character("ada").magic, now(paid).pool) == (0, 2)
    assert now(paid).row[0].links == ("", "", "magic", "free")
    declined = choose(asked, "decline")
    assert (declined.character("ada").magic, now(declined).pool) == (1, 0)
    assert now(declined).row[0].links == ("", "", "", "free")


@pytest.mark.rule("SEQ-2")
@pytest.mark.example("B43")
@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (("-", "-", "magic", "free"), ("-", "-", "marker", "free")),
        (("-", "-", "courage 1", "free"), ("-", "-", "magic: marker", "free")),
        (("courage 1", "-", "-", "free"), ("-", "-", "magic: marker", "free")),
        (("magic", "courage 1", "-", "free"), ("-", "-", "-", "free")),
    ],
)
def test_unlike_halves_do_not_link(keys: tuple[str, ...], left: tuple[str, ...]) -> None:
    story = tale(card("U98", left=left), foe(keys=keys))
    p = play(fight(story, "ada", decks={"ada": ("U98",)}, ada={"magic": 1}), "U98")
    assert question(p).kind == "play"
    assert now(p).row[0].links == ("", "", "", "free")
    assert (now(p).pool, p.character("ada").magic) == (0, 1)


@pytest.mark.rule("SEQ-2", "RES-3")
@pytest.mark.example("B75")
def test_nobody_pays_the_magic_key_of_another() -> None:
    story = tale(card("U98", left=MAGIC), MAGIC_FOE)
    p = play(fight(story, "ada", "ben", decks={"ada": ("U98",)}, ada={"magic": 1}), "U98")
    assert question(p).seats == (p.character("ada").seat,)
    refused(p, "SEQ-2", "pay-magic", who="ben")
    poor = play(fight(story, "ada", "ben", decks={"ada": ("U98",)}, ben={"magic": 3}), "U98")
    assert question(poor).kind == "play"


@pytest.mark.rule("SEQ-2", "SEQ-7")
@pytest.mark.example("B44")
def test_a_magic_marker_goes_with_its_card() -> None:
    spell = card("U98", left=MAGIC, right=("courage 1", "-", "-", "free"))
    tearing = card("U97", left=("torn, extra", "-", "-", "free"))
    story = tale(spell, tearing, MAGIC_FOE)
    p = fight(story, "ada", decks={"ada": ("U98", "U97")}, ada={"magic": 1})
    p = play(choose(play(p, "U98"), "pay-magic"), "U97")
    assert row(p) == ["U97"]
    assert "magic" not in now(p).row[0].links
    assert p.character("ada").magic == 0


@pytest.mark.rule("SEQ-3")
def test_a_new_card_covers_the_ability_before_it_and_a_passive_one_is_never_covered() -> None:
    guard = card("U98", on="attack", effect="prevent 1 hits")
    lasting = card("U97", on="attack", effect="prevent 1 hits", passive=True)
    story = tale(guard, lasting, foe(attacks={"0+": "hit 3"}))
    decks = {"ada": ("U98", "U97", "U99", "U99")}
    p = stop(play(fight(story, "ada", decks=decks), "U98"))
    assert p.character("ada").health == 8 - 2
    p = stop(play(p, "U97"))
    assert [one.covered for one in now(p).row] == [True, False]
    assert p.character("ada").health == 8 - 4
    p = stop(play(p, "U99"))
    assert [one.covered for one in now(p).row] == [True, False, False]
    assert p.character("ada").health == 8 - 6


@pytest.mark.rule("SEQ-4")
@pytest.mark.example("B64")
def test_linked_keys_of_an_attribute_are_counted_in_the_whole_row() -> None:
    courage = ("courage 1", "-", "-", "free")
    one = card("U98", left=MARKER, right=courage)
    last = card("U97", left=MARKER, on="placement", effect="gain linked(courage) wealth")
    story = tale(one, last, foe(keys=courage))
    p = fight(story, "ada", decks={"ada": ("U98", "U98", "U97")}, ada={"wealth": 0})
    p = stop(play(stop(play(p, "U98")), "U98"))
    p = play(p, "U97")
    assert p.character("ada").wealth == 3


@pytest.mark.rule("SEQ-5")
@pytest.mark.example("B61")
def test_charges_are_paid_by_the_active_one_with_the_owners_consent() -> None:
    store = card(
        "U98", on="placement", effect="charge 3", spend=(1, "gain 2 markers"), passive=True
    )
    p = fight(tale(store), "ada", "ben", decks={"ada": ("U98",)})
    p = stop(play(p, "U98"))
    assert now(p).active == "ben"
    assert question(p).seats == (p.character("ben").seat,)
    asked = choose(p, "spend", card="U98")
    assert question(asked).kind == "consent"
    assert question(asked).seats == (p.character("ada").seat,)
    yes = choose(asked, "agree")
    assert (now(yes).pool, now(yes).row[0].charges) == (2, 2)
    no = choose(asked, "disagree")
    assert (now(no).pool, now(no).row[0].charges) == (0, 3)
    assert "spend" not in kinds(no)
    refused(no, "SEQ-5", "spend", card="U98", place=0)
    # The refusal lasts for this activation: in the next turn ben may ask again.
    later = stop(play(stop(play(no, "G99")), "U99"))
    assert now(later).active == "ben"
    assert "spend" in kinds(later)


@pytest.mark.rule("SEQ-5")
@pytest.mark.example("B61")
def test_charges_on_a_covered_card_cannot_be_used() -> None:
    store = card("U98", on="placement", effect="charge 1", spend=(1, "gain 2 markers"))
    p = play(fight(tale(store), "ada", decks={"ada": ("U98",)}), "U98")
    assert "spend" in kinds(p)
    own = choose(p, "spend", card="U98")
    assert now(own).pool == 2
    p = play(stop(p), "U99")
    assert now(p).row[0].charges == 1
    assert "spend" not in kinds(p)
    refused(p, "SEQ-5", "spend", card="U98", place=0)
    refused(p, "SEQ-5", "spend", card="U98", place=9)


@pytest.mark.rule("SEQ-5")
def test_charges_that_prevent_an_attack_are_paid_during_it() -> None:
    store = card("U98", on="placement", effect="charge 2", spend=(1, "prevent 1 hits"))
    p = play(
        fight(tale(store, foe(attacks={"0+": "hit 3"})), "ada", decks={"ada": ("U98",)}), "U98"
    )
    assert "spend" not in kinds(p)
    p = choose(p, "stop")
    assert question(p).kind == "attack-charges"
    refused(p, "SEQ-5", "spend", card="U98", place=3)
    p = stored(choose(p, "spend", card="U98"))
    p = choose(p, "spend", card="U98")
    assert p.character("ada").health == 7


@pytest.mark.rule("SEQ-6")
def test_cards_of_one_who_fled_stay_and_its_passive_cards_still_work() -> None:
    lasting = card("U98", on="attack", effect="prevent 1 hits", passive=True)
    story = tale(lasting, foe(attacks={"0+": "hit 2"}))
    p = fight(story, "ada", "ben", decks={"ada": ("U98",)})
    p = choose(play(p, "U98"), "flee")
    assert now(p).active == "ben"
    assert row(p) == ["U98"]
    assert "U98" not in p.character("ada").combat_deck
    p = stop(play(p, "G99"))
    assert p.character("ben").health == 7 - 1
    p = choose(p, "flee")
    assert sorted(p.character("ada").combat_deck.order).count("U98") == 1


@pytest.mark.rule("SEQ-7", "BON-4", "BON-8")
@pytest.mark.example("C7")
def test_a_torn_card_and_the_links_of_the_card_that_tore_it() -> None:
    first = card("U98", right=("courage 1", "aggression 1", "-", "free x2"))
    tearing = card("U97", left=("torn, extra", "marker", "-", "free: marker"))
    p = fight(tale(first, tearing), "ada", decks={"ada": ("U99", "U98", "U97")})
    p = stop(play(p, "U99"))
    p = play(play(p, "U98"), "U97")
    assert row(p) == ["U99", "U97"]
    assert now(p).row[1].links == ("courage", "aggression", "", "free")
    # One marker by aggression, two by the free key: both by halves of the card that is gone.
    assert now(p).pool == 3
    assert p.character("ada").discard == ("U98",)
    assert [one.covered for one in now(p).row] == [True, False]


@pytest.mark.rule("BON-4")
@pytest.mark.example("C7")
def test_a_torn_bonus_on_the_first_card_removes_nothing() -> None:
    tearing = card("U98", left=("torn, marker", "-", "-", "free"))
    p = play(fight(tale(tearing), "ada", decks={"ada": ("U98",)}), "U98")
    assert row(p) == ["U98"]
    assert now(p).card == "foe"
    assert now(p).pool == 1
    assert not events_of(p, Torn)


@pytest.mark.rule("SEQ-7")
def test_an_ability_uncovered_by_a_removal_is_active_again_but_lost_tokens_stay_lost() -> None:
    guard = card("U98", on="attack", effect="prevent 1 hits")
    late = card("U97", right=("courage 1", "-", "-", "free"), on="delayed", effect="gain 5 markers")
    away = card("U96", left=("extra", "-", "-", "free"), on="placement", effect="tear card")
    story = tale(guard, late, away, foe(attacks={"0+": "hit 2"}))
    p = stop(play(fight(story, "ada", decks={"ada": ("U98", "U96")}), "U98"))
    p = play(p, "U96")
    assert row(p) == ["U98"]
    assert not now(p).row[0].covered
    p = stop(p)
    assert p.character("ada").health == 8 - 2
    p = play(fight(story, "ada", decks={"ada": ("U97", "U96")}), "U97")
    assert now(p).row[0].tokens == 1
    p = play(p, "U96")
    assert [(one.number, one.tokens, one.covered) for one in now(p).row] == [("U97", 0, False)]
    p = stop(p)
    assert now(p).pool == 0


@pytest.mark.rule("SEQ-2", "SEQ-3")
def test_a_position_can_be_stored_while_a_card_is_being_placed() -> None:
    spell = card("U98", left=("marker", "-", "magic: marker 2", "free: card"))
    story = tale(spell, MAGIC_FOE)
    p = play(fight(story, "ada", decks={"ada": ("U98",)}, ada={"magic": 1}), "U98")
    assert now(p).placing is not None
    again = stored(p)
    assert again == p
    assert again.question == p.question
    assert choose(again, "pay-magic") == choose(p, "pay-magic")


@pytest.mark.rule("SEQ-2")
def test_a_preview_says_what_playing_does() -> None:
    rich = card("U98", left=("marker 2, card", "torn", "magic: marker, extra", "free: marker"))
    story = tale(rich, foe(keys=("courage 1 x2", "caution 1", "magic", "free")))
    p = fight(story, "ada", decks={"ada": ("U98",)}, ada={"magic": 1})
    seen = preview(p, "U98")
    assert seen.links == ("courage", "", "", "free")
    assert (seen.markers, seen.cards, seen.torn, seen.extra) == (5, 2, 0, False)
    assert seen.magic_rows == (2,)
    paid = preview(p, "U98", magic=1)
    assert (paid.markers, paid.extra, paid.links[2]) == (6, True, "magic")
    after = choose(play(p, "U98"), "pay-magic")
    assert now(after).pool == paid.markers
    assert now(after).row[0].links == paid.links
