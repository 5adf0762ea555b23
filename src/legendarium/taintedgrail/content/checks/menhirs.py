"""Menhirs: reach by reach, every location can be revealed."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.content.checks.map import Grid, layout
from legendarium.taintedgrail.content.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.model import Campaign


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Within the reach of a menhir (MAP-3)."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def revealable(campaign: Campaign, grid: Grid) -> set[int]:
    """The locations that lie in the reach of a chain of menhirs from the start."""
    shown = {campaign.start_location}
    while True:
        lit = [grid[n] for n in shown if campaign.locations[n].menhir is not None]
        more = {
            neighbour
            for number in shown
            for neighbour in campaign.locations[number].directions.values()
            if neighbour in grid and any(near(grid[neighbour], menhir) for menhir in lit)
        }
        if more <= shown:
            return shown
        shown |= more


def check_menhirs(subject: Subject) -> Iterator[Fault]:
    """Locations that no menhir can ever reach, and dials that the rules do not know."""
    campaign = subject.campaign
    grid = layout(campaign)
    shown = revealable(campaign, grid)
    for number, location in campaign.locations.items():
        if location.original or number not in grid:
            continue
        if number not in shown:
            yield error(
                "out-of-reach",
                subject.place("location", number),
                f"no menhir that can be lit reaches {number} at {grid[number]}",
                "a menhir at most one card away, also diagonally (MAP-3)",
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
    second = [n for n in shown if n != campaign.start_location and campaign.locations[n].menhir]
    if not second:
        yield warning(
            "single-menhir",
            subject.place("campaign", "", "start_location"),
            "no second menhir can be reached",
        )
