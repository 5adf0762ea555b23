"""Checks that everything a position names exists in its campaign."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Any, NamedTuple

from legendarium.table.hidden import Pile
from legendarium.table.reading import short_repr
from legendarium.taintedgrail.content.model import ATTRIBUTES, COLOURS
from legendarium.taintedgrail.position import Character, Encounter, Position, Possession


class Unknown(NamedTuple):
    """A name that the campaign does not know, and where it occurs."""

    message: str
    at: str


def unknown_names(p: Position) -> Iterator[Unknown]:
    """Everything in the position that the campaign does not know."""
    campaign = p.campaign
    if not p.characters and p.phase != "over":
        yield Unknown("One to four characters must play.", "characters")
    for number, character in enumerate(p.characters):
        yield from _character(p, character, f"characters[{number}]")
    for number, character in enumerate(p.absent):
        yield from _character(p, character, f"absent[{number}]")
    yield from _known(p.places, campaign.locations, "location", "places")
    yield from _known(p.menhirs, p.places, "place on the map", "menhirs")
    yield from _known(p.dials, campaign.dials, "dial", "dials")
    yield from _known(
        (*p.replaced, *p.replaced.values()), campaign.locations, "location", "replaced"
    )
    for name in ("event_deck", "event_discard", "random_deck"):
        yield from _known(getattr(p, name), campaign.events, "event", name)
    yield from _known((*p.quests, *p.succeeded), campaign.quests, "quest", "quests")
    yield from _known(p.encounter_decks, COLOURS, "colour", "encounter_decks")
    yield from _known(COLOURS, p.encounter_decks, "deck of the colour", "encounter_decks")
    for colour, deck in p.encounter_decks.items():
        yield from _known(deck, campaign.encounters, "encounter", f"encounter_decks.{colour}")
    yield from _known(p.item_deck, campaign.items, "item", "item_deck")
    yield from _known(p.statuses, campaign.statuses, "status", "statuses")
    yield from _known((task.id for task in p.tasks), campaign.tasks, "task", "tasks")
    for place_number, place in p.places.items():
        yield from _known(
            place.guardians, campaign.encounters, "encounter", f"places.{place_number}"
        )
        yield from _possessions(p, place.dropped, f"places.{place_number}.dropped")
    yield from _known(p.fled, campaign.sheets, "character", "fled")
    present = {character.id for character in p.characters}
    for number, scene in enumerate(p.scenes):
        yield from _known(
            (*scene.party, scene.me), present, "character in play", f"scenes[{number}]"
        )
    if p.encounter is not None:
        yield from _encounter(p, p.encounter, present)


def _character(p: Position, character: Character, at: str) -> Iterator[Unknown]:
    campaign = p.campaign
    if character.id not in campaign.sheets:
        yield Unknown(f"There is no character {short_repr(character.id)}.", f"{at}.id")
        return
    if len(character.markers) != len(ATTRIBUTES):
        yield Unknown("There are six attributes.", f"{at}.markers")
    for name in ("combat", "diplomacy"):
        for part in ("deck", "owned", "development"):
            yield from _known(
                getattr(character, f"{name}_{part}"), campaign.cards, "card", f"{at}.{name}_{part}"
            )
    yield from _known((*character.hand, *character.discard), campaign.cards, "card", f"{at}.hand")
    yield from _known(
        (one[0] for one in character.skills), campaign.skills, "skill", f"{at}.skills"
    )
    yield from _possessions(p, character.possessions, f"{at}.possessions")
    if character not in p.absent and character.location not in p.places:
        yield Unknown(f"Location {character.location} is not on the map.", f"{at}.location")


def _possessions(p: Position, held: Iterable[Possession], at: str) -> Iterator[Unknown]:
    secrets = {str(number) for number in p.campaign.secrets}
    for one in held:
        known: Container[str] = p.campaign.items if one.kind == "item" else secrets
        if one.kind not in ("item", "secret") or one.id not in known:
            yield Unknown(f"There is no {one.kind} {short_repr(one.id)}.", at)


def _encounter(p: Position, now: Encounter, present: Container[str]) -> Iterator[Unknown]:
    card = p.campaign.encounters.get(now.card)
    if card is None:
        yield Unknown(f"There is no encounter {short_repr(now.card)}.", "encounter.card")
    elif not 0 <= now.stage < max(1, len(card.stages)):
        yield Unknown(f"There is no stage {now.stage} of this encounter.", "encounter.stage")
    yield from _known((now.colour,), ("", *COLOURS), "colour", "encounter.colour")
    yield from _known(now.participants, present, "character in play", "encounter.participants")
    yield from _known((one.number for one in now.table), p.campaign.cards, "card", "encounter.row")


def _known(
    names: Iterable[Any] | Pile, known: Container[Any], what: str, at: str
) -> Iterator[Unknown]:
    for name in names.order if isinstance(names, Pile) else names:
        if name not in known:
            yield Unknown(f"There is no {what} {short_repr(name)}.", at)
