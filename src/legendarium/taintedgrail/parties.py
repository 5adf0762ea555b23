"""Parties: who joins an action before it starts (PTY-1 to PTY-9).

Each action defines which parties may do it and how it begins. The party is chosen if somebody
could join; the actor alone is the first option.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar, assert_never

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask
from legendarium.taintedgrail.events.day import PartyFormed
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    CallOff,
    DoCharacterAction,
    DoLocalAction,
    Explore,
    FormParty,
    InspectMenhir,
    Travel,
    Use,
)
from legendarium.taintedgrail.position import Position

Detail = int | str
"""The destination, the local action or the ability; empty for other actions."""

ActionOption = Travel | Explore | DoLocalAction | DoCharacterAction | InspectMenhir | Use
"""An option that begins an action."""


def detail_of(option: ActionOption) -> Detail:
    """What an option names besides the actor."""
    match option:
        case Travel(to=detail) | DoLocalAction(action=detail) | Use(detail):
            return detail
        case Explore() | DoCharacterAction() | InspectMenhir():
            return ""
        case _:
            assert_never(option)


class PartyAction:
    """An action that others may join."""

    kind = ""

    @staticmethod
    def companions(p: Position, actor: str, detail: Detail) -> tuple[str, ...]:
        """The characters who could join (PTY-1)."""
        return companions(p, actor)

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Why this party may not do the action; None if it may."""
        raise NotImplementedError

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """Plan the steps of the action."""
        raise NotImplementedError


PARTY_ACTIONS: dict[str, type[PartyAction]] = {}
A = TypeVar("A", bound=type[PartyAction])


def party_action(action: A) -> A:
    """Register an action that others may join."""
    PARTY_ACTIONS[action.kind] = action
    return action


def companions(p: Position, actor: str) -> tuple[str, ...]:
    """Others in the same location who may join or be taken along (PTY-1, TURN-4).

    They may have acted in this round: joining is not an action of their own (TURN-3).
    """
    if len(p.characters) == 1:
        return ()
    here = p.characters_at(p.character(actor).location)
    along = p.settings.passed_may_be_taken_along
    return tuple(one.id for one in here if one.id != actor and (along or not one.passed))


def parties(
    p: Position, action: type[PartyAction], actor: str, detail: Detail
) -> Iterator[tuple[str, ...]]:
    """Every group that contains the actor, the actor alone first."""
    others = action.companions(p, actor, detail)
    for size in range(len(others) + 1):
        for group in combinations(others, size):
            yield tuple(p.by_number((actor, *group))) if group else (actor,)


def action_refusal(
    p: Position, action: type[PartyAction], actor: str, detail: Detail
) -> Refusal | None:
    """Why no party of this actor may do an action; None if some party may."""
    first: Refusal | None = None
    for party in parties(p, action, actor, detail):
        refusal = action.refusal(p, party, actor, detail)
        if refusal is None:
            return None
        first = first or refusal
    return first


@ask
class Party(QuestionStep[FormParty | CallOff]):
    """Who does an action together; the party is fixed once it has started (PTY-2, PTY-3)."""

    kind = "party"

    @staticmethod
    def seats(p: Position, kind: str, actor: str, detail: Detail) -> tuple[int, ...]:
        """The actor and all who could join."""
        others = PARTY_ACTIONS[kind].companions(p, actor, detail)
        return p.seats_of((actor, *others))

    @staticmethod
    def options(p: Position, kind: str, actor: str, detail: Detail) -> list[FormParty | CallOff]:
        """Each possible party; an action that the actor cannot do alone can be called off."""
        action = PARTY_ACTIONS[kind]
        able = [
            party
            for party in parties(p, action, actor, detail)
            if action.refusal(p, party, actor, detail) is None
        ]
        options: list[FormParty | CallOff] = [FormParty(party) for party in able]
        # Every party action must be accepted by all members (PTY-3).
        return options if (actor,) in able else [*options, CallOff(actor)]

    @staticmethod
    def take(
        p: Position, option: FormParty | CallOff, kind: str, actor: str, detail: Detail
    ) -> None:
        """Begin the action; calling it off does not count as acting."""
        if isinstance(option, CallOff):
            p.character(actor).acted = False
            return
        party = option.who
        if len(party) > 1:
            p.tell(PartyFormed(party))
        PARTY_ACTIONS[kind].begin(p, party, actor, detail)

    @staticmethod
    def refuse(
        p: Position, option: AnyOption, kind: str, actor: str, detail: Detail
    ) -> Refusal | None:
        """Why this party cannot do the action."""
        if not isinstance(option, FormParty):
            return None
        party = option.who
        if actor not in party:
            return Refusal("PTY-1", "The acting character must be part of the party.")
        able = (actor, *companions(p, actor))
        for one in party:
            if one not in able:
                return _not_able(p, one, actor)
        action = PARTY_ACTIONS[kind]
        if any(one not in (actor, *action.companions(p, actor, detail)) for one in party):
            return Refusal("ACT-4", "This character cannot help here.")
        return action.refusal(p, tuple(p.by_number(party)), actor, detail)


def _not_able(p: Position, one: str, actor: str) -> Refusal:
    if p.is_in_play(one) and p.character(one).location == p.character(actor).location:
        return Refusal("TURN-4", "A character that has passed cannot be taken along.")
    return Refusal("PTY-1", "Only characters in the same location may join.")
