"""The game of a table: the numbers of its steps, the last steps, and what a seat may do.

This module does no I/O: it prepares a step, the caller stores it, and only then it is taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.server.errors import Refused
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.table import SPECTATOR, Box, Option
from legendarium.table.choice import Choice, How, Step
from legendarium.table.play import Play

MAX_STEPS_REMEMBERED = 32
"""Steps kept for a client that reconnects; one that missed more gets a fresh view."""

CHOICES_BETWEEN_SNAPSHOTS = 200

CHOSEN = "choice"
"""The cause of a choice of a person."""
UNDONE = "take-back"
"""The cause of a step that undoes choices."""
CAUSES = {How.BOT: "bot", How.CLOCK: "clock"}
"""The cause of a choice that a person did not make."""


class NumberedStep(NamedTuple):
    """A step of a game, with its number in live messages."""

    number: int
    by: int
    """The seat that chose, or that undid choices."""
    step: Step[Any]
    ends_turn: bool = False

    @property
    def choice(self) -> Choice | None:
        """The choice; None for an undo."""
        return self.step.taken[-1].choice if self.step.taken else None

    @property
    def cause(self) -> str:
        """What live messages say of it: choice, bot, clock or take-back."""
        return UNDONE if self.choice is None else cause_of(self.choice)

    @property
    def position(self) -> Any:
        """The position after it."""
        return self.step.after

    @property
    def moment(self) -> int:
        """The number of choices that lead to that position."""
        return self.step.keep + len(self.step.taken)


class Match:
    """The game of a table, with the number of its last step."""

    def __init__(self, box: Box[Any, Any], play: Play[Any, Any], number: int = 0) -> None:
        self.box = box
        self.play = play
        self.number = number
        self.steps: deque[NumberedStep] = deque(maxlen=MAX_STEPS_REMEMBERED)
        self.kept_moment = 0
        """The moment of the newest stored snapshot."""
        self._kept_chapter = play.game.chapter(play.position)

    @property
    def now(self) -> NumberedStep:
        """A step that stands for the current position."""
        play = self.play
        return NumberedStep(self.number, SPECTATOR, Step(play.moment, (), play.position))

    def prepare_choice(self, seat: int, option: Option, how: How) -> NumberedStep:
        """The step for a choice; raises Refused or IllegalChoice when it is not allowed."""
        step = self.play.prepare(Choice(self._allowed_option(seat, option), seat, how))
        return NumberedStep(self.number + 1, seat, step, self.box.begins_turn(step.after))

    def _allowed_option(self, seat: int, option: Option) -> Option:
        """The game's own object equal to this option, which the seat may choose now."""
        asked, position = self.play.question, self.play.position
        is_asked = asked is not None and asked.seat == seat
        answers = asked.options if asked is not None and is_asked else ()
        listed = _find(answers, option) or _find(self.box.asides(position, seat), option)
        if listed is not None:
            return listed
        if asked is not None and not is_asked:
            raise Refused("not-your-turn")
        # The game gives the most precise reason.
        self.box.game.check(position, option)
        raise Refused("illegal-choice")

    def free_undo_moment(self, seat: int) -> int | None:
        """The moment before the last choice of a seat, if it may undo it without consent.

        What bots and clocks have chosen since, and offers of others, do not prevent it; they are
        undone as well.
        """
        play = self.play
        moment = play.last_of([seat])
        if moment is None or moment < play.final:
            return None
        return moment if all(map(self._is_aside, range(moment + 1, play.moment))) else None

    def can_go_back(self, seat: int) -> bool:
        """Whether the last choice of a seat can be undone, at least by consent."""
        moment = self.play.last_of([seat])
        is_lost = self.play.start.is_anchor and moment is not None and moment < self.play.first
        return moment is not None and not is_lost

    def _is_aside(self, moment: int) -> bool:
        """Whether the choice at this moment was an aside, or not made by a person."""
        choice = self.play.choices[moment]
        if choice.how in CAUSES:
            return True
        return choice.option in self.box.asides(self.play.at(moment), choice.by)

    def prepare_undo(self, seat: int, keep: int) -> NumberedStep:
        """The step of a seat that goes back to a moment."""
        step = self.play.prepare_return(keep, past_final=True)
        return NumberedStep(self.number + 1, seat, step)

    def accept(self, step: NumberedStep) -> None:
        """Take a step that was prepared and stored."""
        self.play.accept(step.step)
        self.kept_moment = min(self.kept_moment, step.moment)
        self.number = step.number
        self.steps.append(step)

    def snapshot(self, is_leaving: bool = False) -> StoredSnapshot | None:
        """A snapshot to be stored now, if it is time for one or the table leaves the memory."""
        play = self.play
        chapter = play.game.chapter(play.position)
        begins_chapter = chapter != self._kept_chapter
        since = play.final - self.kept_moment
        if not since or not (is_leaving or begins_chapter or since >= CHOICES_BETWEEN_SNAPSHOTS):
            return None
        snapshot = play.snapshot()
        self.kept_moment, self._kept_chapter = snapshot.moment, chapter
        return StoredSnapshot(snapshot, chapter=chapter if begins_chapter else None)

    def steps_after(self, number: int) -> list[NumberedStep] | None:
        """The steps after this number; None when not all of them are remembered."""
        if not 0 < number <= self.number or self.number - number > len(self.steps):
            return None
        return [step for step in self.steps if step.number > number]


def cause_of(choice: Choice) -> str:
    """What live messages say of a choice."""
    return CAUSES.get(choice.how, CHOSEN)


def _find(options: Sequence[Option], option: Option) -> Option | None:
    """The listed option that is equal to this one."""
    try:
        return options[options.index(option)]
    except ValueError:
        return None
