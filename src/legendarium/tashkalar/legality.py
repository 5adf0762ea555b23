"""Whether a choice that somebody sends may be taken, and if not, why (rules 4.7, 13.4, 13.5)."""

from __future__ import annotations

from legendarium.table import IllegalChoice, Option, Question
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.position import LEGENDARY, Position, Stage
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.turn import CONCEDE, SKIP, agreeing_seat, question, take


def check(position: Position, option: Option) -> None:
    """Raise IllegalChoice, with the reason, unless the option may be taken now."""
    if option.kind in (CONCEDE, SKIP):
        _check_agreement(position, option)
        return
    asked = question(position)
    if asked is None:
        raise IllegalChoice("The game is over; nothing can be chosen any more.")
    if option not in asked.options:
        raise IllegalChoice(_why_not(position, asked, option))


def closes(position: Position, option: Option) -> bool:
    """Whether this choice, and all before it, can no longer be taken back (4.7)."""
    if option.kind in ("end-turn", "hand-over"):
        return True
    if option.kind in (CONCEDE, SKIP):
        # An offer that others must agree to takes nothing from whoever is choosing.
        return take(position, option).stage == Stage.OVER
    if position.answers:
        return position.answers[0].kind == "end-turn"
    return position.stage == Stage.START and take(position, option).stage != Stage.START


def _check_agreement(position: Position, option: Option) -> None:
    if position.stage == Stage.OVER:
        raise IllegalChoice("The game is over; nothing can be chosen any more.")
    if set(dict(option.details)) - {"seat"}:
        raise IllegalChoice(f"{option.kind!r} takes a seat and nothing else.")
    seats = position.setup.seats
    seat = option.get("seat")
    if seat is not None and (not isinstance(seat, int) or not 0 <= seat < seats):
        raise IllegalChoice(f"There is no seat {seat!r}; the seats are 0 to {seats - 1}.")
    if option.kind == CONCEDE and position.setup.form == "melee":
        raise IllegalChoice("A player cannot concede in melee.")
    if option.kind == SKIP and position.end is None:
        raise IllegalChoice("The last turns can be skipped only once the end is triggered.")
    if (option.kind, agreeing_seat(position, option)) in position.offers:
        raise IllegalChoice("This seat has agreed already; the others must agree too.")


def _why_not(position: Position, asked: Question, option: Option) -> str:
    text = option_text(option)
    alike = [option_text(other) for other in asked.options if other.kind == option.kind]
    reason = _reason(position, option) if asked.kind == "action" else ""
    if alike:
        return f"{text!r} is not possible now{reason}; possible are: {', '.join(alike)}."
    kinds = sorted({other.kind for other in asked.options})
    return (
        f"{text!r} is not possible now{reason}; "
        f"asked is {asked.kind!r}, to be answered by {' or '.join(kinds)}."
    )


def _reason(position: Position, option: Option) -> str:
    """Why an action is not possible, where it can be said in a few words."""
    if option.kind == "end-turn" and position.actions:
        return f": {position.actions} of the actions must still be used"
    if option.kind in ("place", "summon", "discard") and not position.actions:
        return ": no action is left"
    square = SQUARE.get(str(option.get("square")))
    if option.kind in ("place", "summon") and square is None:
        return f": there is no square {option.get('square')!r}"
    if option.kind == "place":
        return ": the square is not empty"
    if option.kind == "discard" and position.discarded:
        return ": only one discard a turn"
    if option.kind == "summon":
        return _why_not_summon(position, str(option.get("card")), square or 0)
    return ""


def _why_not_summon(position: Position, name: str, square: int) -> str:
    if name not in CARDS:
        return f": there is no being {name!r}"
    player = position.players[position.seat]
    if name not in player.hand + player.legends:
        return f": {name!r} is not in the hand"
    if square & position.occupied and position.rank_at(square) > CARDS[name].rank:
        return f": the summoning square holds a {position.rank_at(square).word} piece"
    if CARDS[name].rank == LEGENDARY and position.setup.legendary_stock == 0:
        return ": there are no legendary pieces in this form"
    return ": the pattern is not there"
