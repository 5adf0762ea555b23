"""Laws of every encounter, for random cards and choices (INV-3, INV-4, INV-8)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.halves import parse_left, parse_right
from legendarium.taintedgrail.content.model import (
    Campaign,
    CardAbility,
    EncounterCard,
    Left,
    PlayedCard,
    Right,
    Spend,
    Trait,
)
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.events.encounters import DiscardedCards, MarkersChanged, Torn
from legendarium.taintedgrail.invariants import broken
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import Flee, Keep, PlayCard
from legendarium.taintedgrail.position import Position, Possession
from taintedgrail.crowd import CROWD
from taintedgrail.fights import foe, having, meet, now, ready, stage, stored, tale, talk
from taintedgrail.play import events_of, loaded, question, start

pytestmark = pytest.mark.slow

MOST_CHOICES = 150
SEEDS = st.integers(0, 2**32)

EFFECTS = (
    "",
    "hit 1",
    "hit 2 for each",
    "lose 1 markers",
    "lose 4 markers",
    "gain 1 markers",
    "draw 1 cards",
    "draw 2 cards for each",
    "discard 1 cards",
    "discard 2 cards for each",
    "gain 2 terror",
    "lose 1 energy",
    "gain 1 magic",
    "raise affinity 1",
    "lower affinity 2",
    "tear card",
    "prevent 1 hits; prevent 1 markers",
    "charge 1",
    "gain linked(courage) markers",
    "withdraw if row >= 5",
    "hit 1; lose 2 markers; draw 1 cards; gain 1 wealth",
)
ATTRIBUTES = ("aggression", "courage", "empathy", "caution")


def effect(chance: Random) -> str:
    return chance.choice(EFFECTS)


def left(chance: Random, kind: str, gain: str) -> Left:
    bonuses = ", ".join(
        chance.choice((gain, f"{gain} 2", "card", "extra", "torn"))
        for _ in range(chance.randint(1, 2))
    )
    if kind == "none":
        return parse_left("-")
    words = {"bonus": bonuses, "magic": f"magic: {bonuses}", "free": f"free: {bonuses}"}
    return parse_left("free" if kind == "free" and chance.random() < 0.5 else words[kind])


def right(chance: Random, kind: str) -> Right:
    after = chance.choice(("", "", " x2", " cancel"))
    if kind == "none":
        return parse_right("-")
    if kind == "magic":
        return parse_right("magic")
    if kind == "free":
        return parse_right(f"free{after}")
    return parse_right(f"{chance.choice(ATTRIBUTES)} {chance.randint(1, 2)}{after}")


def column(chance: Random, upper: str) -> list[str]:
    """Kinds from top to bottom: magic rows lie directly above the free row (BON-8)."""
    third = chance.choice(("none", upper, "magic"))
    return [chance.choice(("none", upper)), chance.choice(("none", upper)), third, "free"]


def written(chance: Random, card: PlayedCard) -> PlayedCard:
    """The same card with other halves and another ability."""
    gain = "marker" if card.kind == "combat" else chance.choice(("affinity", "symbol"))
    ability = CardAbility(
        chance.choice(("placement", "delayed", "attack", "activation")),
        effect(chance),
        tokens=chance.randint(1, 2),
    )
    return dataclasses.replace(
        card,
        left=tuple(left(chance, kind, gain) for kind in column(chance, "bonus")),
        right=tuple(right(chance, kind) for kind in column(chance, "attribute")),
        passive=chance.random() < 0.2,
        ability=ability if chance.random() < 0.6 else None,
        spend=Spend(1, effect(chance)) if chance.random() < 0.5 else None,
    )


def enemy(chance: Random) -> EncounterCard:
    hooks = ("start", "activation", "attack", "victory", "flight")
    traits = tuple(Trait(chance.choice(hooks), effect(chance)) for _ in range(chance.randint(0, 2)))
    printed: dict[str, Any] = {
        "guardian": chance.random() < 0.3,
        "opportunity": effect(chance),
        "reward": chance.choice(("gain 1 xp", "draw item", "lose 3 health")),
        "loot": chance.choice(("", "gain 1 food", "draw item weapon")),
        "traits": traits,
    }
    if chance.random() < 0.35:
        stages = [
            stage(
                top=chance.randint(4, 7),
                start=chance.randint(1, 3),
                reactions={"1-2": effect(chance), "3+": effect(chance)},
                symbol=effect(chance),
            )
            for _ in range(chance.randint(1, 2))
        ]
        return talk(*stages, failure=effect(chance), **printed)
    card = foe(
        value=chance.randint(3, 9),
        attacks={"0-2": effect(chance), "3+": effect(chance)},
        **printed,
    )
    keys = tuple(right(chance, kind) for kind in column(chance, "attribute"))
    return dataclasses.replace(card, keys=keys)


def campaign(chance: Random) -> Campaign:
    """The crowd with other cards, another enemy, and other settings."""
    crowd = loaded(CROWD)
    cards = {number: written(chance, card) for number, card in crowd.cards.items()}
    read = dataclasses.replace(
        crowd.settings,
        redraw_reshuffles=chance.random() < 0.2,
        nothing_to_discard=chance.choice(("nothing", "health")),
        panic_without_cards=chance.choice(("opportunity", "flight")),
        stage_keeps_sequence=chance.random() < 0.8,
        stage_ends_activation=chance.random() < 0.2,
        flight_fails_diplomacy=chance.random() < 0.2,
        affinity_below_discards=chance.random() < 0.2,
        flight_leaves_action=chance.random() < 0.8,
    )
    return dataclasses.replace(
        crowd,
        cards=MappingProxyType(cards),
        encounters=MappingProxyType({**crowd.encounters, "foe": enemy(chance)}),
        settings=read,
        memo={},
    )


def begun(chance: Random) -> Position:
    """A random party of a random state in a random encounter, at its first question."""
    everybody = ["ada", "ben", "cay", "dot"]
    party = tuple(chance.sample(everybody, chance.randint(1, 4)))
    mode = chance.choice(("normal", "story"))
    p = start(*party, story=campaign(chance), seed=chance.getrandbits(32), mode=mode).clone()
    p.agenda, p.scenes = (), ()
    for character in p.characters:
        sheet = p.sheet(character.id)
        character.health = chance.randint(1, sheet.health)
        character.energy = chance.randint(0, min(character.health, sheet.energy))
        character.terror = chance.randint(0, 6)
        character.magic = chance.randint(0, 3)
    items = [item for item in ("spear", "coat", "club", "bell", "harness") if item in p.item_deck]
    for item in chance.sample(items, chance.randint(0, 3)):
        p.item_deck = Pile(*(one for one in p.item_deck.order if one != item))
        owner = chance.choice(p.characters)
        keyword = p.campaign.items[item].keyword
        taken = {p.campaign.items[one.id].keyword for one in owner.possessions}
        up = not keyword or keyword not in taken
        owner.possessions = (*owner.possessions, Possession("item", item, face_up=up))
    return meet(p)


def chosen(p: Position, chance: Random) -> AnyOption:
    """A random option; flight is rare, so that fights last."""
    options = list(question(p).options)
    brave: list[AnyOption] = [one for one in options if not isinstance(one, Flee)]
    return chance.choice(options if chance.random() < 0.03 or not brave else brave)


def cards_of(p: Position) -> dict[str, Counter[str]]:
    return {
        one.id: Counter(
            (*one.combat_deck.order, *one.diplomacy_deck.order, *one.hand, *one.discard)
        )
        for one in p.characters
    }


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=300, deadline=None)
def test_random_encounters_keep_every_invariant(seed: int) -> None:
    chance = Random(seed)
    p = begun(chance)
    before = start(*[one.id for one in p.characters], story=p.campaign)
    for _ in range(MOST_CHOICES):
        if p.encounter is None or p.question is None:
            break
        assert broken(p) == []
        was = now(p).participants
        after = agenda.take(p, chosen(p, chance))
        if after.encounter is not None:
            assert set(now(after).participants) <= set(was)
            assert now(after).pool >= 0
        p = after
    if p.encounter is not None:
        return
    assert broken(p) == []
    assert p.last_encounter in ("won", "fled", "withdrawn", "lost", "expelled", "")
    home = cards_of(before)
    for who, cards in cards_of(p).items():
        if who in home:
            assert cards == home[who]
    lying = Counter(card for deck in p.encounter_decks.values() for card in deck.order)
    lying.update(card for place in p.places.values() for card in place.guardians)
    assert lying["foe"] == 1
    for character in p.characters:
        assert not any(one.flipped or one.aside for one in character.possessions)


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_position_in_an_encounter_can_be_stored_at_every_question(seed: int) -> None:
    chance = Random(seed)
    p = begun(chance)
    for _ in range(40):
        if p.question is None or p.encounter is None:
            break
        again = stored(p)
        assert again == p
        assert again.question == p.question
        option = chosen(p, chance)
        p, replayed = agenda.take(p, option), agenda.take(again, option)
        assert p == replayed
        assert p.events == replayed.events


@given(SEEDS)
@settings(max_examples=100, deadline=None)
def test_a_preview_tells_the_links_of_a_play(seed: int) -> None:
    chance = Random(seed)
    p = begun(chance)
    for _ in range(40):
        if p.question is None or p.encounter is None:
            break
        option = chosen(p, chance)
        after = agenda.take(p, option)
        if (
            isinstance(option, PlayCard)
            and after.encounter is not None
            and not events_of(after, Torn)
        ):
            seen = preview(p, option.card)
            placed = after.encounter.placing or after.encounter.row[-1]
            if placed.number == option.card:
                links = tuple("" if one == "magic" else one for one in placed.links)
                assert links == seen.links
        p = after


@given(
    pool=st.integers(0, 6),
    demanded=st.integers(0, 9),
    hand=st.integers(0, 4),
    deck=st.integers(0, 4),
)
@settings(max_examples=150, deadline=None)
def test_markers_taken_and_cards_discarded_are_what_was_demanded(
    pool: int, demanded: int, hand: int, deck: int
) -> None:
    story = tale(foe(value=99, opportunity=f"lose {demanded} markers; withdraw"))
    p = meet(ready(story, "ada"))
    p = agenda.take(p, Keep()).clone()
    now(p).pool = pool
    p = having(p, "ada", hand=("U99",) * hand, combat_deck=Pile(*["U99"] * deck))
    p = agenda.take(p, Flee())
    taken = sum(-one.change for one in events_of(p, MarkersChanged))
    discarded = sum(len(one.cards) for one in events_of(p, DiscardedCards))
    assert taken == min(pool, demanded)
    assert taken + discarded == min(demanded, taken + hand + deck)
