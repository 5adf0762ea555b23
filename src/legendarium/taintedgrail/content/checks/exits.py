"""Checks that every passage with choices has one that is always open."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.content.checks.subject import Subject, warning
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Passage


def check_exits(subject: Subject) -> Iterator[Fault]:
    """Check for passages without an unconditional choice."""
    for passage in subject.campaign.passages.values():
        yield from _passage(passage, subject.place("passage", passage.key))
    for event in subject.campaign.events.values():
        yield from _passage(event.passage, subject.place("event", event.id))


def _passage(passage: Passage, place: Place) -> Iterator[Fault]:
    if passage.choices and all(choice.needs or choice.cost for choice in passage.choices):
        yield warning(
            "no-open-choice",
            place,
            f"every choice of `{passage.key}` has needs or a cost, so none may be open",
            "add a choice without them, such as leaving",
        )
