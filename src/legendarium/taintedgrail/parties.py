"""Parties: who joins an action before it starts (section 6).

Each action that a party can do says for any party whether it may, and how it begins. A party is
asked for where somebody could join; the actor alone is the first answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar

from legendarium.table.message import Option
from legendarium.taintedgrail.agenda import Asking, Refusal, ask
from legendarium.taintedgrail.position import Position

Detail = int | str
"""Where to, which local action, or nothing."""


class PartyAction:
    """An action that others may join."""

    kind = ""

    @staticmethod
    def companions(p: Position, actor: str, detail: Detail) -> tuple[str, ...]:
        """Who could join (PTY-1)."""
        return companions(p, actor)

    @staticmethod
    def may(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Why this party may not do it; None where it may."""
        raise NotImplementedError

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """Plan what the party does."""
        raise NotImplementedError


PARTY_ACTIONS: dict[str, type[PartyAction]] = {}
A = TypeVar("A", bound=type[PartyAction])


def party_action(action: A) -> A:
    """Mark an action that others may join."""
    PARTY_ACTIONS[action.kind] = action
    return action


def companions(p: Position, actor: str) -> tuple[str, ...]:
    """Others in the same location who may join or be taken along (PTY-1, TURN-4).

    Having acted in this round does not matter: joining is no action of one's own (TURN-3).
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


def hindrance(p: Position, action: type[PartyAction], actor: str, detail: Detail) -> Refusal | None:
    """Why no party of this actor may do an action; None where some party may."""
    first: Refusal | None = None
    for party in parties(p, action, actor, detail):
        refusal = action.may(p, party, actor, detail)
        if refusal is None:
            return None
        first = first or refusal
    return first


@ask
class Party(Asking):
    """Who does an action together; nobody joins or leaves once it has started (PTY-2, PTY-3)."""

    kind = "party"

    @staticmethod
    def seats(p: Position, kind: str, actor: str, detail: Detail) -> tuple[int, ...]:
        """The actor and all who could join."""
        others = PARTY_ACTIONS[kind].companions(p, actor, detail)
        return p.seats_of((actor, *others))

    @staticmethod
    def options(p: Position, kind: str, actor: str, detail: Detail) -> list[Option]:
        """Each party that may do it; what the actor cannot do alone can be called off."""
        action = PARTY_ACTIONS[kind]
        able = [
            party
            for party in parties(p, action, actor, detail)
            if action.may(p, party, actor, detail) is None
        ]
        options = [Option.of("party", who=party) for party in able]
        # Every party action must be accepted by all members (PTY-3).
        return options if (actor,) in able else [*options, Option.of("call-off", who=actor)]

    @staticmethod
    def take(p: Position, option: Option, kind: str, actor: str, detail: Detail) -> None:
        """Begin; what is called off was no action."""
        if option.kind == "call-off":
            p.character(actor).acted = False
            return
        party = option.get("who")
        if len(party) > 1:
            p.tell("party", who=party)
        PARTY_ACTIONS[kind].begin(p, party, actor, detail)

    @staticmethod
    def refuse(
        p: Position, option: Option, kind: str, actor: str, detail: Detail
    ) -> Refusal | None:
        """Why these cannot do it together."""
        party = option.get("who")
        if option.kind != "party" or not isinstance(party, tuple):
            return None
        if actor not in party:
            return Refusal("PTY-1", "The acting character is part of the party.")
        able = (actor, *companions(p, actor))
        for one in party:
            if one not in able:
                return _not_able(p, one, actor)
        action = PARTY_ACTIONS[kind]
        if any(one not in (actor, *action.companions(p, actor, detail)) for one in party):
            return Refusal("ACT-4", "This character can give no help here.")
        return action.may(p, tuple(p.by_number(party)), actor, detail)


def _not_able(p: Position, one: str, actor: str) -> Refusal:
    if p.is_here(one) and p.character(one).location == p.character(actor).location:
        return Refusal("TURN-4", "A character that has passed cannot be taken along.")
    return Refusal("PTY-1", "Only characters in the same location may join.")
