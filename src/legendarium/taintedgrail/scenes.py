"""Scenes: the party of the current action (PTY-1 to PTY-5).

A scene begins with a party and ends when all its steps are done. Characters who flee, are dying or
cannot pay leave it at once (PTY-4, PTY-5); when nobody is left, the rest of it is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.taintedgrail.agenda import PlannedStep, drop_to, plan, step
from legendarium.taintedgrail.position import Position, Scene

_ARRIVAL_STEPS = frozenset({"arrive", "reveal_neighbours", "guardian", "instant_rule"})
"""The steps of an arrival, which even characters who left the scene must do (PTY-5, MAP-2)."""


def begin_scene(
    p: Position, party: Sequence[str], me: str, source: str, *planned: PlannedStep
) -> None:
    """Begin a scene with this party, and plan its steps."""
    p.scenes = (*p.scenes, Scene(tuple(p.by_number(party)), me, source))
    plan(p, *planned, (close_scene,))


@step
def close_scene(p: Position) -> None:
    """End the scene, and drop surrounding scenes in which nobody is left."""
    p.scenes = p.scenes[:-1]
    _give_up_empty_scenes(p)


def set_me(p: Position, who: str) -> None:
    """Make this member `me` of the scene."""
    p.scenes = (*p.scenes[:-1], p.scene._replace(me=who))


def leave_scenes(p: Position, who: str, outermost: int = 0) -> None:
    """Let a character leave its scenes; scenes in which nobody is left are dropped.

    Scenes with an index below `outermost` are not left.
    """
    scenes = list(p.scenes)
    for depth, scene in enumerate(scenes):
        if depth >= outermost and who in scene.party:
            party = tuple(one for one in scene.party if one != who)
            me = scene.me if scene.me != who or not party else party[0]
            scenes[depth] = scene._replace(party=party, me=me)
    p.scenes = tuple(scenes)
    _give_up_empty_scenes(p)


def give_up_to(p: Position, name: str) -> None:
    """Drop all steps above the topmost step of this name, and the scenes begun since."""
    before = p.agenda
    drop_to(p, name)
    begun = sum(1 for now in before[len(p.agenda) :] if now.name == close_scene.__name__)
    if begun:
        p.scenes = p.scenes[:-begun]


def _give_up_empty_scenes(p: Position) -> None:
    while p.scenes and not p.scene.party:
        _give_up(p)


def _give_up(p: Position) -> None:
    """Drop the innermost scene with its steps."""
    agenda = p.agenda
    index = len(agenda) - 1
    while agenda[index].name != "close_scene":
        index -= 1
    still_due = tuple(one for one in agenda[index:] if one.name in _ARRIVAL_STEPS)
    p.agenda = agenda[:index] + still_due
    p.scenes = p.scenes[:-1]
