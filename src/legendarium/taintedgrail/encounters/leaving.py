"""Leaving an encounter: escape, forced flight, expulsion of the dying, withdrawal.

(CMB-21 to CMB-24, CMB-42, CMB-43, DIP-10)
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import PlannedStep, plan, step
from legendarium.taintedgrail.content.model import DIPLOMACY
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.ending import (
    EXPELLED,
    FLED,
    LEFT,
    WITHDRAWN,
    close_encounter,
    conclude,
    equipment_choices,
    has_ended,
    return_cards,
    stop_placing,
    suffer_failure,
)
from legendarium.taintedgrail.encounters.hands import take_back
from legendarium.taintedgrail.encounters.row import current, takes_part
from legendarium.taintedgrail.encounters.surroundings import depart
from legendarium.taintedgrail.encounters.triggers import abilities_of, traits
from legendarium.taintedgrail.events.encounters import Expelled, Fled
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene, give_up_to
from legendarium.taintedgrail.tracks import lose_energy

FLIGHT_ENERGY = 1
_FLIGHT = "flight"
READINESS = "readiness"
"""The step at which the others continue when somebody leaves in phase II (CMB-22)."""


def flee(p: Position, who: str) -> None:
    """Lose 1 Energy, suffer the opportunity attack, and leave (CMB-21).

    The rest of the character's activation is dropped. Without Energy, none is lost (TRK-6).
    """
    _stop_activation(p, who)
    p.tell(Fled(who))
    lose_energy(p, p.character(who), FLIGHT_ENERGY)
    planned: list[PlannedStep] = [(perform, p.card.opportunity)] if p.card.opportunity else []
    planned += [(traits, "flight", 0), (abilities_of, who, "flight")]
    if current(p).kind == DIPLOMACY and p.settings.flight_fails_diplomacy:
        planned.append((suffer_failure, who))
    begin_scene(p, current(p).participants, who, _FLIGHT, *planned, (get_away, who))


@step
def forced_flight(p: Position, who: str) -> None:
    """Let a character who cannot draw flee, unless already fleeing (CMB-42)."""
    fleeing = any(scene.source == _FLIGHT and scene.me == who for scene in p.scenes)
    if takes_part(p, who) and not fleeing and not has_ended(p):
        flee(p, who)


@step
def get_away(p: Position, who: str) -> None:
    """Finish a flight, unless the character was expelled during it (CMB-23)."""
    if takes_part(p, who):
        _leave(p, who, FLED)


@step
def expel(p: Position, who: str) -> None:
    """Expel a dying character at once, without Energy loss or opportunity attack (CMB-43)."""
    if takes_part(p, who):
        _stop_activation(p, who)
        _stop_flight(p, who)
        p.tell(Expelled(who))
        _leave(p, who, EXPELLED)


def withdraw(p: Position) -> None:
    """Let the enemy leave: no reward, no loot, no victory (CMB-24)."""
    if not has_ended(p):
        conclude(p, WITHDRAWN)


def _stop_activation(p: Position, who: str) -> None:
    if current(p).active == who:
        give_up_to(p, READINESS)
        stop_placing(p)


def _stop_flight(p: Position, who: str) -> None:
    if p.scene.source == _FLIGHT and p.scene.me == who:
        give_up_to(p, get_away.__name__)


def _leave(p: Position, who: str, how: str) -> None:
    """Take back hand and discards; played cards stay in the row (CMB-21, SEQ-6)."""
    encounter = current(p)
    take_back(p, p.character(who))
    encounter.participants = tuple(one for one in encounter.participants if one != who)
    encounter.memo = (*encounter.memo, f"{LEFT}{how}:{who}")
    arrived: list[PlannedStep] = []
    if not encounter.participants:
        arrived = equipment_choices(p)
        _all_gone(p)
    depart(p, who, how == FLED)
    plan(p, *arrived)


def _all_gone(p: Position) -> None:
    """End the encounter when nobody is left (CMB-22)."""
    if not has_ended(p):
        fled = any(word.startswith(LEFT + FLED) for word in current(p).memo)
        conclude(p, FLED if fled else EXPELLED)
    give_up_to(p, close_encounter.__name__)
    p.agenda = p.agenda[:-1]
    return_cards(p)
