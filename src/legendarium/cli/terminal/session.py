"""A game in the terminal with its bots, and what of it is saved."""

from __future__ import annotations

from legendarium.bots.tashkalar import Bot, make_bot
from legendarium.cli.terminal.seating import HUMAN
from legendarium.table import IllegalChoice, Record
from legendarium.table.choice import Choice, How
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

TerminalPlay = Play[Position, View]


class Session:
    """A game whose players are people or bots by name; it does not depend on the screen."""

    def __init__(self, play: TerminalPlay) -> None:
        self.play = play
        self.saved: list[Choice] = []
        """The choices that the last save holds."""
        seed = play.seed + play.moment
        self._bots: dict[int, Bot] = {
            seat: make_bot(player, seed * 8 + seat)
            for seat, player in enumerate(play.players)
            if player != HUMAN
        }

    @classmethod
    def resume(cls, record: Record) -> Session:
        """Continue a recorded game; raises TableError if that is impossible."""
        bots = [seat for seat, player in enumerate(record.players) if player != HUMAN]
        keeps = Keeps.of_table(bool(record.setup.get("take_back", True)))
        play: TerminalPlay = Play.resume(TashKalar(), record, bots=bots, keeps=keeps)
        seats = play.position.setup.seats
        if len(play.players) != seats:
            play.players = (HUMAN,) * seats
        session = cls(play)
        session.saved = list(play.choices)
        return session

    @property
    def is_unsaved(self) -> bool:
        """Whether leaving now would lose an unfinished game."""
        return self.saved != self.play.choices and self.play.question is not None

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
