"""Scenes: who is doing the present action together (section 6 of the digest).

A scene begins with a party and ends when everything planned for it is done. Whoever flees, is
dying, or cannot pay leaves it at once (PTY-4, PTY-5); when nobody is left, the rest of it is given
up.
"""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.taintedgrail.agenda import Planned, drop_to, plan, step
from legendarium.taintedgrail.position import Position, Scene

_STAYS_DUE = frozenset({"arrive", "reveal_neighbours", "guardian", "instant_rule"})
"""What an arrival still demands of those who left the action around it (PTY-5, MAP-2)."""


def begin_scene(p: Position, party: Sequence[str], me: str, source: str, *planned: Planned) -> None:
    """Begin a scene of these characters, and plan what is done in it."""
    p.scenes = (*p.scenes, Scene(tuple(p.by_number(party)), me, source))
    plan(p, *planned, (close_scene,))


@step
def close_scene(p: Position) -> None:
    """The scene is over; one around it in which nobody is left is given up."""
    p.scenes = p.scenes[:-1]
    _give_up_the_empty(p)


def set_me(p: Position, who: str) -> None:
    """From now on `me` is this member."""
    p.scenes = (*p.scenes[:-1], p.scene._replace(me=who))


def leave_scenes(p: Position, who: str, outermost: int = 0) -> None:
    """A character leaves what is going on; scenes in which nobody is left are given up.

    Scenes around the outermost one, counted from 0, are not left.
    """
    scenes = list(p.scenes)
    for depth, scene in enumerate(scenes):
        if depth >= outermost and who in scene.party:
            party = tuple(one for one in scene.party if one != who)
            me = scene.me if scene.me != who or not party else party[0]
            scenes[depth] = scene._replace(party=party, me=me)
    p.scenes = tuple(scenes)
    _give_up_the_empty(p)


def give_up_to(p: Position, name: str) -> None:
    """Give up all steps above the uppermost step of this name, and the scenes begun since."""
    before = p.agenda
    drop_to(p, name)
    begun = sum(1 for now in before[len(p.agenda) :] if now.name == close_scene.__name__)
    if begun:
        p.scenes = p.scenes[:-begun]


def _give_up_the_empty(p: Position) -> None:
    while p.scenes and not p.scene.party:
        _give_up(p)


def _give_up(p: Position) -> None:
    """Drop everything down to the end of the uppermost scene, and the scene itself."""
    agenda = p.agenda
    index = len(agenda) - 1
    while agenda[index].name != "close_scene":
        index -= 1
    still_due = tuple(one for one in agenda[index:] if one.name in _STAYS_DUE)
    p.agenda = agenda[:index] + still_due
    p.scenes = p.scenes[:-1]
