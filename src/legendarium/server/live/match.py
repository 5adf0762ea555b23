"""A game in play at a table: its record, who made each choice, and the number of each step.

This module does no I/O: it prepares a step, the caller stores it, and only then it is taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from legendarium.server.errors import Refused
from legendarium.server.storage.models import JournalRow
from legendarium.table import Box, Option, Outcome, Play, Question, Record

MAX_STEPS_REMEMBERED = 32
"""Steps kept for a client that reconnects; one that missed more gets a fresh view."""


class Step(NamedTuple):
    """A choice, or the undoing of choices."""

    number: int
    cause: str
    by: int
    moment: int
    """The number of choices that lead to the position after it."""
    position: Any
    option: Option | None = None
    """The choice; None for an undo."""
    ends_turn: bool = False


class Match:
    """One game from its setup to its current position."""

    def __init__(
        self, box: Box[Any, Any], setup: Mapping[str, Any], seed: int, take_back: bool
    ) -> None:
        self.box = box
        self.game = box.game
        self.play: Play[Any, Any] = Play(box.game, setup, seed, take_back)
        self.authors: list[int] = []
        """The seat that made each choice of the record."""
        self.number = 0
        self.steps: deque[Step] = deque(maxlen=MAX_STEPS_REMEMBERED)

    @classmethod
    def restore(
        cls,
        box: Box[Any, Any],
        setup: Mapping[str, Any],
        seed: int,
        take_back: bool,
        journal: Iterable[JournalRow],
    ) -> Match:
        """The match that is stored in a journal."""
        match = cls(box, setup, seed, take_back)
        choices: list[Option] = []
        for row in journal:
            match.number = row.number
            if row.keep is not None:
                del choices[row.keep :]
                del match.authors[row.keep :]
            else:
                choices.append(box.game.option_kinds.read(row.option))
                match.authors.append(row.seat)
        record = Record(box.game.name, setup, seed, tuple(choices))
        match.play = Play.resume(box.game, record, take_back)
        return match

    @property
    def position(self) -> Any:
        """The current position."""
        return self.play.position

    @property
    def moment(self) -> int:
        """The number of choices made so far."""
        return len(self.authors)

    @property
    def question(self) -> Question | None:
        """The question that is open now."""
        return self.game.question(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.game.outcome(self.position)

    def prepare_choice(self, seat: int, option: Option, cause: str) -> Step:
        """The step for a choice; raises Refused or IllegalChoice when it is not allowed."""
        taken = self._listed_option(seat, option)
        after = self.game.take(self.position, taken)
        ends_turn = self.box.begins_turn(after)
        return Step(self.number + 1, cause, seat, self.moment + 1, after, taken, ends_turn)

    def _listed_option(self, seat: int, option: Option) -> Option:
        """The game's own object equal to this option: games share them, which saves memory."""
        asked = self.question
        is_asked = asked is not None and asked.seat == seat
        answers = asked.options if asked is not None and is_asked else ()
        listed = _find(answers, option) or _find(self.box.asides(self.position, seat), option)
        if listed is not None:
            return listed
        if asked is not None and not is_asked:
            raise Refused("not-your-turn")
        # The game gives the most precise reason.
        self.game.check(self.position, option)
        raise Refused("illegal-choice")

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo its last choice without consent."""
        return self.free_undo_moment(seat) is not None

    def free_undo_moment(self, seat: int) -> int | None:
        """The moment before the last choice of a seat, if it may undo it without consent.

        Offers that others have made since do not prevent it; they are undone as well.
        """
        moment, final = self.moment_before_last_choice_of(seat), self.moment - len(self.play.past)
        if moment is None or moment < final:
            return None
        later = range(moment + 1, self.moment)
        return moment if all(self._is_aside(one, final) for one in later) else None

    def _is_aside(self, moment: int, final: int) -> bool:
        """Whether the choice at this moment was an aside, not an answer to a question."""
        before, author = self.play.past[moment - final], self.authors[moment]
        return self.play.record.choices[moment] in self.box.asides(before, author)

    def moment_before_last_choice_of(self, seat: int) -> int | None:
        """The moment before the last choice of a seat; None if it has made none."""
        for moment in range(self.moment - 1, -1, -1):
            if self.authors[moment] == seat:
                return moment
        return None

    def prepare_undo(self, seat: int, keep: int) -> tuple[Step, Play[Any, Any]]:
        """The step that goes back to a moment, and the play at that moment."""
        play = self.play.before_choice(keep)
        return Step(self.number + 1, "take-back", seat, keep, play.position), play

    def take_choice(self, step: Step) -> None:
        """Take a choice that was prepared and stored."""
        assert step.option is not None
        self.play.accept(step.option, step.position)
        self.authors.append(step.by)
        self._remember(step)

    def undo(self, step: Step, play: Play[Any, Any]) -> None:
        """Take an undo that was prepared and stored."""
        self.play = play
        del self.authors[step.moment :]
        self._remember(step)

    def _remember(self, step: Step) -> None:
        self.number = step.number
        self.steps.append(step)

    def steps_after(self, number: int) -> list[Step] | None:
        """The steps after this number; None when not all of them are remembered."""
        if not 0 < number <= self.number or self.number - number > len(self.steps):
            return None
        return [step for step in self.steps if step.number > number]


def _find(options: Sequence[Option], option: Option) -> Option | None:
    """The listed option that is equal to this one."""
    try:
        return options[options.index(option)]
    except ValueError:
        return None
