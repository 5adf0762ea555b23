"""Describes who does something, in the arguments of a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from legendarium.table.phrase import Argument, all_of
from legendarium.taintedgrail.telling import names


class People(TypedDict):
    """Several characters: their names, and how many they are."""

    name: Argument
    count: int


def people(who: Sequence[str]) -> People:
    """The arguments for characters who do something together."""
    return {"name": all_of(map(names.character, who)) if who else "", "count": len(who)}
