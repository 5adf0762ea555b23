"""Checks of the map: mutual connections, a consistent grid, and the reach of menhirs."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.model import FACING, STEP, Campaign, Location

Grid = dict[int, tuple[int, int]]


def layout(campaign: Campaign) -> Grid:
    """The place of each location, laid out from the start; variants have that of their original."""
    grid: Grid = {campaign.start_location: (0, 0)}
    queue = deque([campaign.start_location])
    while queue:
        number = queue.popleft()
        x, y = grid[number]
        for card in (number, *campaign.variants.get(number, ())):
            grid.setdefault(card, (x, y))
            for direction, neighbour in campaign.locations[card].directions.items():
                if neighbour in campaign.locations and neighbour not in grid:
                    dx, dy = STEP[direction]
                    grid[neighbour] = (x + dx, y + dy)
                    queue.append(neighbour)
    return grid


def check_map(subject: Subject) -> Iterator[Fault]:
    """Check the map."""
    campaign = subject.campaign
    grid = layout(campaign)
    for location in campaign.locations.values():
        for direction, neighbour in location.directions.items():
            yield from _edge(subject, grid, location, direction, neighbour)
        if location.original:
            yield from _variant(subject, location)
        elif location.number not in grid:
            yield error(
                "off-the-map",
                subject.place("location", location.number),
                f"no connection from the start leads to {location.number}",
            )
    taken: dict[tuple[int, int], int] = {}
    for number, place in sorted(grid.items()):
        if campaign.locations[number].original:
            continue
        first = taken.setdefault(place, number)
        if first != number:
            yield error(
                "map-overlap",
                subject.place("location", number, "directions"),
                f"{number} is in the same place as {first}, at {place}",
                "each place on the grid can have one location",
            )


def _edge(
    subject: Subject, grid: Grid, location: Location, direction: str, neighbour: int
) -> Iterator[Fault]:
    campaign = subject.campaign
    place = subject.place("location", location.number, "directions", direction)
    answer = campaign.locations.get(neighbour)
    if answer is None:
        yield error(
            "direction-unanswered", place, f"there is no location {neighbour} to the {direction}"
        )
        return
    if answer.original:
        yield error(
            "direction-to-variant",
            place,
            f"{neighbour} is a variant of {answer.original}",
            f"use {answer.original}: the variant takes its place (MAP-4)",
        )
        return
    back = answer.directions.get(FACING[direction])
    if back not in (location.number, location.original):
        yield error(
            "not-mutual",
            place,
            f"{neighbour} does not lead back to {location.original or location.number}",
            f"write `{FACING[direction]} = {location.original or location.number}` there (MAP-1)",
        )
    elif location.number in grid and neighbour in grid:
        dx, dy = STEP[direction]
        x, y = grid[location.number]
        if grid[neighbour] != (x + dx, y + dy):
            yield error(
                "map-crooked",
                place,
                f"{neighbour} is at {grid[neighbour]}, not to the {direction} of {(x, y)}",
                "every connection must fit the grid laid out from the start",
            )


def _variant(subject: Subject, location: Location) -> Iterator[Fault]:
    original = subject.campaign.locations[location.original]
    place = subject.place("location", location.number, "original")
    if original.original:
        yield error(
            "variant-of-variant",
            place,
            f"{original.number} is itself a variant of {original.original}",
            f"original = {original.original}",
        )
        return
    for direction, neighbour in original.directions.items():
        other = location.directions.get(direction)
        if other is None:
            yield warning(
                "variant-closes-way",
                place,
                f"the variant has no connection to the {direction}, to {neighbour}",
                "keep the directions of the original",
            )
        elif other != neighbour:
            yield error(
                "variant-directions",
                subject.place("location", location.number, "directions", direction),
                f"the original leads to {neighbour}, the variant to {other}",
                "keep the directions of the original",
            )


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two places are within the reach of a menhir (MAP-3)."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def revealable(campaign: Campaign, grid: Grid) -> set[int]:
    """The locations in the reach of a chain of menhirs from the start."""
    revealed = {campaign.start_location}
    while True:
        lit = [grid[n] for n in revealed if campaign.locations[n].menhir is not None]
        more = {
            neighbour
            for number in revealed
            for neighbour in campaign.locations[number].directions.values()
            if neighbour in grid and any(near(grid[neighbour], menhir) for menhir in lit)
        }
        if more <= revealed:
            return revealed
        revealed |= more


def check_menhirs(subject: Subject) -> Iterator[Fault]:
    """Check for locations out of reach of all menhirs, and for invalid dials."""
    campaign = subject.campaign
    grid = layout(campaign)
    revealed = revealable(campaign, grid)
    for number, location in campaign.locations.items():
        if location.original or number not in grid:
            continue
        if number not in revealed:
            yield error(
                "out-of-reach",
                subject.place("location", number),
                f"no menhir that can be lit reaches {number} at {grid[number]}",
                "a menhir must be at most one card away, also diagonally (MAP-3)",
            )
    top = campaign.settings.dial_top
    for number, location in campaign.locations.items():
        if location.menhir is not None and max(location.menhir.dial) > top:
            yield error(
                "dial-above-top",
                subject.place("location", number, "menhir", "dial"),
                f"a dial has {top} sides",
                f"1 to {top}",
            )
    if max(campaign.start_dial) > top:
        yield error(
            "dial-above-top",
            subject.place("campaign", "", "start_dial"),
            f"a dial has {top} sides",
            f"1 to {top}",
        )
    second = [n for n in revealed if n != campaign.start_location and campaign.locations[n].menhir]
    if not second:
        yield warning(
            "single-menhir",
            subject.place("campaign", "", "start_location"),
            "no second menhir can be reached",
        )
