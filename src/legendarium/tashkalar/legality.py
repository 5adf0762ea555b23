"""Whether a choice is legal, and if not, why; and whether it can be undone (4.7, 13.4, 13.5)."""

from __future__ import annotations

from legendarium.table import IllegalChoice, Question
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import (
    AnyOption,
    Concede,
    Discard,
    EndTurn,
    HandOver,
    Offer,
    Place,
    SkipLastTurns,
    Summon,
)
from legendarium.tashkalar.position import LEGENDARY, Position, Stage
from legendarium.tashkalar.reasons import REASONS, rule_of
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.turn import choosing_seat, question, take


def check(position: Position, option: AnyOption) -> None:
    """Raise IllegalChoice, with the reason, unless the option may be taken now."""
    if isinstance(option, (Concede, SkipLastTurns)):
        _check_agreement(position, option)
        return
    asked = question(position)
    if asked is None:
        raise _game_over()
    if option not in asked.options:
        raise _illegal_choice(position, asked, option)


def is_irreversible(position: Position, option: AnyOption) -> bool:
    """Whether this choice, and everything before it, can no longer be undone (4.7)."""
    if isinstance(option, (EndTurn, HandOver)):
        return True
    if isinstance(option, (Concede, SkipLastTurns)):
        # An offer that others must accept does not stop the choosing seat from undoing.
        return take(position, option).stage == Stage.OVER
    if position.answers:
        return isinstance(position.answers[0], EndTurn)
    return position.stage == Stage.START and take(position, option).stage != Stage.START


def _check_agreement(position: Position, option: Offer) -> None:
    if position.stage == Stage.OVER:
        raise _game_over()
    seats = position.setup.seats
    seat = option.seat
    if seat is not None and not 0 <= seat < seats:
        raise IllegalChoice(f"There is no seat {seat!r}; the seats are 0 to {seats - 1}.")
    if isinstance(option, Concede) and not position.setup.rules.may_concede:
        raise IllegalChoice(f"A player cannot concede in {position.setup.form}.", rule="12.7")
    if isinstance(option, SkipLastTurns) and position.end is None:
        raise IllegalChoice(
            "The last turns can be skipped only once the end is triggered.", rule="13.5"
        )
    if (option.kind, choosing_seat(position, option)) in position.offers:
        raise IllegalChoice(
            "This seat has already agreed; the others must agree too.",
            rule="13.4" if isinstance(option, Concede) else "13.5",
        )


def _game_over() -> IllegalChoice:
    return IllegalChoice("The game is over.", rule=REASONS["game-over"])


def _illegal_choice(
    position: Position, asked: Question[AnyOption], option: AnyOption
) -> IllegalChoice:
    text = option_text(option)
    alike = [option_text(other) for other in asked.options if other.kind == option.kind]
    reason, rule = _reason(position, option) if asked.kind == "action" else NO_REASON
    rule = rule or rule_of(asked.kind, option.kind, bool(alike))
    begin = f"{text!r} is not possible now{f': {reason}' if reason else ''}; "
    if alike:
        return IllegalChoice(f"{begin}possible options: {', '.join(alike)}.", rule=rule)
    kinds = sorted({other.kind for other in asked.options})
    return IllegalChoice(
        f"{begin}the question is {asked.kind!r}; answer with {' or '.join(kinds)}.", rule=rule
    )


NO_REASON = ("", "")


def _reason(position: Position, option: AnyOption) -> tuple[str, str]:
    """Why an action is not possible, in a few words or none, and the rule behind it."""
    if isinstance(option, EndTurn) and position.actions:
        noun = "action" if position.actions == 1 else "actions"
        return f"{position.actions} {noun} must still be used", REASONS["actions-left"]
    if isinstance(option, (Place, Summon, Discard)) and not position.actions:
        return "no action is left", REASONS["no-action"]
    if isinstance(option, Place):
        return "the square is not empty", "5.1"
    if isinstance(option, Discard) and position.discarded:
        return "only one discard per turn", REASONS["discarded-already"]
    if isinstance(option, Summon):
        return _why_not_summon(position, option.card, SQUARE[option.square])
    return NO_REASON


def _why_not_summon(position: Position, name: str, square: int) -> tuple[str, str]:
    player = position.players[position.seat]
    if name not in player.hand + player.legends:
        return f"{name!r} is not in the hand", "6.1"
    if square & position.occupied and position.rank_at(square) > CARDS[name].rank:
        held = f"the summoning square holds a {position.rank_at(square).word} piece"
        return held, REASONS["summoning-square"]
    if CARDS[name].rank == LEGENDARY and position.setup.legendary_stock == 0:
        return "there are no legendary pieces in this form", "12F.1"
    return "the pattern is not there", REASONS["pattern"]
