"""The question of a position, and the position after an option.

This is the only way from one position to the next. An action that asks something leaves a position
that holds the one before the action and the answers so far; the next answer reruns the action.
"""

from __future__ import annotations

from functools import cache

from legendarium.table import Question
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.actions import begin_action, give_turn, place_start
from legendarium.tashkalar.arena import NAME, Squares, each
from legendarium.tashkalar.asks import Ask, Asking, carry_out, square_options
from legendarium.tashkalar.events import Conceded, ConcedeOffered, GameOver, SkipOffered
from legendarium.tashkalar.flares import FLARES, opponents_ahead
from legendarium.tashkalar.hands import deal
from legendarium.tashkalar.options import (
    END_TURN,
    HAND_OVER,
    AnyOption,
    Concede,
    Discard,
    InvokeFlare,
    Offer,
    Place,
    SkipLastTurns,
    Summon,
)
from legendarium.tashkalar.position import (
    ACTIONS_OF_FIRST_TURN,
    COMMON,
    Position,
    Stage,
    empty_position,
)
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.starts import start_options
from legendarium.tashkalar.summoning import summonings


def start(setup: Setup, seed: int) -> Position:
    """The first position of a game."""
    position = empty_position(setup)
    position.chance = seed % (1 << 64)
    position.actions = ACTIONS_OF_FIRST_TURN
    deal(position)
    scoring_of(position).prepare(position)
    if start_options(position):
        position.stage = Stage.START
    return position


def question(position: Position) -> Question[AnyOption] | None:
    """Who must choose, and every legal option; None when the game is over."""
    known: Question[AnyOption] | None = position._question
    if known is None and position.stage != Stage.OVER:
        known = position._question = _question(position)
    return known


def _question(position: Position) -> Question[AnyOption]:
    if position.ask is not None:
        return _asked(position, position.ask)
    if position.stage == Stage.START:
        return Question(position.setup.seats - 1, "start", start_options(position))
    if not position.actions:
        return Question(position.seat, "action", _after_last_action(position))
    return Question(position.decider, "action", action_options(position))


def _asked(position: Position, ask: Ask) -> Question[AnyOption]:
    options = ask.options()
    if ask.in_effect and position.setup.teams and not position.handed_over:
        options.append(HAND_OVER)
    closing = position.answers[0] == END_TURN
    return Question(position.seat if closing else position.decider, ask.kind, options)


def action_options(position: Position) -> list[AnyOption]:
    """Everything that an action can be used for, and what may be done before it (4.2 to 4.4)."""
    options = square_options(Place, _placing_squares(position))
    if position.handed_over:
        return options
    player = position.players[position.seat]
    cards = [CARDS[name] for name in player.hand + player.legends]
    for card, squares in summonings(position, cards):
        options += [_summon(card.id, square) for square in each(squares)]
    if not position.discarded and position.setup.rules.may_discard:
        options += [_discard(name) for name in player.hand]
    options += _flares(position)
    if position.setup.teams:
        options.append(HAND_OVER)
    return options


def _after_last_action(position: Position) -> list[AnyOption]:
    if position.handed_over:
        return [END_TURN]
    return [*_flares(position), END_TURN]


def _placing_squares(position: Position) -> Squares:
    """Every empty square; in a shortage also the own pieces that may be picked up (5.2)."""
    if position.stock(position.side, COMMON) > 0:
        return position.empty
    return position.empty | position.owners[position.side] & ~position.legendaries


def _flares(position: Position) -> list[AnyOption]:
    name = position.players[position.seat].flare
    if name is None or not opponents_ahead(position, FLARES[name]):
        return []
    return [_flare(name)]


@cache
def _summon(name: str, square: Squares) -> Summon:
    return Summon(name, NAME[square])


@cache
def _discard(name: str) -> Discard:
    return Discard(name)


@cache
def _flare(name: str) -> InvokeFlare:
    return InvokeFlare(name)


def take(position: Position, option: AnyOption) -> Position:
    """The position after an option, which must be legal."""
    # For every other option `type` is faster than isinstance, and this runs most often of all.
    if type(option) is Concede or type(option) is SkipLastTurns:
        return _offer(position, option)
    return run(position.before or position, (*position.answers, option))


def run(before: Position, answers: tuple[AnyOption, ...]) -> Position:
    """Start an action with the first answer and continue it with the others."""
    after = before.copy()
    after._question = None
    act = Act(after)
    steps = carry_out(_begin(act, answers[0]))
    seen = 0
    try:
        ask = next(steps)
        for answer in answers[1:]:
            seen = len(act.events)
            if answer is HAND_OVER or answer == HAND_OVER:
                give_turn(act)
            else:
                ask = steps.send(answer)
    except StopIteration:
        after.before, after.answers, after.ask = None, (), None
    else:
        after.before, after.answers, after.ask = before, answers, ask
    after.events = act.events[seen:]
    return after


def _begin(act: Act, option: AnyOption) -> Asking[None] | None:
    if act.position.stage == Stage.START:
        assert isinstance(option, Place)
        place_start(act, option)
        return None
    return begin_action(act, option)


def run_if_allowed(before: Position, answers: tuple[AnyOption, ...]) -> Position | None:
    """The position after a whole action with exactly these answers; None if that is illegal.

    Tells whether an action that is legal in one position is also legal in another.
    """
    asked = question(before)
    if asked is None or before.before is not None or answers[0] not in asked.options:
        return None
    after = before.copy()
    after._question = None
    act = Act(after)
    steps = carry_out(_begin(act, answers[0]))
    given = 1
    try:
        ask = next(steps)
        for answer in answers[1:]:
            if answer not in ask.options():
                return None
            given += 1
            ask = steps.send(answer)
    except StopIteration:
        after.before, after.answers, after.ask = None, (), None
        after.events = act.events
        return after if given == len(answers) else None
    return None


def _offer(position: Position, option: Offer) -> Position:
    """A seat concedes or offers to skip the last turns; it takes effect once all agree."""
    setup = position.setup
    seat = choosing_seat(position, option)
    after = position.copy()
    after._question = None
    after.offers = (*position.offers, (option.kind, seat))
    concedes = isinstance(option, Concede)
    offered = ConcedeOffered(seat) if concedes else SkipOffered(seat)
    after.events = [offered]
    must_agree = [
        other
        for other in range(setup.seats)
        if not concedes or setup.side_of[other] == setup.side_of[seat]
    ]
    if all((option.kind, other) in after.offers for other in must_agree):
        after.conceded = setup.side_of[seat] if concedes else None
        after.stage = Stage.OVER
        after.before, after.answers, after.ask = None, (), None
        after.events = [Conceded(seat) if concedes else offered, GameOver()]
    elif after.before is not None:
        # The running action is rerun from that position, so the offer must be in it too.
        after.before = after.before.copy()
        after.before.offers = after.offers
    return after


def choosing_seat(position: Position, option: AnyOption) -> int:
    """The seat that makes a choice: the one that an offer names, else the one asked."""
    if isinstance(option, (Concede, SkipLastTurns)) and option.seat is not None:
        return option.seat
    asked = question(position)
    assert asked is not None
    return asked.seat


__all__ = ["END_TURN", "question", "run", "run_if_allowed", "start", "take"]
