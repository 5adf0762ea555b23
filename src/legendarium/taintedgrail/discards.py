"""Discarding cards, and removing them from the game (DSC-1 to DSC-4).

Most decks have no discard pile: a discarded card goes to the bottom of its deck (DSC-1). A removed
card is out of the campaign permanently (DSC-4). The cards of characters are handled by the rules
of encounters (DSC-2), events by `events` (DSC-3), and locations by `map`.
"""

from __future__ import annotations

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.events.story import Removed
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.secrets import clear_dials, holder


def is_removed(p: Position, kind: str, id: str | int) -> bool:
    """Whether something has been removed from the game."""
    return f"{kind}:{id}" in p.removed


def discard_encounter(p: Position, id: str, colour: str = "") -> None:
    """Put an encounter card at the bottom of its deck, if it belongs to one."""
    deck = colour or p.campaign.encounters[id].colour
    if p.campaign.encounters[id].difficulty and not is_removed(p, "encounter", id):
        p.encounter_decks[deck] = p.encounter_decks[deck].put_under(id)


def is_in_event_pile(p: Position, event: str) -> bool:
    """Whether an event is in the event deck, on its discard pile or among the random events."""
    return event in p.event_deck or event in p.event_discard or event in p.random_deck


def _mark_removed(p: Position, kind: str, id: str | int) -> None:
    p.removed = p.removed | {f"{kind}:{id}"}
    p.tell(Removed(kind, str(id)))


def remove_item(p: Position, id: str) -> None:
    """Remove every copy of an item from the game, wherever it is."""
    _mark_removed(p, "item", id)
    while id in p.item_deck:
        p.item_deck = p.item_deck.without(id)
    for character in (*p.characters, *p.absent):
        while (held := keywords.find(character, "item", id)) is not None:
            keywords.remove_possession(character, held)
    for number, place in list(p.places.items()):
        left = tuple(one for one in place.dropped if (one.kind, one.id) != ("item", id))
        if left != place.dropped:
            p.places[number] = place._replace(dropped=left)


def remove_secret(p: Position, number: int) -> None:
    """Remove a secret from the game, and from its owner."""
    _mark_removed(p, "secret", number)
    owner = holder(p, number)
    if owner is not None:
        held = keywords.find(owner, "secret", str(number))
        assert held is not None
        keywords.remove_possession(owner, held)
    clear_dials(p, number)


def remove_encounter(p: Position, id: str) -> None:
    """Remove an encounter from the game; the current encounter is still played to its end."""
    _mark_removed(p, "encounter", id)
    for colour, deck in p.encounter_decks.items():
        if id in deck:
            p.encounter_decks[colour] = deck.without(id)
    for number, place in list(p.places.items()):
        if id in place.guardians:
            guardians = tuple(one for one in place.guardians if one != id)
            p.places[number] = place._replace(guardians=guardians)
