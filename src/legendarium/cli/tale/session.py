"""A tale being played: its record, where it stands, what was told, and who chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from legendarium.table import Event, IllegalChoice, Option, Question, Record, TableError
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.saving import Save

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Moment:
    """One choice, and what it made happen; the first moment has no choice."""

    day: int
    option: Option | None
    events: tuple[Event, ...]
    by_person: bool


class Session:
    """The game with its players; it knows nothing of screens."""

    def __init__(
        self,
        game: TaintedGrail,
        record: Record,
        position: Position,
        take_back: bool = True,
    ) -> None:
        self.game = game
        self.record = record
        self.position = position
        self.may_take_back = take_back
        self._loaded: tuple[Record, Position] | None = record, position
        """What was loaded, until it is known how it came about."""
        self._moments: list[Moment] = []
        self._past: list[Position] = []
        """Positions that may be gone back to, since the last choice that is final."""

    @classmethod
    def begin(
        cls,
        game: TaintedGrail,
        setup: Mapping[str, Any],
        seed: int,
        players: Sequence[str],
        take_back: bool = True,
    ) -> Session:
        """A fresh game."""
        position = game.start(setup, seed)
        record = Record(game.name, setup, seed, players=tuple(players))
        session = cls(game, record, position, take_back)
        session._moments = [Moment(position.day, None, tuple(position.events), False)]
        session._loaded = None
        return session

    @classmethod
    def resume(cls, game: TaintedGrail, save: Save, take_back: bool = True) -> Session:
        """Go on with a saved game, from its snapshot."""
        return cls(game, save.record, save.position, take_back)

    # Who chooses ------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        return self.position.question

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where; a seat that nobody has named is a person's."""
        return self.record.players

    def player(self, seat: int) -> str:
        """Who plays a seat."""
        return self.players[seat] if seat < len(self.players) else HUMAN

    @property
    def bots(self) -> dict[int, str]:
        """The seats of bots that are in play."""
        seats = (one.seat for one in self.position.characters)
        return {seat: self.player(seat) for seat in seats if self.player(seat) != HUMAN}

    @property
    def has_people(self) -> bool:
        """Whether a person has a part in the game."""
        return any(self.player(one.seat) == HUMAN for one in self.position.characters)

    def seat_player(self, seat: int, player: str) -> None:
        """Say who plays a seat from now on."""
        players = [*self.players, *[HUMAN] * (seat + 1 - len(self.players))]
        players[seat] = player
        self.record = replace(self.record, players=tuple(players))

    def bot_to_ask(self) -> int | None:
        """The seat of the bot that chooses now; None where a person does.

        People decide whatever they have a part in; bots what concerns them alone. In the day a bot
        acts by itself once no person can.
        """
        asked = self.position.question
        assert asked is not None
        bots = self.bots
        if not bots:
            return None
        if asked.kind == "action":
            able = {self.position.character(one.get("who")).seat for one in _deeds(asked.options)}
            return None if able - bots.keys() or not able else min(able)
        seats = asked.seats or (asked.seat,)
        return seats[0] if all(seat in bots for seat in seats) else None

    # Choosing ---------------------------------------------------------------------------------

    def choose(self, option: Option, by_person: bool = True) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it is not allowed."""
        before = self.position
        self.game.check(before, option)
        after = self.game.take(before, option)
        if self.game.closes(before, option):
            self._past.clear()
        else:
            self._past.append(before)
        self.position = after
        self.record = replace(self.record, choices=(*self.record.choices, option))
        self._moments.append(Moment(before.day, option, tuple(after.events), by_person))

    @property
    def latest(self) -> tuple[Event, ...]:
        """What the last choice made happen."""
        return tuple(self.position.events)

    def take_back(self) -> None:
        """Undo choices up to the last one that a person made; raises IllegalChoice."""
        if not self.may_take_back:
            raise IllegalChoice("This table plays without taking back.")
        undone = self._undone()
        if not undone:
            self._recall()
            undone = self._undone()
        if not undone:
            raise IllegalChoice("There is nothing to take back: what came before is final.")
        self.position = self._past[-undone]
        del self._past[-undone:]
        del self._moments[-undone:]
        self.record = replace(self.record, choices=self.record.choices[:-undone])

    def _undone(self) -> int:
        """How many choices go when a person takes one back; 0 where none can."""
        for number in range(1, len(self._past) + 1):
            if self._moments[-number].by_person:
                return number
        return 0

    # What was told ----------------------------------------------------------------------------

    @property
    def moments(self) -> list[Moment]:
        """Everything that happened, from the first morning on."""
        self._recall()
        return self._moments

    def _recall(self) -> None:
        """Play a loaded game again, to know what was told in it and what may be taken back.

        Where the campaign has changed since, only the snapshot holds: nothing is known of before.
        """
        if self._loaded is None:
            return
        record, loaded = self._loaded
        self._loaded = None
        moments: list[Moment] = []
        past: list[Position] = []
        try:
            last = self._replay(record, moments, past)
        except TableError:
            return
        if last != loaded:
            return
        if len(self._past) == len(self._moments):
            # Nothing since was final, so what came before may be taken back too.
            self._past = past + self._past
        self._moments = moments + self._moments

    def _replay(self, record: Record, moments: list[Moment], past: list[Position]) -> Position:
        before: Position | None = None
        for option, after in zip((None, *record.choices), record.positions(self.game), strict=True):
            if before is None or option is None:
                moments.append(Moment(after.day, None, tuple(after.events), False))
            else:
                if self.game.closes(before, option):
                    past.clear()
                else:
                    past.append(before)
                persons = self._is_persons(before, option)
                moments.append(Moment(before.day, option, tuple(after.events), persons))
            before = after
        assert before is not None
        return before

    def _is_persons(self, before: Position, option: Option) -> bool:
        """Whether a person made this choice, by the rule of `bot_to_ask`."""
        asked = before.question
        assert asked is not None
        who = option.get("who") if asked.kind == "action" else None
        if isinstance(who, str) and before.is_here(who):
            return self.player(before.character(who).seat) == HUMAN
        return any(self.player(seat) == HUMAN for seat in asked.seats or (asked.seat,))


def _deeds(options: Sequence[Option]) -> list[Option]:
    """The options of the day that are somebody's own."""
    return [one for one in options if isinstance(one.get("who"), str)]
