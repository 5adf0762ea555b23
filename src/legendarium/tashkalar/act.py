"""An action being carried out: choosing in the words of the rulebook, on top of the verbs.

`may` is optional and `must` is done whenever possible; what is impossible is skipped, and what can
be done in only one way is done without asking (9.1). Call these methods with `yield from`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, assert_never

from legendarium.tashkalar.arena import (
    ARENA,
    NAME,
    NOWHERE,
    SQUARE,
    Squares,
    direction_between,
    each,
    step,
)
from legendarium.tashkalar.asks import (
    Ask,
    Asking,
    ListAsk,
    MoveAsk,
    MoveKind,
    SquareAsk,
    move_options,
    square_options,
)
from legendarium.tashkalar.events import Leapt, Moved
from legendarium.tashkalar.names import Colour, RankName
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
from legendarium.tashkalar.position import COMMON, Position, Rank
from legendarium.tashkalar.verbs import COMBAT, STANDARD, Verbs

T = TypeVar("T")
Chosen = TypeVar("Chosen", bound=AnyOption)

Effect = Asking[None]
Moves = dict[Squares, Squares]
"""Pieces, each with the squares it may go to."""
Step = tuple[Squares, Squares]
"""From which square to which square."""

GAIN_ACTION = "gain-action"


class Act(Verbs):
    """An action being carried out on a position of its own."""

    __slots__ = ("directions", "in_effect", "marked")

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.marked: Squares = NOWHERE
        """The marked squares of the card in its chosen orientation (9.4)."""
        self.directions: tuple[str, ...] = ()
        """The indicated directions in that orientation."""
        self.in_effect = False

    # Picking a piece or a square

    def may_pick(self, group: Squares, to: str = "pick") -> Asking[Squares]:
        """You may pick one of these squares; NOWHERE if you decline."""
        if not group:
            return NOWHERE
        return _square_of((yield self._ask(SquareAsk(to, True, Pick, group))))

    def must_pick(self, group: Squares, to: str = "pick") -> Asking[Squares]:
        """Pick one of these squares; NOWHERE if there is none."""
        if not group & (group - 1):
            return group
        return _square_of((yield self._ask(SquareAsk(to, False, Pick, group))))

    def may_destroy(self, group: Squares) -> Asking[Squares]:
        """You may destroy one of these pieces; returns its square."""
        victim = yield from self.may_pick(group, "destroy")
        self.destroy(victim)
        return victim

    def must_destroy(self, group: Squares) -> Asking[Squares]:
        """Destroy one of these pieces."""
        victim = yield from self.must_pick(group, "destroy")
        self.destroy(victim)
        return victim

    def may_upgrade(self, group: Squares) -> Asking[Squares]:
        """You may upgrade one of these pieces."""
        piece = yield from self.may_pick(self.can_be_upgraded(group), "upgrade")
        self.upgrade(piece)
        return piece

    def must_upgrade(self, group: Squares) -> Asking[Squares]:
        """Upgrade one of these pieces."""
        piece = yield from self.must_pick(self.can_be_upgraded(group), "upgrade")
        self.upgrade(piece)
        return piece

    def may_convert(self, group: Squares, rank: Rank | None = None) -> Asking[Squares]:
        """You may convert one of these non-legendary pieces, to its own rank or to `rank`."""
        piece = yield from self.may_pick(group if self.can_place(COMMON) else NOWHERE, "convert")
        if piece:
            self.convert(piece, rank)
        return piece

    def may_place(self, group: Squares = ARENA, rank: Rank = COMMON) -> Asking[Squares]:
        """You may place one of your pieces on an empty square of these."""
        return (yield from self._place(group, rank, optional=True))

    def must_place(self, group: Squares = ARENA, rank: Rank = COMMON) -> Asking[Squares]:
        """Place one of your pieces on an empty square of these."""
        return (yield from self._place(group, rank, optional=False))

    def _place(self, group: Squares, rank: Rank, optional: bool) -> Asking[Squares]:
        free = group & self.empty if self.can_place(rank) else NOWHERE
        if not free:
            return NOWHERE
        square = free
        if optional or free & (free - 1):
            square = _square_of((yield self._ask(SquareAsk("place", optional, Place, free))))
        self.place(square, rank)
        return square

    # Moving

    def moves(self, pieces: Squares, kind: int, onto: Squares = ARENA) -> Moves:
        """Where each of these pieces may go in one move, onto these squares only."""
        found = {}
        for piece in each(pieces):
            targets = self.stepping(piece, kind) & onto
            if targets:
                found[piece] = targets
        return found

    def moves_in_direction(self, pieces: Squares, kind: int, direction: str) -> Moves:
        """The same, in one direction."""
        found = {}
        for piece in each(pieces):
            target = self.stepping(piece, kind) & step(piece, direction)
            if target:
                found[piece] = target
        return found

    def may_move(self, pieces: Squares, kind: int, onto: Squares = ARENA) -> Asking[Step | None]:
        """You may make one move with one of these pieces; returns the move."""
        return (yield from self.may_move_among(self.moves(pieces, kind, onto)))

    def may_move_among(self, moves: Moves) -> Asking[Step | None]:
        """You may make one of these moves."""
        return (yield from self._choose_and_move(Move, moves, optional=True))

    def must_move_among(self, moves: Moves) -> Asking[Step | None]:
        """Make one of these moves."""
        return (yield from self._choose_and_move(Move, moves, optional=False))

    def may_leap(self, pieces: Squares, kind: int, onto: Squares = ARENA) -> Asking[Step | None]:
        """You may make one leap with one of these pieces, onto these squares only."""
        leaps = {piece: self.leaping(piece, kind) & onto for piece in each(pieces)}
        return (yield from self._choose_and_move(Leap, leaps, optional=True))

    def may_keep_moving(self, piece: Squares, kind: int, direction: str, times: int) -> Asking[int]:
        """You may make up to `times` moves with a piece in one direction; returns how many."""
        for done in range(times):
            moved = yield from self.may_move_among(self.moves_in_direction(piece, kind, direction))
            if not moved:
                return done
            piece = moved[1]
        return times

    def move_or_two(self, pieces: Callable[[], Squares]) -> Asking[None]:
        """You may make either 1 combat move or up to 2 standard moves with these pieces."""
        first = yield from self.choose_move(self.moves(pieces(), COMBAT))
        if first:
            in_combat = self.is_combat(*first)
            self.move(*first)
            if not in_combat:
                yield from self.may_move(pieces(), STANDARD)

    def choose_move(self, moves: Moves) -> Asking[Step | None]:
        """You may choose one of these moves, without making it yet."""
        return (yield from self._choose_move(Move, moves, optional=True))

    def _choose_and_move(
        self, option_type: MoveKind, moves: Mapping[Squares, Squares], optional: bool
    ) -> Asking[Step | None]:
        move = yield from self._choose_move(option_type, moves, optional)
        if move:
            self.move(*move, Moved if option_type is Move else Leapt)
        return move

    def _choose_move(
        self, option_type: MoveKind, moves: Mapping[Squares, Squares], optional: bool
    ) -> Asking[Step | None]:
        if not any(moves.values()):
            return None
        if not optional and sum(targets.bit_count() for targets in moves.values()) == 1:
            return next((piece, target) for piece, target in moves.items() if target)
        answer = yield self._ask(MoveAsk(option_type.kind, optional, option_type, moves))
        return self.move_of(answer)

    @staticmethod
    def move_of(answer: AnyOption) -> Step | None:
        """The move of an option, or None if it is not a move."""
        if not isinstance(answer, (Move, Leap)):
            return None
        return SQUARE[answer.from_], SQUARE[answer.to]

    @staticmethod
    def direction_of(move: Step) -> str:
        """The direction of a move."""
        return direction_between(*move)

    # Directions and alternatives

    def may_pick_direction(self, ways: Iterable[str]) -> Asking[str | None]:
        """You may pick one of these directions."""
        listed = _directions(ways)
        if not listed:
            return None
        answer = yield self._ask(ListAsk("direction", True, listed))
        return answer.direction if isinstance(answer, ChooseDirection) else None

    def must_pick_direction(self, ways: Iterable[str]) -> Asking[str]:
        """Pick one of these directions."""
        return (yield from self.must_choose("direction", _directions(ways))).direction

    def must_choose(self, kind: str, listed: Sequence[Chosen]) -> Asking[Chosen]:
        """Pick one of these options; there must be at least one."""
        if len(listed) == 1:
            return listed[0]
        answer: Any = yield self._ask(ListAsk(kind, False, listed))
        return listed[listed.index(answer)]

    def may_choose(self, kind: str, listed: Sequence[Chosen]) -> Asking[Chosen | None]:
        """You may pick one of these options."""
        if not listed:
            return None
        answer: Any = yield self._ask(ListAsk(kind, True, listed))
        return None if isinstance(answer, Decline) else listed[listed.index(answer)]

    def may_pick_card(self, cards: Iterable[str]) -> Asking[str | None]:
        """You may pick one of these cards."""
        choice = yield from self.may_choose("card", [_card(card) for card in cards])
        return None if choice is None else choice.card

    def must_choose_what(self, names: Iterable[str]) -> Asking[str | None]:
        """Pick one of these named effects; None if there is none."""
        listed = [_named(name) for name in names]
        if not listed:
            return None
        return (yield from self.must_choose("choose", listed)).what

    def may_place_any_rank(self, group: Squares) -> Asking[tuple[Squares, Rank] | None]:
        """You may place a piece of any rank on one of these squares; returns where, and which."""
        listed = [
            _placing(square, rank.word, None)
            for rank in Rank
            if self.can_place(rank)
            for square in each(group & self.empty)
        ]
        choice = yield from self.may_choose("place", listed)
        if choice is None:
            return None
        square, rank = SQUARE[choice.square], Rank[(choice.rank or COMMON.word).upper()]
        self.place(square, rank)
        return square, rank

    def must_place_for_opponent(self, group: Squares) -> Asking[int | None]:
        """Place a common piece of an opponent on one of these squares; returns which opponent."""
        colours = self.position.setup.colours
        listed = [
            _placing(square, None, colours[opponent])
            for opponent in self.opponents
            if self.can_place(COMMON, opponent)
            for square in each(group & self.empty)
        ]
        if not listed:
            return None
        choice = yield from self.must_choose("place", listed)
        opponent = self.side if choice.colour is None else colours.index(choice.colour)
        self.place(SQUARE[choice.square], side=opponent)
        return opponent

    # One of several alternatives; the stock limits what can be placed and converted

    def placings(self, group: Squares) -> list[AnyOption]:
        """Placing a common piece on each of these squares, as alternatives."""
        return square_options(Place, group & self.empty if self.can_place(COMMON) else NOWHERE)

    def conversions(self, group: Squares) -> list[AnyOption]:
        """Converting each of these pieces, as alternatives."""
        return square_options(Convert, group if self.can_place(COMMON) else NOWHERE)

    def upgrades(self, group: Squares) -> list[AnyOption]:
        """Upgrading each of these pieces, as alternatives."""
        return square_options(Upgrade, self.can_be_upgraded(group))

    def movings(self, moves: Moves) -> list[AnyOption]:
        """Each of these moves, as alternatives."""
        return move_options(Move, moves)

    def action_gains(self) -> list[AnyOption]:
        """Gaining an action, as an alternative."""
        return [_named(GAIN_ACTION)]

    def must_do_one(self, *alternatives: list[AnyOption]) -> Asking[None]:
        """Do one of these alternatives."""
        listed = [option for options in alternatives for option in options]
        if listed:
            self._do((yield from self.must_choose("choose", listed)))

    def may_do_one(self, *alternatives: list[AnyOption]) -> Asking[None]:
        """You may do one of these alternatives."""
        listed = [option for options in alternatives for option in options]
        choice = yield from self.may_choose("choose", listed)
        if choice is not None:
            self._do(choice)

    def _do(self, choice: AnyOption) -> None:
        match choice:
            case Move(start, target):
                self.move(SQUARE[start], SQUARE[target])
            case Place(square):
                self.place(SQUARE[square])
            case Convert(square):
                self.convert(SQUARE[square])
            case Upgrade(square):
                self.upgrade(SQUARE[square])
            case ChooseAlternative(what) if what == GAIN_ACTION:
                self.gain_action()
            case (
                Summon() | Discard() | InvokeFlare() | HandOver() | EndTurn() | Decline()
                | ChooseWay() | PickUp() | Pick() | Leap() | ChooseDirection() | ChooseCard()
                | ChooseAlternative() | ChooseOpponent() | ChooseColour() | Claim() | PutUnder()
                | Concede() | SkipLastTurns()
            ):  # fmt: skip
                raise TypeError(f"{choice} is no alternative")
            case _:
                assert_never(choice)

    def up_to(self, times: int, once: Callable[[], Asking[T]]) -> Asking[int]:
        """Repeat an optional step up to `times` times; returns how many times it was done."""
        for done in range(times):
            if not (yield from once()):
                return done
        return times

    def _ask(self, ask: Ask) -> Ask:
        ask.in_effect = self.in_effect
        return ask


def _square_of(answer: AnyOption) -> Squares:
    """The square that was picked; NOWHERE if that was declined."""
    return SQUARE[answer.square] if isinstance(answer, (Pick, Place)) else NOWHERE


def _directions(ways: Iterable[str]) -> list[ChooseDirection]:
    return [ChooseDirection(way) for way in ways]


@cache
def _card(name: str) -> ChooseCard:
    return ChooseCard(name)


@cache
def _named(name: str) -> ChooseAlternative:
    return ChooseAlternative(name)


@cache
def _placing(square: Squares, rank: RankName | None, colour: Colour | None) -> Place:
    return Place(NAME[square], colour, rank)
