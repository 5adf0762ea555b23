"""Instant rules on arrival, and who takes part in an encounter there (MAP-7, PTY-8, PTY-9)."""

from __future__ import annotations

from itertools import combinations

from legendarium.taintedgrail.agenda import (
    PlannedStep,
    QuestionStep,
    Refusal,
    ask,
    plan,
    step,
    watch,
)
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import JoinedBy
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene, leave_scenes
from legendarium.taintedgrail.tracks import is_dying

_ENCOUNTER_STARTS = frozenset({"draw_encounter", "choose_encounter", "start_encounter"})
"""The steps that start an encounter."""
_LOCATION_WIDE_SOURCES = frozenset({"event", "dream", "dial", "quest"})
"""Scenes whose encounters involve all characters of the location of `me` (PTY-8)."""
GATHERED = "gathered"
"""The source of an inner scene for everybody in a location who meets an encounter."""
JOINED = "joined"
"""The source of a scene while bystanders have joined its encounter."""


def still_there(p: Position, who: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The arriving characters who are still in play and in this location."""
    return tuple(one for one in who if p.is_in_play(one) and p.character(one).location == number)


@step
def instant_rule(p: Position, who: tuple[str, ...], number: int) -> None:
    """Resolve the instant rule of a location for those who arrived (MAP-7)."""
    party = still_there(p, who, number)
    if party:
        key = f"log.{number}.arrival"
        begin_scene(p, party, p.by_number(party)[0], "arrival", ("read", key))


@watch
def involve_bystanders(p: Position) -> bool:
    """Before an encounter starts, let or make others in the location take part.

    They may join an encounter started by an instant rule (PTY-9); an encounter of an event or a
    dream involves all of them (PTY-8).
    """
    if not p.scenes or p.agenda[-1].name not in _ENCOUNTER_STARTS:
        return False
    scene = p.scene
    if scene.source == "arrival":
        here = p.character(scene.me).location
        if not bystanders(p, scene.party, here):
            return False
        plan(p, (JoinEncounter, scene.party, here))
        return True
    if scene.source not in _LOCATION_WIDE_SOURCES:
        return False
    there = p.characters_at(p.character(scene.me).location)
    party = tuple(one.id for one in there if not is_dying(one))
    if not party or party == scene.party:
        return False
    now = p.agenda[-1]
    p.agenda = p.agenda[:-1]
    me = scene.me if scene.me in party else party[0]
    begin_scene(p, party, me, GATHERED, (now.name, *now.args))
    return True


def bystanders(p: Position, party: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The characters in a location who could join an encounter there; not the dying (DTH-1)."""
    there = p.characters_at(number)
    return tuple(one.id for one in there if one.id not in party and not is_dying(one))


def _join(p: Position, who: tuple[str, ...]) -> None:
    """Add characters to the scene for the encounter that is next on the agenda."""
    now, scene = p.agenda[-1], p.scene
    p.agenda = p.agenda[:-1]
    together = tuple(p.by_number((*scene.party, *who)))
    p.scenes = (*p.scenes[:-1], scene._replace(party=together, source=JOINED))
    plan(p, (now.name, *now.args), (part_ways, who, scene.source))


@step
def part_ways(p: Position, who: tuple[str, ...], source: str) -> None:
    """Remove those who joined once the encounter is over."""
    p.scenes = (*p.scenes[:-1], p.scene._replace(source=source))
    depth = len(p.scenes)
    for one in who:
        if len(p.scenes) == depth:  # otherwise nobody was left and the scene was dropped
            leave_scenes(p, one, depth - 1)


@ask
class JoinEncounter(QuestionStep[JoinedBy]):
    """Which characters already there join an encounter of those arriving (PTY-9).

    The step that starts the encounter is next on the agenda.
    """

    kind = "join-encounter"

    @staticmethod
    def seats(p: Position, party: tuple[str, ...], number: int) -> tuple[int, ...]:
        """The party and the bystanders."""
        return p.seats_of((*party, *bystanders(p, party, number)))

    @staticmethod
    def options(p: Position, party: tuple[str, ...], number: int) -> list[JoinedBy]:
        """Every group of bystanders, including nobody."""
        others = bystanders(p, party, number)
        return [
            JoinedBy(group)
            for size in range(len(others) + 1)
            for group in combinations(others, size)
        ]

    @staticmethod
    def take(p: Position, option: JoinedBy, party: tuple[str, ...], number: int) -> None:
        """Let them join the encounter."""
        _join(p, option.who)

    @staticmethod
    def refuse(
        p: Position, option: AnyOption, party: tuple[str, ...], number: int
    ) -> Refusal | None:
        """Refuse characters who are not there."""
        if not isinstance(option, JoinedBy):
            return None
        return Refusal("PTY-9", "Only characters already in this location may join.")


def begin_encounter_scene(
    p: Position, party: tuple[str, ...], source: str, encounter: PlannedStep, number: int
) -> None:
    """Begin a scene for an encounter; bystanders may join first (PTY-9)."""
    if bystanders(p, party, number):
        begin_scene(
            p, party, p.by_number(party)[0], source, (JoinEncounter, party, number), encounter
        )
    else:
        begin_scene(p, party, p.by_number(party)[0], source, encounter)
