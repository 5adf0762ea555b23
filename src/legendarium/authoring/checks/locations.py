"""Checks of locations and their sections: emblems, menhir texts, dreams, passages."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Location


def check_locations(subject: Subject) -> Iterator[Fault]:
    """Check that locations match their emblems, and that sections have a location."""
    campaign = subject.campaign
    for location in campaign.locations.values():
        yield from _location(subject, location)
    for kind, number in subject.sources.defined:
        if kind == "section" and number not in campaign.locations:
            yield error(
                "section-without-location",
                subject.place("section", number),
                f"there is no location {number}",
                f"write locations/{number}.toml",
            )
    start = campaign.locations[campaign.start_location]
    if start.menhir is None:
        yield error(
            "start-without-menhir",
            subject.place("campaign", "", "start_location"),
            f"the start location {start.number} has no menhir",
            "the first menhir stands there (SET-3)",
        )
    if start.original:
        yield error(
            "start-is-variant",
            subject.place("campaign", "", "start_location"),
            f"the start location {start.number} is a variant",
            "start at an original location",
        )


def _location(subject: Subject, location: Location) -> Iterator[Fault]:
    number = location.number
    passages = subject.campaign.passages
    here = subject.place("location", number)
    if ("menhir" in location.emblems) != (location.menhir is not None):
        yield error(
            "menhir-emblem",
            subject.place("location", number, "menhir" if location.menhir else "emblems"),
            "the menhir emblem requires [menhir], and [menhir] the emblem",
            "write both, or neither",
        )
    if f"log.{number}.intro" not in passages:
        yield error(
            "no-intro",
            Place(f"log/{number}.log", 1)
            if ("section", number) in subject.sources.defined
            else here,
            f"the section {number} has no `intro`",
            f"begin log/{number}.log with `intro`",
        )
    for night in ("dream", "nightmare"):
        written = f"log.{number}.{night}" in passages
        if written and "dreams" not in location.emblems:
            yield error(
                "dream-emblem",
                subject.place("passage", f"log.{number}.{night}"),
                f"the location has a {night} but no dreams emblem",
                "add the emblem",
            )
        elif not written and "dreams" in location.emblems:
            yield error(
                "dream-emblem",
                subject.place("location", number, "emblems"),
                f"the section {number} has no `{night}`",
                "the dreams emblem requires a dream and a nightmare",
            )
    if "hostile" in location.emblems and f"log.{number}.arrival" not in passages:
        yield warning(
            "hostile-without-arrival",
            subject.place("location", number, "emblems"),
            "nothing happens on arrival in a hostile settlement",
            "write an `arrival` (MAP-7)",
        )
    if {"hostile", "friendly"} <= location.emblems:
        yield error(
            "both-hostile-and-friendly",
            subject.place("location", number, "emblems"),
            "a settlement is hostile or friendly, not both",
        )
