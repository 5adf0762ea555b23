"""Bots use only visible information: hidden orders and unread pages do not change a choice."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest
from tale_tables import CAMPAIGNS, wandering

from legendarium.bots.taintedgrail import BOTS, make_bot
from legendarium.taintedgrail.content.model import (
    END,
    Campaign,
    EventCard,
    Location,
    Passage,
    Quest,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import sample, view

pytestmark = pytest.mark.slow


def some_positions(which: str, players: int, every: int) -> list[Position]:
    """Positions from random games, also in the middle of encounters and passages."""
    story = CAMPAIGNS[which]()
    crew = min(players, len(story.sheets))
    return [p for seed in (5, 6, 7) for p in list(wandering(story, crew, seed, 200))[::every]]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("which", "players"), [("tiny", 2), ("shipped", 1), ("shipped", 3)])
def test_the_choice_does_not_depend_on_the_order_of_decks(
    name: str, which: str, players: int
) -> None:
    differing = 0
    for number, p in enumerate(some_positions(which, players, every=13)):
        assert p.question is not None
        seen = view(p, p.question.seat)
        twin = sample(seen, Random(number))
        differing += twin != p
        chosen = make_bot(name, seed=number).choose(seen)
        assert chosen in p.question.options
        assert make_bot(name, seed=number).choose(view(twin, p.question.seat)) == chosen
    assert differing


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_what_it_sees_as_it_was(name: str) -> None:
    for p in some_positions("shipped", 2, every=17):
        assert p.question is not None
        seen = view(p, p.question.seat)
        make_bot(name, seed=1).choose(seen)
        assert seen == view(p, p.question.seat)
        assert seen.position.events == []


# Another book ------------------------------------------------------------------------------------


def rewritten(p: Position) -> Campaign:
    """The campaign with different texts for every unread page and unseen card."""
    story = p.campaign
    passages = {
        key: one if _is_open(p, key) else Passage(key, effect="become dying for all", exit=END)
        for key, one in story.passages.items()
    }
    locations = {
        number: one if number in p.places else Location(number, one.original, one.emblems)
        for number, one in story.locations.items()
    }
    events = {
        name: one if f"event.{name}" in p.read else _blank(one)
        for name, one in story.events.items()
    }
    quests = {
        name: one if name in p.quests else Quest(name, "day >= 1", 'end chapter "nothing"')
        for name, one in story.quests.items()
    }
    met = p.encounter.card if p.encounter else ""
    encounters = {
        name: one if name == met else replace(one, value=99, opportunity="become dying")
        for name, one in story.encounters.items()
    }
    return replace(
        story,
        passages=MappingProxyType(passages),
        locations=MappingProxyType(locations),
        events=MappingProxyType(events),
        quests=MappingProxyType(quests),
        encounters=MappingProxyType(encounters),
        memo={},
    )


def _is_open(p: Position, key: str) -> bool:
    """Whether a passage was read, or is the instant rule of a location on the map."""
    if key in p.read:
        return True
    kind, *names = key.split(".")
    return kind == "log" and names[1] == "arrival" and int(names[0]) in p.places


def _blank(event: EventCard) -> EventCard:
    return replace(event, effect="", choices=(), quest=None)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [1, 3])
def test_the_choice_does_not_depend_on_what_nobody_has_read(name: str, players: int) -> None:
    kinds = set()
    for number, p in enumerate(some_positions("shipped", players, every=7)):
        assert p.question is not None
        kinds.add(p.question.kind)
        seen = view(p, p.question.seat)
        chosen = make_bot(name, seed=number).choose(seen)
        other = replace(seen.position, campaign=rewritten(p))
        again = make_bot(name, seed=number).choose(seen._replace(position=other))
        assert again == chosen, p.question.kind
    assert {"action", "choice", "play"} <= kinds
