"""A game being played: who made each choice, what is final, and undo.

A choice is prepared (checked and taken once), stored by the caller, and then accepted, so that
nobody sees a choice that could still be lost. Nothing here does I/O.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from legendarium.table.choice import UNKNOWN_SEAT, Choice, How, Start, Step, Taken
from legendarium.table.errors import DamagedSave, IllegalChoice, TableError
from legendarium.table.game import Game, Outcome, Question
from legendarium.table.record import Record

P = TypeVar("P")
V = TypeVar("V")

FRAME_INTERVAL = 64
"""Every so many choices, the position is kept as a frame."""
MAX_FRAMES = 8


class Keeps(Enum):
    """Which positions of a game are kept in memory, besides the current one."""

    NOTHING = 0
    """None: there is no undo."""
    UNDO = 1
    """Those since the last final choice, and the latest frames."""
    FRAMES = 2
    """Those since the last final choice, and every frame, to look at the whole game."""

    @classmethod
    def of_table(cls, allows_undo: bool) -> Keeps:
        """What a table keeps in memory."""
        return cls.UNDO if allows_undo else cls.NOTHING


class Play(Generic[P, V]):
    """A game being played. A moment of it is the number of choices that lead to it."""

    def __init__(
        self,
        game: Game[P, V],
        setup: Mapping[str, Any],
        seed: int,
        players: Sequence[str] = (),
        *,
        keeps: Keeps = Keeps.UNDO,
        start: Start[P] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.players = tuple(players)
        """The names of the players by seat, or empty; the game does not depend on them."""
        self.keeps = keeps
        self.allows_undo = keeps is not Keeps.NOTHING
        self.choices: list[Choice] = []
        self._start = start or Start(game.start(setup, seed))
        self.position = self._start.position
        self._finals = [self._start.moment]
        """The moment of the start, and those after final choices."""
        self._recent: dict[int, P] = {}
        """By moment: positions since the last final choice."""
        self._frames: deque[tuple[int, P]] = deque(
            maxlen=None if keeps is Keeps.FRAMES else MAX_FRAMES
        )

    @classmethod
    def resume(
        cls,
        game: Game[P, V],
        record: Record,
        choices: Sequence[Choice] | None = None,
        *,
        bots: Collection[int] = (),
        keeps: Keeps = Keeps.UNDO,
        start: Start[P] | None = None,
    ) -> Play[P, V]:
        """Continue a recorded game; raises DamagedSave if a choice in it is illegal.

        `choices` tells who made the choices of the record. Where that is unknown, it was a seat
        that was asked: one of `bots` only if no other seat was.
        """
        play = cls(game, record.setup, record.seed, record.players, keeps=keeps, start=start)
        if choices is None:
            choices = [Choice(option, UNKNOWN_SEAT) for option in record.choices]
        play.choices += choices[: play._start.moment]
        play._replay(choices[play._start.moment :], bots)
        return play

    def _replay(self, choices: Iterable[Choice], bots: Collection[int]) -> None:
        for choice in choices:
            try:
                if choice.by == UNKNOWN_SEAT:
                    choice = self._attributed(choice.option, bots)
                self.accept(self.prepare(choice))
            except TableError as error:
                raise DamagedSave(
                    f"Choice {self.moment + 1} of the saved game is illegal: {error}"
                ) from None

    def _attributed(self, option: Any, bots: Collection[int]) -> Choice:
        seats = self.game.choosers(self.position, option)
        people = [seat for seat in seats if seat not in bots]
        if people or not seats:
            return Choice(option, people[0] if people else UNKNOWN_SEAT)
        return Choice(option, seats[0], How.BOT)

    def recover_past(self, bots: Collection[int] = ()) -> bool:
        """Replay the game from its setup if it started from a snapshot, so that all of it is known.

        Return False, and change nothing, if the record does not lead to the current position, as
        when rules or content have changed since.
        """
        if not self._start.moment:
            return True
        whole = Play(self.game, self.setup, self.seed, keeps=self.keeps)
        try:
            whole._replay(self.choices, bots)
        except TableError:
            return False
        if whole.position != self.position:
            return False
        self.choices, self._start = whole.choices, whole._start
        self._finals, self._recent, self._frames = whole._finals, whole._recent, whole._frames
        return True

    # What is known of the game ----------------------------------------------------------------

    @property
    def moment(self) -> int:
        """The number of choices made."""
        return len(self.choices)

    @property
    def first(self) -> int:
        """The first moment that can be looked at: later than 0 after a start from a snapshot."""
        return self._start.moment

    @property
    def final(self) -> int:
        """The first moment that undo may return to."""
        return self._finals[-1] if self.allows_undo else self.moment

    @property
    def finals(self) -> Sequence[int]:
        """The moments after final choices, in order."""
        return self._finals[1:]

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be undone."""
        return self.moment > self.final

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        return self.game.question(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.game.outcome(self.position)

    def view(self, seat: int) -> V:
        """What this seat may know now."""
        return self.game.view(self.position, seat)

    def record(self, until: int | None = None) -> Record:
        """The record of the game so far, or up to a moment."""
        options = tuple(choice.option for choice in self.choices[:until])
        return Record(self.game.name, self.setup, self.seed, options, self.players)

    def last_of(self, seats: Collection[int] | None = None) -> int | None:
        """The moment before the last choice that a person made, for one of these seats."""
        for moment in range(self.moment - 1, -1, -1):
            choice = self.choices[moment]
            is_theirs = seats is None or choice.by in seats
            if is_theirs and choice.how not in (How.BOT, How.CLOCK):
                return moment
        return None

    def at(self, moment: int) -> P:
        """The position at a moment: one that is kept, or made again from the nearest before it."""
        known, position = self._nearest(moment)
        for choice in self.choices[known:moment]:
            position = self.game.take(position, choice.option)
        return position

    def positions(self, first: int = 0) -> Iterator[P]:
        """The positions from a moment to the current one."""
        position = self.at(first)
        yield position
        for choice in self.choices[first:]:
            position = self.game.take(position, choice.option)
            yield position

    def _nearest(self, moment: int) -> tuple[int, P]:
        """The latest position that is kept, up to a moment."""
        if moment == self.moment:
            return moment, self.position
        if not self._start.moment <= moment < self.moment:
            raise IllegalChoice(f"There is no moment {moment} to return to.")
        if moment in self._recent:
            return moment, self._recent[moment]
        found = self._start.moment, self._start.position
        for number, position in (*self._frames, *self._recent.items()):
            if found[0] < number <= moment:
                found = number, position
        return found

    # Choosing ---------------------------------------------------------------------------------

    def prepare(self, *choices: Choice) -> Step[P]:
        """The step of these choices; raises IllegalChoice if one is illegal."""
        taken: list[Taken[P]] = []
        position = self.position
        for choice in choices:
            option = self._own(position, self.game.question(position), choice.option)
            if option is not choice.option:
                choice = choice._replace(option=option)
            after = self.game.take(position, option)
            taken.append(Taken(choice, after, self._is_final(position, option)))
            position = after
        return Step(len(self.choices), tuple(taken), position)

    def _own(self, position: P, asked: Question | None, option: Any) -> Any:
        """The game's own object of a legal option: games share them, which saves memory."""
        if asked is not None:
            try:
                return asked.options[asked.options.index(option)]
            except ValueError:
                pass
        self.game.check(position, option)
        return option

    def _is_final(self, before: P, option: Any) -> bool:
        return self.allows_undo and _is_final(self.game, before, option)

    def prepare_return(self, to: int, *, past_final: bool = False) -> Step[P]:
        """The step that undoes all choices after a moment; raises IllegalChoice."""
        if not self.allows_undo:
            raise IllegalChoice("Undo is off at this table.")
        if to < self.final and not past_final:
            raise IllegalChoice("There is nothing to undo: everything before this is final.")
        return Step(to, (), self.at(to))

    def accept(self, step: Step[P]) -> None:
        """Take a step that was prepared at this moment."""
        if not step.taken:
            self._return(step)
            return
        assert step.keep == len(self.choices), "the game has moved on since the step was prepared"
        for taken in step.taken:
            self._add(*taken)

    def _add(self, choice: Choice, after: P, is_final: bool) -> None:
        self.choices.append(choice)
        if self.allows_undo:
            self._remember(after, is_final)
        self.position = after

    def _remember(self, after: P, is_final: bool) -> None:
        """Keep what undo needs, after a choice was added."""
        moment = len(self.choices)
        if is_final:
            self._finals.append(moment)
            self._recent = {}
        else:
            self._recent[moment - 1] = self.position
        if moment % FRAME_INTERVAL == 0:
            self._frames.append((moment, after))

    def _return(self, step: Step[P]) -> None:
        del self.choices[step.keep :]
        while self._finals[-1] > step.keep:
            self._finals.pop()
        while self._frames and self._frames[-1][0] > step.keep:
            self._frames.pop()
        for moment in [one for one in self._recent if one >= step.keep]:
            del self._recent[moment]
        self.position = step.after

    def choose(self, option: Any, by: int, how: How = How.PERSON) -> None:
        """Prepare and accept a choice that needs no storing."""
        self.accept(self.prepare(Choice(option, by, how)))

    def go_back(self, to: int, *, past_final: bool = False) -> None:
        """Prepare and accept a return that needs no storing."""
        self.accept(self.prepare_return(to, past_final=past_final))

    def let_bots_choose(self, choose: Callable[[int, V], Any]) -> Iterator[tuple[P, Choice]]:
        """Let bots play on; yields each choice after it is made, with the position before it.

        `choose` gets the seat that is asked and its view.
        """
        game = self.game
        while (asked := game.question(self.position)) is not None:
            before, seat = self.position, asked.seat
            option = self._own(before, asked, choose(seat, game.view(before, seat)))
            choice = Choice(option, seat, How.BOT)
            self._add(choice, game.take(before, option), self._is_final(before, option))
            yield before, choice


def _is_final(game: Game[P, V], before: P, option: Any) -> bool:
    """Whether this choice, and everything before it, can no longer be undone."""
    return game.is_irreversible(before, option)
