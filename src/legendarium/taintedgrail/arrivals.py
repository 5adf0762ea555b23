"""Instant rules on arrival, and who is drawn into an encounter there (MAP-7, PTY-8, PTY-9)."""

from __future__ import annotations

from itertools import combinations

from legendarium.table.message import Option
from legendarium.taintedgrail.agenda import Asking, Planned, Refusal, ask, plan, step, watch
from legendarium.taintedgrail.position import Position, Step
from legendarium.taintedgrail.scenes import begin_scene
from legendarium.taintedgrail.tracks import is_dying

_STARTS = frozenset({"draw_encounter", "choose_encounter", "start_encounter"})
"""The steps with which an encounter begins."""
_JOINED = "encounter"
"""The source of the inner scene in which an encounter is met: who takes part is settled."""


def still_there(p: Position, who: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Those of the arriving characters who are in play and in this location."""
    return tuple(one for one in who if p.is_here(one) and p.character(one).location == number)


@step
def instant_rule(p: Position, who: tuple[str, ...], number: int) -> None:
    """The lightning rule of a location, resolved by those who arrived (MAP-7)."""
    party = still_there(p, who, number)
    if party:
        key = f"log.{number}.arrival"
        begin_scene(p, party, p.by_number(party)[0], "arrival", ("read", key))


@watch
def drawn_in(p: Position) -> bool:
    """Before an encounter begins: may or must others in the location take part?

    Those who are there may join an encounter that an instant rule started (PTY-9); one that comes
    out of an event or a dream involves all of them (PTY-8).
    """
    if not p.scenes or p.agenda[-1].name not in _STARTS:
        return False
    source = p.scene.source
    if source == "arrival":
        here = p.character(p.scene.me).location
        if bystanders(p, p.scene.party, here):
            plan(p, (JoinEncounter, p.scene.party, here))
            return True
        return False
    if source in ("event", "dream"):
        there = p.characters_at(p.character(p.scene.me).location)
        party = tuple(one.id for one in there if not is_dying(one)) or p.scene.party
        if party != p.scene.party:
            _meet(p, party, p.agenda[-1])
            return True
    return False


def bystanders(p: Position, party: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Those in a location who could join an encounter there; the dying cannot (DTH-1)."""
    there = p.characters_at(number)
    return tuple(one.id for one in there if one.id not in party and not is_dying(one))


def _meet(p: Position, party: tuple[str, ...], now: Step) -> None:
    """Meet the encounter that is next on the agenda in an inner scene of its own party."""
    p.agenda = p.agenda[:-1]
    me = p.scene.me if p.scene.me in party else party[0]
    begin_scene(p, party, me, _JOINED, (now.name, *now.args))


@ask
class JoinEncounter(Asking):
    """Who of those already there joins an encounter of the arriving ones (PTY-9).

    The step that starts the encounter is the next on the agenda.
    """

    kind = "join-encounter"

    @staticmethod
    def seats(p: Position, party: tuple[str, ...], number: int) -> tuple[int, ...]:
        """Everybody concerned."""
        return p.seats_of((*party, *bystanders(p, party, number)))

    @staticmethod
    def options(p: Position, party: tuple[str, ...], number: int) -> list[Option]:
        """Nobody, and every group of those there."""
        others = bystanders(p, party, number)
        return [
            Option.of("join-encounter", who=group)
            for size in range(len(others) + 1)
            for group in combinations(others, size)
        ]

    @staticmethod
    def take(p: Position, option: Option, party: tuple[str, ...], number: int) -> None:
        """They meet it together."""
        together = tuple(p.by_number((*party, *option.get("who"))))
        _meet(p, together, p.agenda[-1])

    @staticmethod
    def refuse(
        p: Position, option: Option, party: tuple[str, ...], number: int
    ) -> Refusal | None:
        """Only those already there can join."""
        if option.kind != "join-encounter":
            return None
        return Refusal("PTY-9", "Only characters already in this location may join.")


def begin_encounter_scene(
    p: Position, party: tuple[str, ...], source: str, encounter: Planned, number: int
) -> None:
    """A scene that is one encounter; where there are bystanders, they may join first (PTY-9)."""
    if bystanders(p, party, number):
        begin_scene(p, party, p.by_number(party)[0], source, (JoinEncounter, party, number), encounter)
    else:
        begin_scene(p, party, p.by_number(party)[0], source, encounter)
