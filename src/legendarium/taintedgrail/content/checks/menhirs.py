"""Checks that menhirs can reveal every location, and of their dials."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.content.checks.map import Grid, layout
from legendarium.taintedgrail.content.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.model import Campaign


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
