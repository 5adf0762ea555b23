"""A game of Tainted Grail in the terminal: record, position, steps, and who chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from legendarium.table import IllegalChoice, Question, Record, TableError
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.options import AnyOption, actor_of
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.saving import Save

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Step:
    """One choice with its events; the first step has no choice."""

    day: int
    option: AnyOption | None
    events: tuple[AnyEvent, ...]
    by_person: bool


class Session:
    """The game with its players; it does not depend on the screen."""

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
        self.allows_undo = take_back
        self._loaded: tuple[Record, Position] | None = record, position
        """A loaded game whose choices have not been replayed yet."""
        self._steps: list[Step] = []
        self._undo_stack: list[Position] = []
        """The positions to undo to, since the last irreversible choice."""

    @classmethod
    def begin(
        cls,
        game: TaintedGrail,
        setup: Mapping[str, Any],
        seed: int,
        players: Sequence[str],
        take_back: bool = True,
    ) -> Session:
        """Start a new game."""
        position = game.start(setup, seed)
        record = Record(game.name, setup, seed, players=tuple(players))
        session = cls(game, record, position, take_back)
        session._steps = [Step(position.day, None, tuple(position.events), False)]
        session._loaded = None
        return session

    @classmethod
    def resume(cls, game: TaintedGrail, save: Save, take_back: bool = True) -> Session:
        """Continue a saved game from its snapshot."""
        return cls(game, save.record, save.position, take_back)

    # Who chooses ------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        return self.position.question

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat; seats beyond these are people."""
        return self.record.players

    def player(self, seat: int) -> str:
        """The player of a seat."""
        return self.players[seat] if seat < len(self.players) else HUMAN

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
        players = [*self.players, *[HUMAN] * (seat + 1 - len(self.players))]
        players[seat] = player
        self.record = replace(self.record, players=tuple(players))

    def bot_to_ask(self) -> int | None:
        """The seat of the bot that chooses now; None where a person does.

        People decide everything that concerns one of them, and bots what concerns only bots. During
        the day a bot acts by itself once no person can.
        """
        asked = self.position.question
        assert asked is not None
        bots = self.bots
        if not bots:
            return None
        if asked.kind == "action":
            able = {
                self.position.character(who).seat for who in map(actor_of, asked.options) if who
            }
            return None if able - bots.keys() or not able else min(able)
        seats = asked.seats or (asked.seat,)
        return seats[0] if all(seat in bots for seat in seats) else None

    # Choosing ---------------------------------------------------------------------------------

    def choose(self, option: AnyOption, by_person: bool = True) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it is not allowed."""
        before = self.position
        self.game.check(before, option)
        after = self.game.take(before, option)
        if self.game.is_irreversible(before, option):
            self._undo_stack.clear()
        else:
            self._undo_stack.append(before)
        self.position = after
        self.record = replace(self.record, choices=(*self.record.choices, option))
        self._steps.append(Step(before.day, option, tuple(after.events), by_person))

    @property
    def latest_events(self) -> tuple[AnyEvent, ...]:
        """The events of the last choice."""
        return tuple(self.position.events)

    def undo(self) -> None:
        """Undo back to before the last choice of a person; raises IllegalChoice."""
        if not self.allows_undo:
            raise IllegalChoice("Undo is off in this game.")
        undone = self._undo_count()
        if not undone:
            self._replay_loaded()
            undone = self._undo_count()
        if not undone:
            raise IllegalChoice("There is nothing to undo.")
        self.position = self._undo_stack[-undone]
        del self._undo_stack[-undone:]
        del self._steps[-undone:]
        self.record = replace(self.record, choices=self.record.choices[:-undone])

    def _undo_count(self) -> int:
        """How many choices an undo removes; 0 if undo is impossible."""
        for number in range(1, len(self._undo_stack) + 1):
            if self._steps[-number].by_person:
                return number
        return 0

    # Steps ------------------------------------------------------------------------------------

    @property
    def steps(self) -> list[Step]:
        """Every step of the game so far."""
        self._replay_loaded()
        return self._steps

    def _replay_loaded(self) -> None:
        """Replay a loaded game, to restore its steps and what can be undone.

        If the campaign has changed since, only the snapshot is valid, and no steps are known.
        """
        if self._loaded is None:
            return
        record, loaded = self._loaded
        self._loaded = None
        steps: list[Step] = []
        past: list[Position] = []
        try:
            last = self._replay(record, steps, past)
        except TableError:
            return
        if last != loaded:
            return
        if len(self._undo_stack) == len(self._steps):
            # No choice since loading was irreversible, so earlier ones can be undone too.
            self._undo_stack = past + self._undo_stack
        self._steps = steps + self._steps

    def _replay(self, record: Record, steps: list[Step], past: list[Position]) -> Position:
        before: Position | None = None
        for option, after in zip((None, *record.choices), record.positions(self.game), strict=True):
            if before is None or option is None:
                steps.append(Step(after.day, None, tuple(after.events), False))
            else:
                if self.game.is_irreversible(before, option):
                    past.clear()
                else:
                    past.append(before)
                persons = self._was_by_person(before, option)
                steps.append(Step(before.day, option, tuple(after.events), persons))
            before = after
        assert before is not None
        return before

    def _was_by_person(self, before: Position, option: AnyOption) -> bool:
        """Whether a person made this choice, by the same rule as `bot_to_ask`."""
        asked = before.question
        assert asked is not None
        who = actor_of(option) if asked.kind == "action" else ""
        if who and before.is_in_play(who):
            return self.player(before.character(who).seat) == HUMAN
        return any(self.player(seat) == HUMAN for seat in asked.seats or (asked.seat,))
