"""Shared helpers of tests about characters and their possessions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legendarium.table.errors import IllegalChoice
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
    """Give cards to a character, face up and without questions: `item:spear`, `secret:14`."""
    character = p.character(who)
    for card in cards:
        kind, _, name = card.partition(":")
        character.possessions = (*character.possessions, Possession(kind, name))
        if kind == "item" and name in p.item_deck:
            p.item_deck = p.item_deck.without(name)
    return character


def cards(character: Character) -> list[str]:
    """The possessions of a character, in order."""
    return [f"{one.kind}:{one.id}" for one in character.possessions]


def face_up(character: Character) -> list[str]:
    """The possessions of a character that are face up."""
    return [f"{one.kind}:{one.id}" for one in character.possessions if one.face_up]


def question_of(p: Position) -> tuple[str, tuple[int, ...]]:
    """The kind and the seats of the current question."""
    assert p.question is not None
    return p.question.kind, p.question.seats


def offered(p: Position, detail: str) -> list[Any]:
    """One detail of every current option that has it."""
    assert p.question is not None
    found = (dict(option.items()).get(detail) for option in p.question.options)
    return [one for one in found if one is not None]


def refused(p: Position, rule: str, kind: str, **details: Any) -> None:
    """Check that an option is refused by this rule."""
    with pytest.raises(IllegalChoice) as error:
        agenda.check(p, play.option(kind, **details))
    assert error.value.rule == rule


def in_scene(p: Position, *party: str) -> Position:
    """The position in a scene of this party, which ends after the steps that are run next."""
    after = p.clone()
    after.scenes = (Scene(tuple(party), party[0], "test"),)
    agenda.plan(after, ("close_scene",))
    return after
