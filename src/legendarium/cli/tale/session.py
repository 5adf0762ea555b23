"""A game of Tainted Grail in the terminal: who chooses, undo, and what has been read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from legendarium.table import IllegalChoice, Question
from legendarium.table.choice import UNKNOWN_SEAT, How
from legendarium.table.play import Play
from legendarium.taintedgrail.events.story import PassageRead
from legendarium.taintedgrail.options import AnyOption, actor_of
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import View

TalePlay = Play[Position, View]
HUMAN = "human"


class Reading(NamedTuple):
    """A passage that was read, and the day of its first reading; day 0 if unknown."""

    key: str
    day: int


class Session:
    """A game whose players are people or bots by name; it does not depend on the screen."""

    def __init__(self, play: TalePlay) -> None:
        self.play = play
        self._days_read: dict[str, int] = {}
        """The passages read, with the day of the first reading."""
        self._read_up_to = 0
        """The moment up to which the game was searched for them; what came before is final."""

    @property
    def position(self) -> Position:
        """The current position."""
        return self.play.position

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        return self.play.question

    # Who chooses ------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The player of a seat; seats without one are people."""
        return self.play.players[seat] if seat < len(self.play.players) else HUMAN

    @property
    def bots(self) -> dict[int, str]:
        """The bots in play by seat."""
        seats = (one.seat for one in self.position.characters)
        return {seat: self.player(seat) for seat in seats if self.player(seat) != HUMAN}

    @property
    def has_people(self) -> bool:
        """Whether a person plays in the game."""
        return any(self.player(one.seat) == HUMAN for one in self.position.characters)

    def seat_player(self, seat: int, player: str) -> None:
        """Change the player of a seat."""
        players = [*self.play.players, *[HUMAN] * (seat + 1 - len(self.play.players))]
        players[seat] = player
        self.play.players = tuple(players)

    def bot_to_ask(self) -> int | None:
        """The seat of the bot that chooses now; None where a person does.

        People decide everything that concerns one of them, and bots what concerns only bots. During
        the day a bot acts by itself once no person can.
        """
        position, bots = self.position, self.bots
        asked = position.question
        assert asked is not None
        if not bots:
            return None
        if asked.kind == "action":
            able = {position.character(who).seat for who in map(actor_of, asked.options) if who}
            return None if able - bots.keys() or not able else min(able)
        seats = asked.seats or (asked.seat,)
        return seats[0] if all(seat in bots for seat in seats) else None

    # Choosing ---------------------------------------------------------------------------------

    def choose(self, option: AnyOption) -> None:
        """Take an option of a person; raises IllegalChoice, and changes nothing, if it is illegal.

        It is the choice of the first person who may make it.
        """
        seats = self.play.game.choosers(self.position, option)
        people = [seat for seat in seats if self.player(seat) == HUMAN]
        self.play.choose(option, next(iter(people or seats), UNKNOWN_SEAT))

    def choose_for_bot(self, seat: int, option: AnyOption) -> None:
        """Take an option of a bot."""
        self.play.choose(option, seat, How.BOT)

    def undo(self, choices: int | None = None) -> None:
        """Undo so many choices, or back to before the last one of a person."""
        moment = self._moment_of_undo(choices)
        if moment is not None and moment < self.play.first:
            # A game of the first format goes on from its last choice, and does not say who chose.
            self.play.recover_past(self.bots)
            moment = self._moment_of_undo(choices)
        if moment is None:
            raise IllegalChoice("There is nothing to undo.")
        self.play.go_back(moment)

    def _moment_of_undo(self, choices: int | None) -> int | None:
        return self.play.last_of() if choices is None else self.play.moment - choices

    # What was read ----------------------------------------------------------------------------

    def readings(self) -> list[Reading]:
        """Every passage that was read, in order of first reading."""
        play = self.play
        play.recover_past(self.bots)
        self._read_up_to = max(self._read_up_to, play.first)
        positions = play.positions(self._read_up_to)
        before = next(positions)
        if self._read_up_to == play.first:
            # Where the past is not known, the passages are, but not their days.
            known = dict.fromkeys((*_read_now(before), *sorted(before.read)))
            self._note(known, before.day if play.first == 0 else 0)
        for after in positions:
            self._note(_read_now(after), before.day)
            before = after
        self._read_up_to = play.final
        return [Reading(key, day) for key, day in self._days_read.items()]

    def _note(self, passages: Iterable[str], day: int) -> None:
        for passage in passages:
            self._days_read.setdefault(passage, day)


def _read_now(position: Position) -> list[str]:
    return [event.key for event in position.events if isinstance(event, PassageRead)]
