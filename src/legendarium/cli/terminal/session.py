"""A game in the terminal with its bots, and whether it is saved."""

from __future__ import annotations

from legendarium.bots.tashkalar import Bot, make_bot
from legendarium.cli.terminal.autosave import Autosave
from legendarium.cli.terminal.seating import HUMAN
from legendarium.table import IllegalChoice
from legendarium.table.choice import Choice, How
from legendarium.table.play import Play
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

TerminalPlay = Play[Position, View]


class Session:
    """A game whose players are people or bots by name; it does not depend on the screen."""

    def __init__(self, play: TerminalPlay, autosave: Autosave | None = None) -> None:
        self.play = play
        self._autosave = autosave
        self._saved: list[Choice] = []
        """The choices that the last save by command holds."""
        seed = play.seed + play.moment
        self._bots: dict[int, Bot] = {
            seat: make_bot(player, seed * 8 + seat)
            for seat, player in enumerate(play.players)
            if player != HUMAN
        }

    # Saving

    def keep(self) -> None:
        """Save what has changed automatically."""
        if self._autosave is not None:
            self._autosave.save(self.play)

    @property
    def is_kept(self) -> bool:
        """Whether the game is saved automatically."""
        return self._autosave is not None and self._autosave.is_kept

    @property
    def cannot_be_kept(self) -> bool:
        """Whether it should be saved automatically, but cannot."""
        return self._autosave is not None and self._autosave.trouble is not None

    def note_saved(self) -> None:
        """Note that the game was saved by command."""
        self._saved = list(self.play.choices)

    @property
    def is_unsaved(self) -> bool:
        """Whether leaving now would lose an unfinished game."""
        is_saved = self.is_kept or self._saved == self.play.choices
        return not is_saved and self.play.question is not None

    def replaced_by(self, play: TerminalPlay) -> Session:
        """The session of another game, which is saved where this one was."""
        autosave = None if self._autosave is None else Autosave(self._autosave.folder)
        session = Session(play, autosave)
        session.note_saved()
        return session

    # Players and choices

    @property
    def people(self) -> list[int]:
        """The seats of the people at this terminal."""
        return [seat for seat, player in enumerate(self.play.players) if player == HUMAN]

    def choose(self, seat: int, option: AnyOption) -> None:
        """Take an option of a seat; raises IllegalChoice, and changes nothing, if it is illegal."""
        self.play.choose(option, seat, How.BOT if seat in self._bots else How.PERSON)

    def let_bot_choose(self, seat: int) -> None:
        """Let the bot of a seat answer its question."""
        self.choose(seat, self._bots[seat].choose(self.play.view(seat)))

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice is reversible and this seat's own (12T.5)."""
        return self.play.can_undo and self.play.choices[-1].by == seat

    def undo(self, seat: int) -> None:
        """Undo the last choice, which must be this seat's own."""
        if self.play.can_undo and not self.can_undo(seat):
            raise IllegalChoice("The last choice was made by somebody else.")
        self.play.go_back(self.play.moment - 1)
