"""Paying charges of a card in the row by the active character, if the owner agrees (SEQ-5)."""

from __future__ import annotations

from functools import cache

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.row import current, replace_card
from legendarium.taintedgrail.events.encounters import ChargesSpent
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done
from legendarium.taintedgrail.options.encounters import Agree, Disagree, Spend
from legendarium.taintedgrail.position import Position

_REFUSED = "refused:"
_PREVENTING = frozenset({"prevent-hits", "prevent-markers"})


@cache
def _spending_moments(script: str) -> frozenset[bool]:
    return frozenset(effect.verb in _PREVENTING for effect in parse_script(script))


def spendable(p: Position, in_attack: bool) -> list[Spend]:
    """The cards whose charges can be paid now.

    Charges may be paid at any time: effects that prevent a part of the attack are offered during
    the attack, all others while cards are played, as the activation asks at these moments.
    """
    return [
        Spend(card.number, place)
        for place, card in enumerate(current(p).row)
        if card.charges
        and refusal(p, place) is None
        and in_attack in _spending_moments(p.campaign.cards[card.number].spend.effect)  # type: ignore[union-attr]
    ]


def refusal(p: Position, place: int) -> Refusal | None:
    """Why the charges of a card cannot be paid now."""
    encounter = current(p)
    if not 0 <= place < len(encounter.row):
        return Refusal("SEQ-5", "There is no such card in the sequence.")
    card = encounter.row[place]
    spend = p.campaign.cards[card.number].spend
    if spend is None or card.charges < spend.charges:
        return Refusal("SEQ-5", "There are not enough charges on this card.")
    if card.covered:
        return Refusal("SEQ-5", "Charges on a covered card cannot be used.")
    if not p.is_in_play(card.owner) or f"{_REFUSED}{place}" in encounter.memo:
        return Refusal("SEQ-5", "The owner of the card does not agree.")
    return None


def spend(p: Position, place: int) -> None:
    """Pay charges, or ask the owner first."""
    if current(p).row[place].owner == current(p).active:
        _pay(p, place)
    else:
        plan(p, (Consent, place))


def _pay(p: Position, place: int) -> None:
    card = current(p).row[place]
    printed = p.campaign.cards[card.number].spend
    assert printed is not None
    replace_card(p, place, card._replace(charges=card.charges - printed.charges))
    p.tell(ChargesSpent(current(p).active, card.number, printed.charges))
    plan(p, (perform, printed.effect, 0, f"row:{place}"))


@ask
class Consent(QuestionStep[Agree | Disagree]):
    """Whether the owner agrees to the use of a card's charges."""

    kind = "consent"

    @staticmethod
    def seats(p: Position, place: int) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((current(p).row[place].owner,))

    @staticmethod
    def options(p: Position, place: int) -> list[Agree | Disagree]:
        """Agree or disagree."""
        if refusal(p, place) is not None:
            return []
        return [Agree(), Disagree()]

    @staticmethod
    def take(p: Position, option: Agree | Disagree, place: int) -> None:
        """Pay, or remember the refusal for this activation."""
        if isinstance(option, Agree):
            _pay(p, place)
        else:
            encounter = current(p)
            encounter.memo = (*encounter.memo, f"{_REFUSED}{place}")


def forget_refusals(p: Position) -> None:
    """Forget the refusals, so that owners can be asked again."""
    encounter = current(p)
    if encounter.memo:
        encounter.memo = tuple(one for one in encounter.memo if not one.startswith(_REFUSED))


@ask
class AttackCharges(QuestionStep[Spend | Done]):
    """Whether to pay charges against the attack."""

    kind = "attack-charges"

    @staticmethod
    def seats(p: Position) -> tuple[int, ...]:
        """The active character only (SEQ-5)."""
        return p.seats_of((current(p).active,))

    @staticmethod
    def options(p: Position) -> list[Spend | Done]:
        """Each card with charges that prevent something, or done."""
        cards = spendable(p, in_attack=True)
        return [*cards, Done()] if cards else []

    @staticmethod
    def take(p: Position, option: Spend | Done) -> None:
        """Pay and ask again."""
        if isinstance(option, Spend):
            plan(p, (AttackCharges,))
            spend(p, option.place)

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """Refuse charges that cannot be paid (SEQ-5)."""
        return refusal(p, option.place) if isinstance(option, Spend) else None
