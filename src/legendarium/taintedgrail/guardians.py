"""Guardians on the map: their moves in the morning and their encounters (GRD-1 to GRD-9).

A guardian's card lies on a location. It leaves the map for its encounter, which puts it back in
the location if it is not won (GRD-1), or under its deck if it is (GRD-8).
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.arrivals import begin_encounter_scene, still_there
from legendarium.taintedgrail.content.model import DIRECTIONS
from legendarium.taintedgrail.discards import discard_encounter
from legendarium.taintedgrail.events.story import GuardianDieRolled, GuardianMoved
from legendarium.taintedgrail.map import neighbour, neighbours
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import FaceGuardian
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import is_dying

REMOVAL = "removal"


@step
def move_guardians(p: Position) -> None:
    """Roll the guardian die for each guardian on the map (DAY-6, GRD-2)."""
    lying = [(card, number) for number in sorted(p.places) for card in p.places[number].guardians]
    if not lying:
        return
    face = _roll(p) if p.settings.one_guardian_roll else ""
    plan(p, *((roll_for_guardian, card, number, face) for card, number in lying))


@step
def roll_for_guardian(p: Position, card: str, number: int, face: str) -> None:
    """Move one guardian by the die; an empty `face` is rolled now."""
    if number not in p.places or card not in p.places[number].guardians:
        return
    face = face or _roll(p)
    p.tell(GuardianDieRolled(card, face))
    if face == REMOVAL:
        pick_up(p, card, number)
        discard_encounter(p, card)
        return
    to = _destination(p, number, face) if face in DIRECTIONS else number
    if to != number:
        pick_up(p, card, number)
        put_down(p, card, to)
        p.tell(GuardianMoved(card, to))
    # All characters there must fight together (GRD-4, GRD-5), except the dying (DTH-1).
    there = tuple(one.id for one in p.characters_at(to) if not is_dying(one))
    if there:
        plan(p, (meet_guardian, there, to, card))


def _roll(p: Position) -> str:
    die = p.settings.guardian_die
    return die[p.roll(len(die)) - 1]


def _destination(p: Position, number: int, direction: str) -> int:
    """The location in a direction, else the connected one with the highest number (GRD-3)."""
    return neighbour(p, number, direction) or max(neighbours(p, number), default=number)


def pick_up(p: Position, card: str, number: int) -> None:
    """Take a guardian off a location."""
    place = p.places[number]
    lying = list(place.guardians)
    lying.remove(card)
    p.places[number] = place._replace(guardians=tuple(lying))


def put_down(p: Position, card: str, number: int) -> None:
    """Place a guardian in a location, which may have any number of them (GRD-9)."""
    place = p.places[number]
    p.places[number] = place._replace(guardians=(*place.guardians, card))


@ask
class Guardian(QuestionStep[FaceGuardian]):
    """Which of several guardians is met first on arrival (GRD-6)."""

    kind = "guardian"

    @staticmethod
    def seats(
        p: Position, who: tuple[str, ...], number: int, cards: tuple[str, ...]
    ) -> tuple[int, ...]:
        """Those who arrived."""
        return p.seats_of(still_there(p, who, number))

    @staticmethod
    def options(
        p: Position, who: tuple[str, ...], number: int, cards: tuple[str, ...]
    ) -> list[FaceGuardian]:
        """Each guardian still to be met."""
        if not _able(p, who, number):
            return []
        waiting = [card for card in cards if card in p.places[number].guardians]
        return [FaceGuardian(card) for card in waiting]

    @staticmethod
    def take(
        p: Position, option: FaceGuardian, who: tuple[str, ...], number: int, cards: tuple[str, ...]
    ) -> None:
        """Meet this guardian, then the others."""
        card = option.card
        rest = tuple(one for one in cards if one != card)
        planned: list[PlannedStep] = [(meet_guardian, _able(p, who, number), number, card)]
        if rest:
            planned.append((Guardian, who, number, rest))
        plan(p, *planned)

    @staticmethod
    def refuse(
        p: Position, option: AnyOption, who: tuple[str, ...], number: int, cards: tuple[str, ...]
    ) -> Refusal | None:
        """Refuse guardians that are not here."""
        return (
            Refusal("GRD-6", "There is no such guardian here.")
            if isinstance(option, FaceGuardian)
            else None
        )


def _able(p: Position, who: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The arrived characters who can fight, including those who fled from another guardian."""
    there = still_there(p, who, number)
    return tuple(one for one in there if not is_dying(p.character(one)))


@step
def meet_guardian(p: Position, who: tuple[str, ...], number: int, card: str) -> None:
    """Begin the encounter with a guardian; characters already there may join (PTY-9)."""
    pick_up(p, card, number)
    printed = p.campaign.encounters[card]
    colour = printed.colour if printed.difficulty else ""
    encounter = ("start_encounter", card, colour, number)
    begin_encounter_scene(p, who, "guardian", encounter, number)
