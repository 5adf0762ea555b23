"""Guardians that stay on the map: how they move in the morning and whom they meet (section 8).

Their cards lie on a location. One that is met leaves the map for the encounter; the encounter puts
it back in the location if it is not won (GRD-1), or under its deck if it is (GRD-8).
"""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.agenda import Asking, Planned, Refusal, ask, plan, step
from legendarium.taintedgrail.arrivals import begin_encounter_scene, still_there
from legendarium.taintedgrail.content.model import DIRECTIONS
from legendarium.taintedgrail.discards import discard_encounter
from legendarium.taintedgrail.map import neighbour, neighbours
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
    """Move one guardian by the die; `face` is empty where it is rolled for this one."""
    if number not in p.places or card not in p.places[number].guardians:
        return
    face = face or _roll(p)
    p.tell("guardian-die", card=card, face=face)
    if face == REMOVAL:
        pick_up(p, card, number)
        discard_encounter(p, card)
        return
    to = _destination(p, number, face) if face in DIRECTIONS else number
    if to != number:
        pick_up(p, card, number)
        put_down(p, card, to)
        p.tell("guardian-moved", card=card, to=to)
    # All characters there must fight together (GRD-4, GRD-5); the dying take no part (DTH-1).
    there = tuple(one.id for one in p.characters_at(to) if not is_dying(one))
    if there:
        plan(p, (meet_guardian, there, to, card))


def _roll(p: Position) -> str:
    die = p.settings.guardian_die
    return die[p.roll(len(die)) - 1]


def _destination(p: Position, number: int, direction: str) -> int:
    """That way, or the connected location of the highest number, or nowhere (GRD-3)."""
    return neighbour(p, number, direction) or max(neighbours(p, number), default=number)


def pick_up(p: Position, card: str, number: int) -> None:
    """Take a guardian off a location."""
    place = p.places[number]
    lying = list(place.guardians)
    lying.remove(card)
    p.places[number] = place._replace(guardians=tuple(lying))


def put_down(p: Position, card: str, number: int) -> None:
    """Place a guardian in a location; any number may be there (GRD-9)."""
    place = p.places[number]
    p.places[number] = place._replace(guardians=(*place.guardians, card))


@ask
class Guardian(Asking):
    """Which guardian is met first where several wait for those who arrive (GRD-6)."""

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
    ) -> list[Option]:
        """Each guardian that is still to be met."""
        if not _able(p, who, number):
            return []
        waiting = [card for card in cards if card in p.places[number].guardians]
        return [Option.of("guardian", card=card) for card in waiting]

    @staticmethod
    def take(
        p: Position, option: Option, who: tuple[str, ...], number: int, cards: tuple[str, ...]
    ) -> None:
        """Meet it; then the others."""
        card = option.get("card")
        rest = tuple(one for one in cards if one != card)
        planned: list[Planned] = [(meet_guardian, _able(p, who, number), number, card)]
        if rest:
            planned.append((Guardian, who, number, rest))
        plan(p, *planned)

    @staticmethod
    def refuse(
        p: Position, option: Option, who: tuple[str, ...], number: int, cards: tuple[str, ...]
    ) -> Refusal | None:
        """It must wait here."""
        return (
            Refusal("GRD-6", "No such guardian waits here.") if option.kind == "guardian" else None
        )


def _able(p: Position, who: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Those who arrived and can fight: whoever fled from one guardian still meets the next."""
    there = still_there(p, who, number)
    return tuple(one for one in there if not is_dying(p.character(one)))


@step
def meet_guardian(p: Position, who: tuple[str, ...], number: int, card: str) -> None:
    """The encounter with a guardian; characters who were there already may join (PTY-9)."""
    pick_up(p, card, number)
    printed = p.campaign.encounters[card]
    colour = printed.colour if printed.difficulty else ""
    encounter = ("start_encounter", card, colour, number)
    begin_encounter_scene(p, who, "guardian", encounter, number)
