"""Paying: a party's common costs, unit by unit, and tolls of each member (PTY-4, PTY-6, TRK-6).

A cost is a script of `pay` effects. It is paid resource by resource; the unpaid rest is itself a
cost, so that a partly paid cost is plain text on the agenda.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import assert_never

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan
from legendarium.taintedgrail.conditions import amount
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.events.day import DroppedOut
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.story import DropOut, EachOwn, PayOwn, PayWith, Share
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.scenes import leave_scenes
from legendarium.taintedgrail.tracks import lose_energy, lose_health, lose_resource

Due = tuple[tuple[str, int], ...]
"""The amounts to pay, each resource once."""

SHAREABLE = ("energy", "magic")
"""What members may pay for one another in a toll (PTY-6)."""


def due(p: Position, cost: str) -> Due:
    """The current amounts of a cost."""
    owed = _plain_due(cost)
    if owed is not None:
        return owed
    sums: dict[str, int] = {}
    for effect in parse_script(cost):
        assert effect.verb == "pay", cost
        what = str(effect.args[0])
        sums[what] = sums.get(what, 0) + amount(p, effect.amount)
    return tuple((what, count) for what, count in sums.items() if count > 0)


@cache
def _plain_due(cost: str) -> Due | None:
    """The amounts of a cost with plain numbers only; None if it depends on the position."""
    sums: dict[str, int] = {}
    for effect in parse_script(cost):
        if effect.verb != "pay" or not isinstance(effect.amount, int):
            return None
        what = str(effect.args[0])
        sums[what] = sums.get(what, 0) + effect.amount
    return tuple((what, count) for what, count in sums.items() if count > 0)


def costs_energy(p: Position, cost: str) -> bool:
    """Whether Energy is part of a cost (TURN-5)."""
    return any(what == "energy" for what, _ in due(p, cost))


def can_pay(p: Position, cost: str, party: Sequence[str], own_least: str = "") -> bool:
    """Whether a party has the whole of a cost together (TRK-6).

    With `own_least`, the owner of a character action, the others help with Energy only and the
    owner gives at least 1 (ACT-4).
    """
    for what, count in due(p, cost):
        if own_least and what == "energy" and p.character(own_least).energy < 1:
            return False
        payers = party if not own_least or what == "energy" else (own_least,)
        if sum(has(p.character(one), what) for one in payers) < count:
            return False
    return True


def has(character: Character, what: str) -> int:
    """How much of something a character can pay."""
    return int(getattr(character, what))


def hand_over(p: Position, character: Character, what: str, count: int) -> None:
    """Take an amount that the character has."""
    assert has(character, what) >= count, (character.id, what, count)
    if what == "energy":
        lose_energy(p, character, count)
    elif what == "health":
        lose_health(p, character, count)
    else:
        lose_resource(p, character, what, count)


@ask
class Pay(QuestionStep[PayWith | EachOwn]):
    """Who pays the next unit of a cost; `each-own` splits the whole rest evenly."""

    kind = "pay"

    @staticmethod
    def seats(p: Position, cost: str, party: tuple[str, ...], own_least: str) -> tuple[int, ...]:
        """The whole party."""
        return p.seats_of(party)

    @staticmethod
    def options(
        p: Position, cost: str, party: tuple[str, ...], own_least: str
    ) -> list[PayWith | EachOwn]:
        """Everybody who has the resource to pay next."""
        owed = due(p, cost)
        if not owed:
            return []
        if own_least or len(party) == 1:
            return [EachOwn()]
        what = owed[0][0]
        options: list[PayWith | EachOwn] = [
            PayWith(one, what) for one in party if has(p.character(one), what)
        ]
        if len(options) > 1 and _is_even(p, owed, party):
            options.insert(0, EachOwn())
        return options

    @staticmethod
    def take(
        p: Position,
        option: PayWith | EachOwn,
        cost: str,
        party: tuple[str, ...],
        own_least: str,
    ) -> None:
        """Pay one unit, or everything."""
        owed = due(p, cost)
        if own_least:
            _pay_as_owner(p, owed, party, own_least)
        elif isinstance(option, EachOwn):
            for what, count in owed:
                for one in party:
                    hand_over(p, p.character(one), what, count // len(party))
        else:
            what, count = owed[0]
            hand_over(p, p.character(option.who), what, 1)
            plan(p, (Pay, _cost((what, count - 1), *owed[1:]), party, ""))

    @staticmethod
    def refuse(
        p: Position, option: AnyOption, cost: str, party: tuple[str, ...], own_least: str
    ) -> Refusal | None:
        """Refuse payers outside the party, and amounts they do not have."""
        if isinstance(option, EachOwn):
            return Refusal("TRK-6", "Not everybody can pay an equal share.")
        if not isinstance(option, PayWith):
            return None
        if option.who not in party:
            return Refusal("PTY-6", "Only members of the party pay its costs.")
        what = due(p, cost)[0][0]
        if option.what != what:
            return Refusal("TRK-6", f"The cost to pay now is {what}.")
        return Refusal("TRK-6", f"This member has no {what} to pay with.")


def _is_even(p: Position, owed: Due, party: Sequence[str]) -> bool:
    members = [p.character(one) for one in party]
    return all(
        count % len(members) == 0
        and all(has(member, what) >= count // len(members) for member in members)
        for what, count in owed
    )


def _pay_as_owner(p: Position, owed: Due, party: Sequence[str], owner: str) -> None:
    """The owner pays everything except Energy, and the first Energy; the rest is shared (ACT-4)."""
    rest = 0
    for what, count in owed:
        own = 1 if what == "energy" else count
        hand_over(p, p.character(owner), what, own)
        rest += count - own
    if rest:
        plan(p, (Pay, _cost(("energy", rest)), tuple(party), ""))


def _cost(*owed: tuple[str, int]) -> str:
    return "; ".join(f"pay {count} {what}" for what, count in owed if count)


TollOption = PayOwn | Share | DropOut


@ask
class Toll(QuestionStep[TollOption]):
    """How a member pays a toll: alone, with help of others, or not at all (PTY-4)."""

    kind = "toll"
    takes_only_option = False

    @staticmethod
    def seats(p: Position, what: str, count: int, member: str) -> tuple[int, ...]:
        """The member, then those who may help."""
        seat = p.character(member).seat
        return (seat, *(one for one in p.seats_of(p.scene.party) if one != seat))

    @staticmethod
    def options(p: Position, what: str, count: int, member: str) -> list[TollOption]:
        """Pay alone, share, or drop out."""
        if count <= 0 or not p.scenes or member not in p.scene.party:
            return []
        options: list[TollOption] = []
        if has(p.character(member), what) >= count:
            options.append(PayOwn(member))
        if _can_share(p, what, count):
            options.append(Share(member))
        options.append(DropOut(member))
        return options

    @staticmethod
    def take(p: Position, option: TollOption, what: str, count: int, member: str) -> None:
        """Pay alone or with the party, or leave the action at once."""
        match option:
            case PayOwn():
                hand_over(p, p.character(member), what, count)
            case Share():
                plan(p, (Pay, _cost((what, count)), p.scene.party, ""))
            case DropOut():
                p.tell(DroppedOut(member))
                leave_scenes(p, member)
            case _:
                assert_never(option)

    @staticmethod
    def refuse(
        p: Position, option: AnyOption, what: str, count: int, member: str
    ) -> Refusal | None:
        """Why a member cannot pay in this way."""
        if isinstance(option, PayOwn):
            return Refusal("TRK-6", f"This member does not have {count} {what}.")
        if isinstance(option, Share) and what not in SHAREABLE:
            return Refusal("PTY-6", "Members can pay only Energy and Magic for one another here.")
        if isinstance(option, Share):
            return Refusal("TRK-6", f"The party does not have {count} {what} together.")
        return None


def _can_share(p: Position, what: str, count: int) -> bool:
    party = p.scene.party
    if what not in SHAREABLE or len(party) < 2:
        return False
    return sum(has(p.character(one), what) for one in party) >= count
