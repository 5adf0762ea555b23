"""Fights in tests: cards and foes written as in a campaign, hands and decks in a known order.

The campaign is that of `crowd`: ada (courage 2, aggression 2, empathy 1), ben (caution 2, empathy
2, courage 1), cay (as ada), dot (as ben); numbers 1 to 4. Cards that a test does not care for are
blank, with nothing but free halves: U96 to U99 of ada, G of ben, B of cay, Y of dot. Decks are
filled up with 99.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.halves import parse_left, parse_range, parse_right
from legendarium.taintedgrail.content.model import (
    Attack,
    Campaign,
    CardAbility,
    EncounterCard,
    Item,
    PlayedCard,
    Reaction,
    Spend,
    Stage,
    Trait,
)
from legendarium.taintedgrail.encoding import _object, _read_object
from legendarium.taintedgrail.position import Encounter, Position, Possession
from legendarium.taintedgrail.scenes import begin_scene
from taintedgrail.crowd import CROWD
from taintedgrail.play import choose, loaded, start

OWNER = {"U": "ada", "G": "ben", "B": "cay", "Y": "dot"}
BLANK = {"ada": "U99", "ben": "G99", "cay": "B99", "dot": "Y99"}
NONE = ("-", "-", "-", "free")
Table = dict[str, str]


def card(
    number: str,
    left: tuple[str, ...] = NONE,
    right: tuple[str, ...] = NONE,
    on: str = "",
    effect: str = "",
    condition: str = "",
    tokens: int = 1,
    spend: tuple[int, str] | None = None,
    passive: bool = False,
    kind: str = "combat",
) -> PlayedCard:
    """A card of a character; the letter of its number says whose."""
    return PlayedCard(
        number=number,
        owner=OWNER[number[0]],
        kind=kind,
        left=tuple(map(parse_left, left)),
        right=tuple(map(parse_right, right)),
        passive=passive,
        ability=CardAbility(on, effect, condition, tokens=tokens) if on else None,
        spend=Spend(*spend) if spend else None,
    )


def foe(
    id: str = "foe",
    value: int = 20,
    keys: tuple[str, ...] = ("courage 1", "-", "-", "free"),
    attacks: Table | None = None,
    traits: tuple[Trait, ...] = (),
    **printed: Any,
) -> EncounterCard:
    """A combat without effects except those given."""
    table = {"0+": ""} if attacks is None else attacks
    details = {"colour": "green", "difficulty": 1, **printed}
    return EncounterCard(
        id,
        value=value,
        keys=tuple(map(parse_right, keys)),
        attacks=tuple(Attack(parse_range(size), effect) for size, effect in table.items()),
        traits=traits,
        **details,
    )


def stage(
    top: int = 5,
    start: int = 2,
    keys: tuple[str, ...] = ("empathy 1", "-", "-", "free"),
    reactions: Table | None = None,
    symbol: str = "raise affinity 1",
) -> Stage:
    """A stage of a diplomacy encounter without effects except those given."""
    table = {"1+": ""} if reactions is None else reactions
    bands = tuple(Reaction(parse_range(size), effect) for size, effect in table.items())
    return Stage(top, start, tuple(map(parse_right, keys)), bands, symbol)


def talk(*stages: Stage, id: str = "foe", **printed: Any) -> EncounterCard:
    """A diplomacy encounter."""
    details = {"colour": "blue", "difficulty": 1, **printed}
    return EncounterCard(id, stages=stages or (stage(),), **details)


def trait(on: str, effect: str, condition: str = "") -> Trait:
    """A trait of an encounter."""
    return Trait(on, effect, condition)


def tale(
    *new: PlayedCard | EncounterCard | Item, passages: Any = (), **settings: object
) -> Campaign:
    """The campaign with these cards and encounters in it, and with other settings."""
    crowd = loaded(CROWD)
    cards = {one.number: one for one in new if isinstance(one, PlayedCard)}
    numbers = (f"{letter}{number}" for letter in OWNER for number in (96, 97, 98, 99))
    blank = {number: card(number) for number in numbers}
    met = {one.id: one for one in new if isinstance(one, EncounterCard)}
    items = {one.id: one for one in new if isinstance(one, Item)}
    return dataclasses.replace(
        crowd,
        cards=MappingProxyType({**crowd.cards, **blank, **cards}),
        encounters=MappingProxyType({**crowd.encounters, "foe": foe(), **met}),
        items=MappingProxyType({**crowd.items, **items}),
        passages=MappingProxyType({**crowd.passages, **{one.key: one for one in passages}}),
        settings=dataclasses.replace(crowd.settings, **settings),  # type: ignore[arg-type]
        memo={},
    )


def ready(
    story: Campaign,
    *who: str,
    decks: Mapping[str, tuple[str, ...]] | None = None,
    mode: str = "normal",
    everybody: tuple[str, ...] = (),
    **changes: dict[str, Any],
) -> Position:
    """A game with nothing planned; decks of both kinds as given, filled up with blank cards.

    `ada={"magic": 1}` changes a character.
    """
    seated = everybody or who
    p = start(*seated, story=story, mode=mode).clone()
    p.agenda, p.scenes = (), ()
    known = loaded(CROWD).encounters
    p.encounter_decks = {
        colour: Pile(*(one for one in deck.order if one in known))
        for colour, deck in p.encounter_decks.items()
    }
    for character in p.characters:
        deck = ((decks or {}).get(character.id, ()) + (BLANK[character.id],) * 15)[:15]
        character.combat_deck = character.diplomacy_deck = Pile(*deck)
        character.terror = 0
        for name, value in changes.get(character.id, {}).items():
            assert hasattr(character, name), name
            setattr(character, name, value)
    return p


def meet(
    p: Position, *who: str, encounter: str = "foe", colour: str = "", source: str = "explore"
) -> Position:
    """The position after these characters have met an encounter, at the first question."""
    p = p.clone()
    party = who or tuple(one.id for one in p.characters)
    begin_scene(p, party, party[0], source, ("start_encounter", encounter, colour, 101))
    agenda.run(p)
    return p


def skip(p: Position, *kinds: str) -> Position:
    """Answer these questions in the way that changes least, as long as they are asked."""
    usual = {"redraw": "keep", "leave-out": "done", "activate": "no-agreement"}
    usual["after-attack"] = "stay"
    while p.question is not None and p.question.kind in kinds:
        p = choose(p, usual[p.question.kind])
    return p


def fight(
    story: Campaign,
    *who: str,
    decks: Mapping[str, tuple[str, ...]] | None = None,
    encounter: str = "foe",
    mode: str = "normal",
    **changes: Any,
) -> Position:
    """A fight at the first play step; without an agreement the lowest number is active."""
    p = meet(ready(story, *who, decks=decks, mode=mode, **changes), encounter=encounter)
    return skip(p, "leave-out", "redraw", "activate")


def play(p: Position, number: str) -> Position:
    """Play a card."""
    return choose(p, "play", card=number)


def stop(p: Position) -> Position:
    """End the play step, and go on to the next question that matters."""
    return skip(choose(p, "stop"), "after-attack", "activate")


def hold(p: Position, who: str, *held: Possession | str) -> Position:
    """The position in which a character has these items too."""
    p = p.clone()
    character = p.character(who)
    items = (Possession("item", one) if isinstance(one, str) else one for one in held)
    character.possessions = (*character.possessions, *items)
    return p


def having(p: Position, who: str, **state: Any) -> Position:
    """The position in which something of a character is different, at the same question."""
    p = p.clone()
    for name, value in state.items():
        assert hasattr(p.character(who), name), name
        setattr(p.character(who), name, value)
    agenda.run(p)
    return p


def stored(p: Position) -> Position:
    """The position written as JSON and read back, at the same question."""
    after: Position = _read_object(Position, _object(p), "position", {"campaign": p.campaign})
    agenda.run(after)
    return after


def now(p: Position) -> Encounter:
    """The current encounter."""
    assert p.encounter is not None, f"it is over: {p.last_encounter}"
    return p.encounter


def row(p: Position) -> list[str]:
    """The numbers of the cards in the sequence."""
    return [one.number for one in now(p).row]


__all__ = [
    "BLANK",
    "NONE",
    "card",
    "fight",
    "foe",
    "having",
    "hold",
    "meet",
    "now",
    "play",
    "ready",
    "row",
    "skip",
    "stage",
    "stop",
    "stored",
    "tale",
    "talk",
    "trait",
]
