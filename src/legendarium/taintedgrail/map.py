"""The map: location cards on a grid, their connections, and adding and removing them (MAP-1..6).

A location has a place on the grid from the moment it is attached. A direction number names the card
of that number, or one that has it as its original number.
"""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.taintedgrail.agenda import PlannedStep, plan, step
from legendarium.taintedgrail.content.model import DIRECTIONS, FACING, STEP
from legendarium.taintedgrail.discards import discard_encounter
from legendarium.taintedgrail.events.story import (
    LocationLost,
    MenhirWentOut,
    Moved,
    Replaced,
    Revealed,
)
from legendarium.taintedgrail.items import discard_lying
from legendarium.taintedgrail.position import Place, Position

# Numbers of locations


def current_number(p: Position, number: int) -> int:
    """The number of the location that has replaced this one, or the number itself (MAP-4)."""
    while number in p.replaced:
        number = p.replaced[number]
    return number


def is_named(p: Position, direction: int, number: int) -> bool:
    """Whether a direction number means this card: by its number or an original number (MAP-4)."""
    while number and number != direction:
        number = p.location(number).original
    return number == direction


def neighbours(p: Position, number: int) -> list[int]:
    """The connected locations: those that name this one and are named by it (MAP-1)."""
    beside = (neighbour(p, number, direction) for direction in DIRECTIONS)
    return [other for other in beside if other]


def neighbour(p: Position, number: int, direction: str) -> int:
    """The connected location in a direction; 0 if there is none."""
    named = p.location(number).directions.get(direction, 0)
    other = current_number(p, named) if named else 0
    if other not in p.places or not is_named(p, named, other):
        return 0
    here, there = p.places[number], p.places[other]
    dx, dy = STEP[direction]
    if (there.x, there.y) != (here.x + dx, here.y + dy):
        return 0
    back = p.location(other).directions.get(FACING[direction], 0)
    return other if back and is_named(p, back, number) else 0


def is_connected(p: Position, one: int, other: int) -> bool:
    """Whether two locations are connected (MAP-1)."""
    return one in p.places and other in neighbours(p, one)


# Reach


def in_reach(p: Position, x: int, y: int) -> bool:
    """Whether a place is at most one card from an active menhir, corners too (MAP-3)."""
    for number in p.menhirs:
        lit = p.places[number]
        if abs(lit.x - x) <= 1 and abs(lit.y - y) <= 1:
            return True
    return False


def reveal(p: Position, number: int) -> None:
    """Attach the locations that this one names and that are in reach (MAP-3)."""
    here = p.places[number]
    for direction, named in p.location(number).directions.items():
        card = current_number(p, named)
        dx, dy = STEP[direction]
        x, y = here.x + dx, here.y + dy
        # A card is in one place, and a place has one card (2.2).
        if card in p.places or f"location:{card}" in p.removed or not in_reach(p, x, y):
            continue
        if any((place.x, place.y) == (x, y) for place in p.places.values()):
            continue
        p.places[card] = Place(x, y)
        p.tell(Revealed(card))


def nearest(p: Position, x: int, y: int) -> int:
    """The nearest location on the map; the lowest number breaks ties (WYR-2)."""
    diagonal = p.settings.wyrdness_distance == "diagonal"

    def distance(number: int) -> tuple[int, int]:
        place = p.places[number]
        dx, dy = abs(place.x - x), abs(place.y - y)
        return (max(dx, dy) if diagonal else dx + dy), number

    return min(p.places, key=distance)


# Moving


@step
def arrive(p: Position, who: tuple[str, ...]) -> None:
    """Plan the steps of an arrival: reveal, guardians, instant rules (MAP-2)."""
    present = tuple(one for one in who if p.is_in_play(one))
    if not present:
        return
    number = p.character(present[0]).location
    p.visited |= {number}
    planned: list[PlannedStep] = [("reveal_neighbours", number)]
    guardians = p.places[number].guardians
    if guardians:
        planned.append(("guardian", present, number, guardians))
        if not p.settings.reveal_before_guardians:
            planned.reverse()
    if f"log.{number}.arrival" in p.campaign.passages:
        planned.append(("instant_rule", present, number))
    plan(p, *planned)


@step
def reveal_neighbours(p: Position, number: int) -> None:
    """The first part of an arrival (MAP-2 a)."""
    if number in p.places:
        reveal(p, number)


def move_to(p: Position, who: Sequence[str], to: int) -> bool:
    """Move characters together and let them arrive; False if the place is not there (MAP-6)."""
    number = current_number(p, to)
    if number not in p.places or not who:
        return False
    for one in who:
        p.character(one).location = number
    p.tell(Moved(tuple(who), number))
    plan(p, (arrive, tuple(who)))
    return True


# Replacing and removing


def replace_location(p: Position, old: int, new: int) -> None:
    """Replace a location by a variant permanently; everything on it stays (MAP-4, MAP-5)."""
    p.replaced.pop(new, None)
    p.removed -= {f"location:{new}"}
    p.replaced[old] = new
    p.removed |= {f"location:{old}"}
    p.tell(Replaced(old, new))
    if old not in p.places:
        return
    p.places[new] = p.places.pop(old)
    for character in p.characters:
        if character.location == old:
            character.location = new
    for name, dial in p.dials.items():
        if dial.on == "location" and dial.number == old:
            p.dials[name] = dial._replace(number=new)
    value = p.menhirs.pop(old, None)
    if value is None:
        return
    if "menhir" in p.location(new).emblems:
        p.menhirs[new] = value
    else:  # A menhir cannot be without its emblem (2.3).
        p.tell(MenhirWentOut(old))


def discard_location(p: Position, number: int) -> None:
    """Take a location off the map; it can be revealed again (WYR-1, DSC-1)."""
    if number not in p.places or len(p.places) == 1:
        return
    there = tuple(character.id for character in p.characters_at(number))
    place = take_off(p, number)
    if there:
        move_to(p, there, nearest(p, place.x, place.y))


def remove_location(p: Position, number: int) -> None:
    """Remove a location from the game (DSC-4)."""
    if len(p.places) == 1 and number in p.places:
        return
    discard_location(p, number)
    p.removed |= {f"location:{number}"}


def take_off(p: Position, number: int) -> Place:
    """Take a card off the map with everything on it except characters (WYR-3)."""
    place = p.places.pop(number)
    for card in place.guardians:
        discard_encounter(p, card)
    discard_lying(p, place.dropped)
    for name, dial in list(p.dials.items()):
        if dial.on == "location" and dial.number == number:
            del p.dials[name]
    if p.menhirs.pop(number, None) is not None:
        p.tell(MenhirWentOut(number))
    p.tell(LocationLost(number))
    return place
