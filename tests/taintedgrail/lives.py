"""What tests about characters and their belongings do again and again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from legendarium.table.errors import IllegalChoice
from legendarium.table.message import Event
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.position import Character, Position, Possession, Scene
from taintedgrail import play
from taintedgrail.crowd import CROWD


def crowd(*who: str, seed: int = 1, mode: str = "normal", **settings: Any) -> Position:
    """A fresh game of the crowd campaign, at the first question of the first day."""
    return play.start(*who, story=crowded(**settings), seed=seed, mode=mode)


def crowded(**settings: Any) -> Campaign:
    """The crowd campaign with other settings."""
    story = play.loaded(CROWD)
    return replace(story, settings=replace(story.settings, **settings), memo={})


def give(p: Position, who: str, *cards: str) -> Character:
    """Put cards before a character, face up and without asking: `item:spear`, `secret:14`."""
    character = p.character(who)
    for card in cards:
        kind, _, name = card.partition(":")
        character.possessions = (*character.possessions, Possession(kind, name))
        if kind == "item" and name in p.item_deck:
            deck = list(p.item_deck)
            deck.remove(name)
            p.item_deck = tuple(deck)
    return character


def cards(character: Character) -> list[str]:
    """What a character has, in order."""
    return [f"{one.kind}:{one.id}" for one in character.possessions]


def face_up(character: Character) -> list[str]:
    """What lies face up before a character."""
    return [f"{one.kind}:{one.id}" for one in character.possessions if one.face_up]


def told(p: Position, kind: str) -> list[Event]:
    """What happened of a kind."""
    return [event for event in p.events if event.kind == kind]


def asked(p: Position) -> tuple[str, tuple[int, ...]]:
    """What is asked now, and of whom."""
    assert p.question is not None
    return p.question.kind, p.question.seats


def offered(p: Position, detail: str) -> list[Any]:
    """One detail of every option now that has it."""
    assert p.question is not None
    found: Iterable[Any] = (option.get(detail) for option in p.question.options)
    return [one for one in found if one is not None]


def refused(p: Position, rule: str, kind: str, **details: Any) -> None:
    """This cannot be chosen now, and the rule that forbids it is named."""
    with pytest.raises(IllegalChoice, match=rf"\({rule}\)$"):
        agenda.check(p, play.option(kind, **details))


def in_scene(p: Position, *party: str) -> Position:
    """The same position with an action of these going on, which ends after what is run next."""
    after = p.clone()
    after.scenes = (Scene(tuple(party), party[0], "test"),)
    agenda.plan(after, ("close_scene",))
    return after
