"""Maps for tests of the day and the map: the campaign of `crowd` with other locations.

It has no events, and no instant rules except those that a test adds.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from types import MappingProxyType

import pytest

from legendarium.table.errors import IllegalChoice
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.content.model import (
    ActionText,
    Campaign,
    Chapter,
    EncounterCard,
    Location,
    MenhirText,
    Passage,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.settings import Settings
from taintedgrail.crowd import CROWD
from taintedgrail.play import choose, loaded, option, question, start

FREE_MENHIR = MenhirText(("", "", "", ""), (7, 6, 5, 4))


def location(
    number: int,
    *emblems: str,
    original: int = 0,
    actions: Iterable[ActionText] = (),
    menhir: MenhirText = FREE_MENHIR,
    **directions: int,
) -> Location:
    """A location card; one with the menhir emblem has a menhir that costs nothing."""
    return Location(
        number,
        original,
        frozenset(emblems),
        MappingProxyType(directions),
        tuple(actions),
        menhir if "menhir" in emblems else None,
    )


def arrival(number: int, effect: str) -> Passage:
    """The instant rule of a location."""
    return Passage(f"log.{number}.arrival", effect=effect)


def land(
    *locations: Location,
    passages: Iterable[Passage] = (),
    encounters: Iterable[EncounterCard] = (),
    max_menhirs: int = 3,
    **settings: object,
) -> Campaign:
    """A campaign with these locations, all of which can be explored; the first is the start."""
    crowd = loaded(CROWD)
    own = [Passage(f"log.{one.number}.intro") for one in locations]
    return dataclasses.replace(
        crowd,
        start_location=locations[0].number,
        max_menhirs=max_menhirs,
        locations=MappingProxyType({one.number: one for one in locations}),
        passages=MappingProxyType({one.key: one for one in (*own, *passages)}),
        encounters=MappingProxyType({**crowd.encounters, **{one.id: one for one in encounters}}),
        chapters=(Chapter(1, (1,), (), (), ()),),
        settings=Settings(**settings),  # type: ignore[arg-type]
        memo={},
    )


LINE = (
    location(101, "menhir", east=102),
    location(102, "menhir", west=101, east=103),
    location(103, "menhir", west=102, east=104),
    location(104, "menhir", west=103, north=105),
    location(105, south=104),
)
"""Four cards in a row with a menhir emblem each, and one north of the last."""


def day_one(*characters: str, story: Campaign | None = None, mode: str = "normal") -> Position:
    """The first question of the first day."""
    p = start(*(characters or ("ada", "ben")), story=story or land(*LINE), mode=mode)
    assert p.question is not None
    assert p.question.kind == "action", p.question
    return p


def again(p: Position) -> Position:
    """The position, with its question computed again after a test has changed it."""
    agenda.run(p)
    return p


def put(p: Position, who: str, **values: object) -> None:
    """Set values of a character."""
    for name, value in values.items():
        setattr(p.character(who), name, value)


def night_falls(p: Position) -> Position:
    """The position at the first question of the evening."""
    after = p.clone()
    after.agenda = ()
    plan(after, ("evening",))
    agenda.run(after)
    return after


def next_morning(p: Position) -> Position:
    """The position after the start of a new day, dropping unfinished actions."""
    after = p.clone()
    after.agenda = ()
    after.scenes = ()
    plan(after, ("morning",))
    agenda.run(after)
    return after


def refused(p: Position, kind: str, rule: str, **details: object) -> None:
    """Check that an option is refused by this rule."""
    with pytest.raises(IllegalChoice) as error:
        agenda.check(p, option(kind, **details))
    assert error.value.rule == rule


def flee(p: Position, *who: str) -> Position:
    """Let these characters flee from the current encounter as soon as they can."""
    assert p.encounter is not None
    card = p.encounter.card
    while p.encounter is not None and p.encounter.card == card:
        staying = [one for one in who if one in p.encounter.participants]
        if not staying:
            break
        assert p.question is not None
        kinds = {one.kind for one in p.question.options}
        if "flee" in kinds and p.encounter.active in staying:
            p = choose(p, "flee")
        elif "activate" in kinds:
            p = choose(p, "activate", who=staying[0])
        else:
            p = agenda.take(p, question(p).options[0])
    return p
