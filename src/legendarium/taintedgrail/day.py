"""The day: its start, the turns, its end (DAY-1 to DAY-7, TURN-1 to TURN-6)."""

from __future__ import annotations

from legendarium.taintedgrail.abilities import clear_limits, plan_abilities
from legendarium.taintedgrail.actions import next_turn
from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.events.day import DayBegan, EveningBegan, MorningBegan
from legendarium.taintedgrail.guardians import move_guardians
from legendarium.taintedgrail.menhirs import lower_menhirs, remove_menhirs
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.rest import Rest, dream, restore_energy
from legendarium.taintedgrail.wyrdness import wyrdness


@step
def morning(p: Position) -> None:
    """The start of a day (4.1)."""
    p.day += 1
    p.phase = "morning"
    for character in p.characters:
        character.passed = character.acted = False
    for number, place in p.places.items():
        if place.used:
            p.places[number] = place._replace(used=())
    clear_limits(p, "day")
    p.tell(MorningBegan(p.day))
    plan(
        p,
        (remove_menhirs,),  # DAY-1
        (wyrdness,),  # DAY-2
        (lower_menhirs,),  # DAY-3
        ("lower_time_dials",),  # DAY-4
        ("reveal_event",),  # DAY-5
        (move_guardians,),  # DAY-6
        ("morning_equipment",),  # DAY-7
        (morning_abilities,),
        ("begin_day",),
    )


@step
def morning_abilities(p: Position) -> None:
    """Abilities of the morning, the lowest character number first."""
    for who in reversed(_everybody(p)):
        plan_abilities(p, who, "morning")


@step
def begin_day(p: Position) -> None:
    """Begin the turns of the day (4.2)."""
    p.phase = "day"
    p.tell(DayBegan(p.day))
    plan(p, (next_turn,))


@step
def evening(p: Position) -> None:
    """The end of a day (4.3): everybody finishes a step before anybody begins the next."""
    p.phase = "evening"
    p.tell(EveningBegan(p.day))
    plan(
        p,
        *((Rest, who) for who in _everybody(p)),  # END-1
        (restore_energy,),  # END-2
        ("develop",),  # END-3
        ("arrange_decks",),  # END-4
        ("dreams",),  # END-5
        ("morning",),
    )


@step
def dreams(p: Position) -> None:
    """The dreams of everybody in a location with dreams."""
    plan(p, *((dream, who) for who in _everybody(p)))


def _everybody(p: Position) -> list[str]:
    return p.by_number(one.id for one in p.characters)
