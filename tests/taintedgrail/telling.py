"""Scripts and passages in tests, played in a scene of the tiny campaign."""

from __future__ import annotations

import dataclasses
from types import MappingProxyType

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import (
    Campaign,
    Chapter,
    Choice,
    DialText,
    EventCard,
    Exit,
    Passage,
    Quest,
    Redirection,
    Secret,
    Status,
)
from legendarium.taintedgrail.events.story import PassageRead
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene
from taintedgrail.play import campaign, start


def goto(key: str) -> Exit:
    """An exit that leads to this passage."""
    return Exit("goto", key)


def when(condition: str, key: str = "") -> Redirection:
    """A redirection to a passage, or to the end."""
    return Redirection(condition, goto(key) if key else Exit("end"))


def story(
    *passages: Passage,
    events: tuple[EventCard, ...] = (),
    quests: tuple[Quest, ...] = (),
    secrets: tuple[Secret, ...] = (),
    statuses: tuple[Status, ...] = (),
    dials: tuple[DialText, ...] = (),
    chapters: tuple[Chapter, ...] = (),
    **settings: object,
) -> Campaign:
    """The tiny campaign with more passages, events and so on, and with other settings."""
    tiny = campaign()
    carriers: tuple[EventCard | Secret, ...] = (*events, *secrets)
    carried = [one.quest for one in carriers if one.quest is not None]
    return dataclasses.replace(
        tiny,
        passages=MappingProxyType({**tiny.passages, **{one.key: one for one in passages}}),
        events=MappingProxyType({**tiny.events, **{one.id: one for one in events}}),
        quests=MappingProxyType({**tiny.quests, **{one.id: one for one in (*quests, *carried)}}),
        secrets=MappingProxyType({**tiny.secrets, **{one.number: one for one in secrets}}),
        statuses=MappingProxyType({**tiny.statuses, **{one.id: one for one in statuses}}),
        dials=MappingProxyType({**tiny.dials, **{one.id: one for one in dials}}),
        chapters=(*tiny.chapters, *chapters),
        memo={},
        settings=dataclasses.replace(tiny.settings, **settings),  # type: ignore[arg-type]
    )


def event(id: str, effect: str = "", kind: str = "special", **details: object) -> EventCard:
    """An event without choices."""
    return dataclasses.replace(EventCard(id, kind, 1, effect=effect), **details)  # type: ignore[arg-type]


def after_script(p: Position, script: str, *party: str, me: str = "", card: str = "") -> Position:
    """The position after a script was performed for a party, up to the next question."""
    return _in_scene(p, ("perform", script, 0, card), party, me)


def read(p: Position, key: str, *party: str, me: str = "") -> Position:
    """The position after a party has begun to read a passage."""
    return _in_scene(p, ("read", key), party, me)


def _in_scene(
    p: Position, planned: agenda.PlannedStep, party: tuple[str, ...], me: str
) -> Position:
    after = p.clone()
    members = party or tuple(one.id for one in p.characters)
    begin_scene(after, members, me or members[0], "explore", planned)
    agenda.run(after)
    return after


def during(p: Position, *party: str, me: str = "") -> Position:
    """The position inside a scene in which nothing is planned yet."""
    after = p.clone()
    members = party or tuple(one.id for one in p.characters)
    begin_scene(after, members, me or members[0], "explore")
    return after


def event_kinds(p: Position) -> list[str]:
    """The kinds of all events since the last choice."""
    return [one.kind for one in p.events]


def keys_read(p: Position) -> list[str]:
    """The passages read since the last choice, in order."""
    return [one.key for one in p.events if isinstance(one, PassageRead)]


def pair(tale: Campaign | None = None) -> Position:
    """Ada and Ben together at 101 on the first day."""
    return start("ada", "ben", story=tale)


__all__ = [
    "Choice",
    "Passage",
    "Quest",
    "after_script",
    "during",
    "event",
    "event_kinds",
    "goto",
    "keys_read",
    "pair",
    "read",
    "story",
    "when",
]
