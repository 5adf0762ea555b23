"""Trading Food, Wealth, items and secrets in one location, between actions (PTY-7, RES-2)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan
from legendarium.taintedgrail.events.day import Given
from legendarium.taintedgrail.items import hand_over, hand_over_refusal
from legendarium.taintedgrail.keywords import find
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done, Give
from legendarium.taintedgrail.position import Character, Position, Possession
from legendarium.taintedgrail.tracks import gain_resource, lose_resource

TRADED = ("food", "wealth")
NEVER_TRADED = ("reputation", "magic", "xp")


def can_trade(p: Position) -> bool:
    """Whether any gift is possible."""
    return any(_gifts(p))


def _gifts(p: Position) -> Iterator[Give]:
    if len(p.characters) == 1:
        return
    for giver in p.characters:
        others = [
            one.id for one in p.characters if one.location == giver.location and one.id != giver.id
        ]
        for to in others:
            yield from _gifts_of(p, giver, to)


def _gifts_of(p: Position, giver: Character, to: str) -> Iterator[Give]:
    for what in TRADED:
        if getattr(giver, what):
            yield Give(giver.id, to, what)
    cards = dict.fromkeys((one.kind, one.id) for one in giver.possessions)
    for kind, name in cards:
        held = _held(giver, kind, name)
        if held is not None and hand_over_refusal(p, held) is None:
            yield Give(giver.id, to, kind, name)


def _held(giver: Character, kind: str, name: str) -> Possession | None:
    return find(giver, kind, name)


@ask
class Trade(QuestionStep[Give | Done]):
    """Which gift to make, until the players are done. Trading is not an action (TURN-6)."""

    kind = "trade"

    @staticmethod
    def options(p: Position) -> list[Give | Done]:
        """Every gift, or done."""
        return [*_gifts(p), Done()]

    @staticmethod
    def take(p: Position, option: Give | Done) -> None:
        """Make the gift and ask again."""
        if isinstance(option, Done):
            return
        giver, receiver = p.character(option.from_), p.character(option.to)
        what = option.what
        plan(p, (Trade,))
        if what in TRADED:
            lose_resource(p, giver, what, 1)
            gain_resource(p, receiver, what, 1)
            p.tell(Given(giver.id, receiver.id, what))
        else:
            held = _held(giver, what, option.id or "")
            assert held is not None
            p.tell(Given(giver.id, receiver.id, what, held.id))
            hand_over(p, giver.id, receiver.id, held)

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """Why something cannot be given."""
        if not isinstance(option, Give):
            return None
        giver, to, what = option.from_, option.to, option.what
        if what in NEVER_TRADED:
            return Refusal("RES-2", "Reputation, Magic and Experience are never traded.")
        if not (p.is_in_play(giver) and p.is_in_play(to)) or giver == to:
            return Refusal("PTY-7", "A gift goes from one character in play to another.")
        if p.character(giver).location != p.character(to).location:
            return Refusal("PTY-7", "Only characters in the same location can trade.")
        held = _held(p.character(giver), what, option.id or "")
        if held is not None:
            return hand_over_refusal(p, held)
        return Refusal("PTY-7", "This character does not have that to give.")
