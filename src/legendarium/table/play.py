"""A game being played: who made each choice, what is final, and undo.

A choice is prepared (checked and taken once), stored by the caller, and then accepted, so that
nobody sees a choice that could still be lost. Nothing here does I/O.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from legendarium.table.choice import UNKNOWN_SEAT, Choice, How, Start, Step, Taken
from legendarium.table.errors import DamagedSave, IllegalChoice, TableError
from legendarium.table.game import Game, Outcome, Question
from legendarium.table.kept import Keeps, Kept
from legendarium.table.record import Record
from legendarium.table.snapshot import Snapshot, choices_digest

P = TypeVar("P")
V = TypeVar("V")


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
        self.start = start or Start(game.start(setup, seed))
        self.position = self.start.position
        self._kept: Kept[P] = Kept(keeps, self.start.moment)
        self._is_past_lost = False
        """Whether what came before the start could not be recovered."""

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
        # Equal choices are one object: a campaign has thousands.
        known: dict[Choice, Choice] = {}
        play.choices += [known.setdefault(one, one) for one in choices[: play.first]]
        play.replay(choices[play.first :], bots)
        return play

    def replay(self, choices: Iterable[Choice], bots: Collection[int]) -> None:
        """Make stored choices, up to an illegal one; raises DamagedSave for it."""
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

    def replay_past(self, bots: Collection[int] = ()) -> Play[P, V] | None:
        """The game from its setup up to where this one starts; this one stays as it is.

        None if the record does not lead there, as when rules or content have changed since.
        """
        past = Play(self.game, self.setup, self.seed, keeps=self.keeps)
        try:
            past.replay(self.choices[: self.first], bots)
        except TableError:
            return None
        encode = self.game.encode
        return past if encode(past.position) == encode(self.start.position) else None

    def join_past(self, past: Play[P, V]) -> None:
        """Add what was replayed, so that all of the game is known."""
        assert past.moment == self.first, "this is not what came before"
        self.choices[: self.first] = past.choices
        self._kept.join(past._kept)
        self.start = past.start

    def recover_past(self, bots: Collection[int] = ()) -> bool:
        """Replay and join what came before a snapshot; False if that is impossible."""
        if self.first and not self._is_past_lost:
            past = self.replay_past(bots)
            if past is None:
                self._is_past_lost = True
            else:
                self.join_past(past)
        return not self.first

    # What is known of the game ----------------------------------------------------------------

    @property
    def moment(self) -> int:
        """The number of choices made."""
        return len(self.choices)

    @property
    def first(self) -> int:
        """The first moment that can be looked at: later than 0 after a start from a snapshot."""
        return self.start.moment

    @property
    def final(self) -> int:
        """The first moment that undo may return to."""
        return self._kept.finals[-1] if self.allows_undo else self.moment

    @property
    def finals(self) -> Sequence[int]:
        """The moments after final choices, in order."""
        return self._kept.finals[1:]

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

    def snapshot(self) -> Snapshot:
        """The position after the last final choice; it takes no choice that may be undone."""
        moment = self.final
        options = [choice.option.to_json() for choice in self.choices[:moment]]
        return Snapshot(
            moment,
            choices_digest(options),
            self.game.rules,
            self.game.edition(self.setup),
            self.game.encode(self.at(moment)),
            self.start.is_anchor,
        )

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

    def positions(self, first: int | None = None) -> Iterator[P]:
        """The positions from a moment, or from the first known one, to the current one."""
        first = self.first if first is None else first
        position = self.at(first)
        yield position
        for choice in self.choices[first:]:
            position = self.game.take(position, choice.option)
            yield position

    def _nearest(self, moment: int) -> tuple[int, P]:
        """The latest position that is kept, up to a moment."""
        if moment == self.moment:
            return moment, self.position
        if not self.first <= moment < self.moment:
            raise IllegalChoice(f"There is no moment {moment} to return to.")
        return self._kept.nearest(moment) or (self.first, self.start.position)

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
            del self.choices[step.keep :]
            self._kept.go_back(step.keep)
            self.position = step.after
            return
        assert step.keep == len(self.choices), "the game has moved on since the step was prepared"
        for taken in step.taken:
            self._add(*taken)

    def _add(self, choice: Choice, after: P, is_final: bool) -> None:
        self.choices.append(choice)
        if self.allows_undo:
            self._kept.add(len(self.choices), self.position, after, is_final)
        self.position = after

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
