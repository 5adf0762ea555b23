"""A search through one turn, action by action.

Every action is played to its end, with all the choices of its effect, before it is compared with
others: half an effect says little. After each action the most promising positions are kept; a
position already reached by another order of actions is not searched again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.task_squares import task_squares
from legendarium.bots.tashkalar.worth.features import lacking_pieces
from legendarium.tashkalar import turn
from legendarium.tashkalar.arena import NOWHERE, SQUARE
from legendarium.tashkalar.options import (
    AnyOption,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Place,
    PutUnder,
    target_of,
)
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.summoning import summonings

Step = tuple[Position, AnyOption]
"""A position, and the option taken there."""

Worth = Callable[[Position, int], float]
"""What a position is worth to a seat."""

SUMMONING_WORTH = (0.2, 0.6, 1.2)
"""What summoning a being of each rank may gain, including its effect. It only decides which
positions the search follows; at the end of the turn they are evaluated without it."""


class Width(NamedTuple):
    """The width of a search."""

    actions: int
    """How many positions are kept from one action to the next."""
    effects: int
    """How many positions are kept from one choice of an effect to the next."""
    quiet: bool
    """Whether pieces are also placed where they gain nothing this turn, neither a being nor a
    task. If not, actions may be left."""
    options: int = 1000
    """How many options of an effect's question are tried, those against an enemy first."""
    effect_actions: int = 1000
    """How many actions with an effect, such as summonings, are played to their end."""

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The limits as the compiled library reads them."""
        return self.actions, self.effects, self.options, self.effect_actions


@dataclass(slots=True)
class Node:
    """A position between two actions or at the end of a turn, and the choice that leads to it."""

    worth: float
    position: Position
    previous: Node | None
    option: AnyOption | None

    def steps(self) -> list[Step]:
        """Every position on the way with the option taken there, the first one first."""
        found = []
        node: Node = self
        while node.previous is not None and node.option is not None:
            found.append((node.previous.position, node.option))
            node = node.previous
        return found[::-1]


class TurnTree:
    """A search on behalf of a seat."""

    def __init__(
        self,
        seat: int,
        worth: Worth,
        width: Width,
        rough: Worth | None = None,
        is_late: Callable[[], bool] = lambda: False,
    ) -> None:
        """`worth` evaluates positions between actions; `rough`, if given, those within one.

        Once `is_late`, the search stops with what it has found.
        """
        self._seat = seat
        self._worth = worth
        self._rough = rough or worth
        self._width = width
        self._is_late = is_late
        self._known: set[object] = set()

    def ends(self, world: Position, options: Sequence[AnyOption] | None = None) -> list[Node]:
        """The possible ends of the turn, best first; none only if another seat is to choose."""
        start = Node(self._worth(world, self._seat), world, None, None)
        ends: list[Node] = []
        if world.before is None:
            frontier = [start]
            if not self._width.quiet:
                ends.append(start)
        else:
            frontier = self._sorted(self._effect([start], options), ends)
        first = options if world.before is None else None
        while frontier:
            found: list[Node] = []
            for node in frontier:
                found += self._actions(node, first)
            first = None
            frontier = self._sorted(found, ends)
        ends.sort(key=lambda end: end.worth, reverse=True)
        return ends

    def _sorted(self, found: Iterable[Node], ends: list[Node]) -> list[Node]:
        """The best positions to continue from; those where the turn may end are added to `ends`.

        There may be thousands, so their promise is no longer computed once it is late.
        """
        going: list[tuple[float, Node]] = []
        for node in found:
            position = node.position
            if position.stage == Stage.OVER or self._is_given_away(position):
                ends.append(node)
                continue
            if not position.actions or not self._width.quiet:
                ends.append(node)
            if self._is_late() or not (position.actions or _has_flare(position)):
                continue
            going.append((node.worth + promise(position), node))
        going.sort(key=lambda one: one[0], reverse=True)
        return [node for _, node in going[: self._width.actions]]

    def _is_given_away(self, position: Position) -> bool:
        """Whether another seat is to act, in a position between two actions."""
        return (position.decider if position.actions else position.seat) != self._seat

    def _actions(self, node: Node, options: Sequence[AnyOption] | None) -> Iterator[Node]:
        """Every position that one action, or a flare, can lead to."""
        begun: list[Node] = []
        given = self._options(node.position) if options is None else options
        for option in self._sensible(node.position, given):
            if self._is_late():
                return
            after = turn.take(node.position, option)
            if after.before is None:
                if self._is_new(after):
                    yield Node(self._worth(after, self._seat), after, node, option)
            else:
                begun.append(Node(self._rough(after, self._seat), after, node, option))
        if len(begun) > self._width.effect_actions:
            begun.sort(key=lambda one: one.worth, reverse=True)
            del begun[self._width.effect_actions :]
        for one in begun:
            yield from self._effect([one])

    def _options(self, position: Position) -> Sequence[AnyOption]:
        asked = turn.question(position)
        assert asked is not None
        if self._width.quiet:
            return asked.options
        squares = task_squares(position)
        if position.actions > 1:
            # A being completed by the last action cannot be summoned this turn.
            squares |= completing_squares(position, self._seat)
        return [
            option
            for option in asked.options
            if type(option) is not Discard
            and (type(option) is not Place or SQUARE[option.square] & squares)
        ]

    def _effect(
        self, begun: list[Node], options: Sequence[AnyOption] | None = None
    ) -> Iterator[Node]:
        """Every position that the choices of an effect can lead to, keeping the best few."""
        while begun:
            going: list[Node] = []
            for node in begun:
                asked = turn.question(node.position)
                assert asked is not None
                given = asked.options if options is None else options
                if len(given) > self._width.options:
                    given = self._few(node.position, given)
                for option in self._sensible(node.position, given):
                    if self._is_late():
                        return
                    after = turn.take(node.position, option)
                    if not self._is_new(after):
                        continue
                    if after.before is None:
                        yield Node(self._worth(after, self._seat), after, node, option)
                    else:
                        worth = self._rough(after, self._seat)
                        going.append(Node(worth, after, node, option))
            options = None
            if len(going) > self._width.effects:
                going.sort(key=lambda one: one.worth, reverse=True)
                del going[self._width.effects :]
            begun = going

    def _sensible(self, position: Position, options: Sequence[AnyOption]) -> Iterator[AnyOption]:
        """The options without ending the turn, handing it over or discarding nearly ready cards.

        Cards are put under their decks in one order only, to limit the number of ways.
        """
        put_under = None
        for option in options:
            # Asking for the type itself takes a tenth of the time of isinstance for other kinds.
            if type(option) is EndTurn or type(option) is HandOver:
                continue
            if type(option) is Discard and self._is_near(position, option.card, 1):
                continue
            if type(option) is PutUnder:
                if put_under or self._is_near(position, option.card, 2):
                    continue
                put_under = option
            yield option

    def _few(self, position: Position, options: Sequence[AnyOption]) -> list[AnyOption]:
        """A few of the options: those against an enemy first, and always the last option."""
        enemies = position.occupied & ~position.owners[position.side]
        hits = [SQUARE.get(target_of(option), NOWHERE) & enemies for option in options]
        hitting = [option for option, hit in zip(options, hits, strict=True) if hit]
        others = [option for option, hit in zip(options[:-1], hits[:-1], strict=True) if not hit]
        step = max(1, len(others) // self._width.options)
        few = [*hitting, *others[::step]][: self._width.options]
        return [*few, options[-1]] if options[-1] not in few else few

    def _is_near(self, position: Position, name: str, near: int) -> bool:
        """Whether a being lacks at most `near` pieces; always true of flares."""
        if name not in CARDS:
            return True
        mine = position.owners[position.side]
        return lacking_pieces(position, name, mine, position.upgraded) <= near

    def _is_new(self, position: Position) -> bool:
        key = (
            position.owners,
            position.heroics,
            position.legendaries,
            position.players[self._seat],
            position.actions,
            position.destroyed,
            position.scores,
            position.extra_turn,
            position.war_summoner,
            position.answers if position.before is not None else position.summoned,
        )
        if key in self._known:
            return False
        self._known.add(key)
        return True


def _has_flare(position: Position) -> bool:
    asked = turn.question(position)
    return asked is not None and any(type(option) is InvokeFlare for option in asked.options)


def promise(position: Position) -> float:
    """What the best being that can be summoned now may gain."""
    if not position.actions or position.handed_over:
        return 0.0
    player = position.players[position.seat]
    ready = summonings(position, [CARDS[name] for name in player.hand + player.legends])
    return max((SUMMONING_WORTH[card.rank] for card, _ in ready), default=0.0)
