"""A search through one turn, action by action.

Every action is carried through to its end, with all the choices of its effect, before it is
compared with others: half an effect says little. From action to action the most promising
positions go on; a position that was reached before, in whatever order, is not looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from legendarium.bots.tashkalar.search.completing import completing_squares
from legendarium.bots.tashkalar.search.promise import promise
from legendarium.bots.tashkalar.search.task_squares import task_squares
from legendarium.bots.tashkalar.worth.features import lacking_pieces
from legendarium.table import Option
from legendarium.tashkalar import turn
from legendarium.tashkalar.arena import NOWHERE, SQUARE, Squares
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.schools import CARDS

Step = tuple[Position, Option]
"""A position, and the option taken there."""

Worth = Callable[[Position, int], float]
"""What a position is worth to a seat."""


class Width(NamedTuple):
    """How much of a turn is looked at."""

    actions: int
    """How many positions go on from one action to the next."""
    effects: int
    """How many positions go on from one choice of an effect to the next."""
    quiet: bool
    """Whether pieces are also placed where they bring nothing in this turn, neither a being nor a
    task. If not, actions may be left."""
    options: int = 1000
    """How many answers to one question of an effect are tried, those that hit an enemy first."""
    begun: int = 1000
    """How many summonings and other actions with an effect are carried through."""

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """How many of everything."""
        return self.actions, self.effects, self.options, self.begun


@dataclass(slots=True)
class Reached:
    """A position of the turn between two actions or at its end, and how it was reached."""

    worth: float
    position: Position
    previous: Reached | None
    option: Option | None

    def steps(self) -> list[Step]:
        """Every position on the way with the option taken there, the first one first."""
        found = []
        reached: Reached = self
        while reached.previous is not None and reached.option is not None:
            found.append((reached.previous.position, reached.option))
            reached = reached.previous
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
        """`worth` judges between actions, `rough` in the middle of one (or `worth` does).

        Once `is_late`, what was found so far is all.
        """
        self._seat = seat
        self._worth = worth
        self._rough = rough or worth
        self._width = width
        self._is_late = is_late
        self._known: set[object] = set()

    def ends(self, world: Position, options: Sequence[Option] | None = None) -> list[Reached]:
        """Where the turn can end, best first; at least one unless somebody else must choose."""
        start = Reached(self._worth(world, self._seat), world, None, None)
        ends: list[Reached] = []
        if world.before is None:
            frontier = [start]
            if not self._width.quiet:
                ends.append(start)
        else:
            frontier = self._sorted(self._effect([start], options), ends)
        first = options if world.before is None else None
        while frontier:
            found: list[Reached] = []
            for reached in frontier:
                found += self._actions(reached, first)
            first = None
            frontier = self._sorted(found, ends)
        ends.sort(key=lambda end: end.worth, reverse=True)
        return ends

    def _sorted(self, found: Iterable[Reached], ends: list[Reached]) -> list[Reached]:
        """The best positions that go on; those where the turn may end are added to the ends.

        There may be thousands: once it is late, none of them is looked at for what it promises.
        """
        going: list[tuple[float, Reached]] = []
        for reached in found:
            position = reached.position
            if position.stage == Stage.OVER or self._is_given_away(position):
                ends.append(reached)
                continue
            if not position.actions or not self._width.quiet:
                ends.append(reached)
            if self._is_late() or not (position.actions or _has_flare(position)):
                continue
            going.append((reached.worth + promise(position), reached))
        going.sort(key=lambda one: one[0], reverse=True)
        return [reached for _, reached in going[: self._width.actions]]

    def _is_given_away(self, position: Position) -> bool:
        """Whether somebody else goes on, in a position between two actions."""
        return (position.decider if position.actions else position.seat) != self._seat

    def _actions(self, reached: Reached, options: Sequence[Option] | None) -> Iterator[Reached]:
        """Everything that one action, or a flare, can lead to."""
        begun: list[Reached] = []
        given = self._options(reached.position) if options is None else options
        for option in self._sensible(reached.position, given):
            if self._is_late():
                return
            after = turn.take(reached.position, option)
            if after.before is None:
                if self._is_new(after):
                    yield Reached(self._worth(after, self._seat), after, reached, option)
            else:
                begun.append(Reached(self._rough(after, self._seat), after, reached, option))
        if len(begun) > self._width.begun:
            begun.sort(key=lambda one: one.worth, reverse=True)
            del begun[self._width.begun :]
        for one in begun:
            yield from self._effect([one])

    def _options(self, position: Position) -> Sequence[Option]:
        asked = turn.question(position)
        assert asked is not None
        if self._width.quiet:
            return asked.options
        squares = task_squares(position)
        if position.actions > 1:
            # What the last piece completes cannot be summoned in this turn.
            squares |= completing_squares(position, self._seat)
        return [
            option
            for option in asked.options
            if (option.kind != "place" or SQUARE[str(option.get("square"))] & squares)
            and option.kind != "discard"
        ]

    def _effect(
        self, begun: list[Reached], options: Sequence[Option] | None = None
    ) -> Iterator[Reached]:
        """Everything that the choices of a running effect can lead to, the best few at each."""
        while begun:
            going: list[Reached] = []
            for reached in begun:
                asked = turn.question(reached.position)
                assert asked is not None
                given = asked.options if options is None else options
                if len(given) > self._width.options:
                    given = self._few(reached.position, given)
                for option in self._sensible(reached.position, given):
                    if self._is_late():
                        return
                    after = turn.take(reached.position, option)
                    if not self._is_new(after):
                        continue
                    if after.before is None:
                        yield Reached(self._worth(after, self._seat), after, reached, option)
                    else:
                        worth = self._rough(after, self._seat)
                        going.append(Reached(worth, after, reached, option))
            options = None
            if len(going) > self._width.effects:
                going.sort(key=lambda one: one.worth, reverse=True)
                del going[self._width.effects :]
            begun = going

    def _sensible(self, position: Position, options: Sequence[Option]) -> Iterator[Option]:
        """The options without giving the turn away, and without cards that are nearly ready.

        Cards that go under their decks do so in one order, or there would be far too many ways.
        """
        put_under = None
        for option in options:
            if option.kind in ("end-turn", "hand-over"):
                continue
            if option.kind == "discard" and self._is_near(position, str(option.get("card")), 1):
                continue
            if option.kind == "put-under":
                if put_under or self._is_near(position, str(option.get("card")), 2):
                    continue
                put_under = option
            yield option

    def _few(self, position: Position, options: Sequence[Option]) -> list[Option]:
        """A few of the options: first those that go for an enemy, the last one always."""
        enemies = position.occupied & ~position.owners[position.side]
        hitting = [option for option in options if _target(option) & enemies]
        others = [option for option in options[:-1] if not _target(option) & enemies]
        step = max(1, len(others) // self._width.options)
        few = [*hitting, *others[::step]][: self._width.options]
        return [*few, options[-1]] if options[-1] not in few else few

    def _is_near(self, position: Position, name: str, near: int) -> bool:
        """Whether a being lacks at most so many pieces; flares are always worth keeping."""
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


def _target(option: Option) -> Squares:
    """The square that an option goes for; nowhere where it names none."""
    return SQUARE.get(option.get("to") or option.get("square") or "", NOWHERE)


def _has_flare(position: Position) -> bool:
    asked = turn.question(position)
    return asked is not None and any(option.kind == "flare" for option in asked.options)
