"""Playing in tests: the tiny campaign, new games, single choices and steps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, TypeVar

from legendarium.table import Event, Question
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.agenda import PlannedStep, plan
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.options import OPTIONS, AnyOption
from legendarium.taintedgrail.position import Position
from taintedgrail.tiny import TINY

E = TypeVar("E", bound=Event)


def campaign() -> Campaign:
    """The tiny campaign; use `loaded(swapped(...))` for a changed one."""
    return loaded(TINY)


def loaded(files: Mapping[str, str]) -> Campaign:
    """The campaign of these files, which must have no error."""
    return _loaded(tuple(sorted(files.items())))


@cache
def _loaded(files: tuple[tuple[str, str], ...]) -> Campaign:
    found = load(dict(files))
    assert found.campaign is not None, found.faults
    return found.campaign


def game(story: Campaign | None = None) -> TaintedGrail:
    """The game over one campaign."""
    story = story or campaign()
    return TaintedGrail({story.id: story})


def setup(*characters: str, story: Campaign | None = None, mode: str = "normal") -> dict[str, Any]:
    """The setup of a game of these characters."""
    seats = [{"character": one} for one in characters]
    return {"campaign": (story or campaign()).id, "mode": mode, "seats": seats}


def start(
    *characters: str, story: Campaign | None = None, seed: int = 1, mode: str = "normal"
) -> Position:
    """A fresh game, at its first question."""
    seated = characters or ("ada",)
    return game(story).start(setup(*seated, story=story, mode=mode), seed)


def question(p: Position) -> Question[AnyOption]:
    """What is asked; the game must not be over."""
    assert p.question is not None, "the game is over"
    return p.question


def choose(p: Position, kind: str, **details: Any) -> Position:
    """The position after the one option of this kind that has these details."""
    assert p.question is not None, "the game is over"
    wanted = {name.rstrip("_"): value for name, value in details.items()}
    found = [
        option
        for option in p.question.options
        if option.kind == kind and wanted.items() <= dict(option.items()).items()
    ]
    told = [option.to_json() for option in p.question.options]
    assert len(found) == 1, f"{kind} {wanted} fits {len(found)} of {told}"
    return agenda.take(p, found[0])


def kinds(p: Position) -> set[str]:
    """The kinds of the options now."""
    return {option.kind for option in p.question.options} if p.question else set()


def events_of(p: Position, kind: type[E]) -> list[E]:
    """The events of a kind since the last choice."""
    return [event for event in p.events if isinstance(event, kind)]


def run_steps(p: Position, *planned: PlannedStep) -> Position:
    """The position after these steps, up to the next question."""
    after = p.clone()
    plan(after, *planned)
    agenda.run(after)
    return after


def play_on(p: Position, chance: Random, choices: int) -> list[Position]:
    """Random choices from here: every position on the way, the first included."""
    positions = [p]
    for _ in range(choices):
        if p.question is None:
            break
        p = agenda.take(p, chance.choice(list(p.question.options)))
        positions.append(p)
    return positions


def option(kind: str, **details: Any) -> AnyOption:
    """An option as it arrives, listed or not."""
    body = {
        name.rstrip("_"): list(value) if isinstance(value, tuple) else value
        for name, value in details.items()
    }
    return OPTIONS.read({"kind": kind, **body})
