"""The actions of a turn, from start to finish (rules 4 to 8, 12T.5).

Each is a generator over an `Act`, like the effects of the cards: it asks by yielding. A position in
the middle of an action is therefore always the position before it and the answers so far.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.asks import Asking, carry_out
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.events import (
    Discarded,
    EndTriggered,
    GameOver,
    HandedOver,
    Invoked,
    TurnBegan,
    WentUnder,
)
from legendarium.tashkalar.flares import FLARES, opponents_ahead, parts_that_apply
from legendarium.tashkalar.hands import pass_legends, put_under, refill, set_player, without
from legendarium.tashkalar.options import (
    AnyOption,
    ChooseAlternative,
    ChooseCard,
    ChooseColour,
    ChooseDirection,
    ChooseOpponent,
    ChooseWay,
    Claim,
    Concede,
    Convert,
    Decline,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Leap,
    Move,
    Pick,
    PickUp,
    Place,
    PutUnder,
    SkipLastTurns,
    Summon,
    Upgrade,
)
from legendarium.tashkalar.position import (
    COMMON,
    LEGENDARY,
    End,
    Position,
    Stage,
    begin_turn,
)
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.starts import start_options
from legendarium.tashkalar.summoning import appear, choose_pick_up, option_of, ways


def place(act: Act, option: Place) -> Asking[None]:
    """Place a common piece; in a shortage, pick one up first (5.1, 5.2)."""
    square = SQUARE[option.square]
    if act.position.stock(act.side, COMMON) <= 0:
        own = square & act.mine
        act.pick_up(own or (yield from choose_pick_up(act, COMMON)))
    act.position.actions -= 1
    act.place(square)


def summon(act: Act, option: Summon) -> Asking[None]:
    """Summon a being and resolve its effect (6)."""
    card = CARDS[option.card]
    act.position.actions -= 1
    _remove_from_hand(act.position, card)
    yield from appear(act, card, SQUARE[option.square])
    if card.rank == LEGENDARY:
        yield from carry_out(scoring_of(act.position).legend_summoned(act))
    act.in_effect = True
    yield from carry_out(card.effect(act))
    _discard_played(act.position, card)


def _remove_from_hand(position: Position, card: Card) -> None:
    player = position.players[position.seat]
    if card.rank == LEGENDARY:
        player = player._replace(legends=without(player.legends, card.id))
    else:
        player = player._replace(hand=without(player.hand, card.id))
    set_player(position, position.seat, player)


def _discard_played(position: Position, card: Card) -> None:
    if card.rank == LEGENDARY:
        position.legend_discard = (card.id, *position.legend_discard)
    else:
        _discard(position, card.id)


def _discard(position: Position, card: str) -> None:
    player = position.players[position.seat]
    set_player(position, position.seat, player._replace(discard=(card, *player.discard)))


def flare(act: Act) -> Asking[None]:
    """Invoke the flare in hand (8)."""
    position = act.position
    player = position.players[position.seat]
    card = FLARES[player.flare or ""]
    opponent = yield from _choose_opponent(act, opponents_ahead(position, card))
    # Both conditions are checked before anything is resolved (8.2).
    parts = parts_that_apply(position, card, opponent)
    set_player(position, position.seat, player._replace(flare=None))
    colour = position.setup.colours[act.side]
    act.events.append(Invoked(player.flare or "", colour))
    act.in_effect = True
    for part in parts:
        yield from carry_out(part.effect(act))
    position.flare_discard = (player.flare or "", *position.flare_discard)
    scoring_of(position).flare_invoked(act, opponent)


def _choose_opponent(act: Act, ahead: list[int]) -> Asking[int]:
    colours = act.position.setup.colours
    options = [ChooseOpponent(colours[side]) for side in ahead]
    answer = yield from act.must_choose("opponent", options)
    return colours.index(answer.colour)


def discard(act: Act, card: str) -> Asking[None]:
    """Discard a being, then put any number of other cards under their decks (7.1)."""
    position = act.position
    seat = position.seat
    player = position.players[seat]
    set_player(position, seat, player._replace(hand=without(player.hand, card)))
    _discard(position, card)
    position.actions -= 1
    position.discarded = True
    act.events.append(Discarded(seat, card))
    while True:
        player = position.players[seat]
        cards = [*player.hand, *player.legends, *([player.flare] if player.flare else ())]
        answer = yield from act.may_choose("put-under", [_put_under(card) for card in cards])
        if not answer:
            return
        deck = put_under(position, seat, answer.card)
        act.events.append(WentUnder(seat, deck, answer.card))


@cache
def _put_under(card: str) -> PutUnder:
    return PutUnder(card)


def give_turn(act: Act) -> None:
    """Give the rest of the turn, and the legends, to the partner (12T.5)."""
    position = act.position
    partner = pass_legends(position, position.seat)
    position.handed_over = True
    act.events.append(HandedOver(position.seat, partner))


def end_turn(act: Act) -> Asking[None]:
    """Claim or score, draw, check whether the end is triggered, and start the next turn (4.5)."""
    position = act.position
    scoring = scoring_of(position)
    yield from carry_out(scoring.close_turn(act))
    drew_last = refill(position, act.events)
    triggered = drew_last or scoring.is_reached(position)
    if triggered and not position.setup.rules.has_last_turns:
        _finish(act)
        return
    if triggered and position.end is None:
        position.end = End(position.seat, _last_turn_order(position))
        act.events.append(EndTriggered(position.seat))
    _next_turn(act)


def _last_turn_order(position: Position) -> tuple[int, ...]:
    """All seats in order, from the next one to the one whose turn it is (13.1)."""
    seats = position.setup.seats
    return tuple((position.seat + step) % seats for step in range(1, seats + 1))


def _next_turn(act: Act) -> None:
    position = act.position
    if position.extra_turn:
        # Taken at once by the same player, and never a last turn (13.2).
        seat = position.seat
    elif position.end is None:
        seat = (position.seat + 1) % position.setup.seats
    elif position.end.last_turns:
        seat, *rest = position.end.last_turns
        position.end = position.end._replace(last_turns=tuple(rest))
    else:
        _finish(act)
        return
    begin_turn(position, seat, 2)
    act.events.append(TurnBegan(seat))


def _finish(act: Act) -> None:
    act.position.stage = Stage.OVER
    act.events.append(GameOver())


def place_start(act: Act, option: Place) -> None:
    """Place a start piece (11.1, 12.1); the last one is placed automatically."""
    position = act.position
    options = [option]
    while len(options) == 1:
        for side, colour in enumerate(position.setup.colours):
            if colour == options[0].colour:
                act.place(SQUARE[options[0].square], side=side)
        options = start_options(position)
    if not options:
        position.stage = Stage.TURNS
        act.events.append(TurnBegan(position.seat))


def begin_action(act: Act, option: AnyOption) -> Asking[None] | None:
    """Carry out the action that an option starts."""
    match option:
        case Place():
            return place(act, option)
        case Summon():
            return summon(act, option)
        case InvokeFlare():
            return flare(act)
        case Discard():
            return discard(act, option.card)
        case HandOver():
            give_turn(act)
            return None
        case EndTurn():
            return end_turn(act)
        case (
            Decline() | ChooseWay() | PickUp() | Pick() | Convert() | Upgrade() | Move() | Leap()
            | ChooseDirection() | ChooseCard() | ChooseAlternative() | ChooseOpponent()
            | ChooseColour() | Claim() | PutUnder() | Concede() | SkipLastTurns()
        ):  # fmt: skip
            raise ValueError(f"{option} starts no action")
        case _:
            assert_never(option)


def way_number(position: Position, option: ChooseWay) -> int:
    """The number of the orientation in which the being of the running action is summoned (6.4).

    An option names the squares of a way, because people read it; tables of options number it.
    Two orientations can cover the same squares; the pieces there decide which one is meant.
    """
    begun, before = position.answers[0], position.before
    assert isinstance(begun, Summon)
    assert before is not None
    card = CARDS[begun.card]
    found = ways(before, card, SQUARE[begun.square])
    chosen = next(way for way in found if option_of(before, way) == option)
    return card.pattern.orientations.index(chosen.orientation)
