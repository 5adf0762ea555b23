"""Tash-Kalar as it lies on the shelf: its rules and what a lobby needs to set it up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from legendarium.table import BadSetup, Chooser, Game, IllegalChoice, Option, Pick, Record
from legendarium.table.game import Json
from legendarium.table.reading import told
from legendarium.tashkalar import quick, readiness
from legendarium.tashkalar.catalogue import make_catalogue
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.lobby import options_of, read_options
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.shapes import CatalogueShape, HelpShape, OptionsShape, PositionShape
from legendarium.tashkalar.turn import CONCEDE, SKIP
from legendarium.tashkalar.view import View


class BoxBot(Protocol):
    """A player made of code that somebody puts into the box."""

    def choose(self, view: View) -> Option:
        """One of the options that the view lists."""


class Advice(NamedTuple):
    """Bots that think aloud, which somebody puts into the box too."""

    levels: tuple[str, ...]
    hint: Callable[[View, str, int], Json]
    """What a bot of a level would do, from a seed: `table.Box` tells its shape."""
    turns: Callable[[Record], Sequence[Any]]
    """The turns of a game, each as `judge` takes it."""
    judge: Callable[[Record, Any, str], Json]
    """What a bot of a level makes of a turn."""


class TashKalarBox:
    """Tash-Kalar, as `table.Box` asks for it."""

    shapes: Mapping[str, Any] = {
        "view": PositionShape,
        "help": HelpShape,
        "options": OptionsShape,
        "catalogue": CatalogueShape,
    }

    def __init__(
        self, bots: Mapping[str, Callable[[int], BoxBot]], advice: Advice | None = None
    ) -> None:
        self.game: Game[Position, View] = TashKalar()
        self.bots = tuple(bots)
        self.levels = () if advice is None else advice.levels
        self.catalogue: Json = {**make_catalogue()}
        self._bots = bots
        self._advice = advice

    def seats(self, options: Json) -> int:
        """How many sit at a table with these options; raises BadSetup when there is no such."""
        return read_options(options).seats

    def has_partners(self, options: Json) -> bool:
        """Whether teams play; partners speak through the hand-over (12T.6)."""
        return read_options(options).teams

    def next_pick(self, options: Json, picks: Sequence[str]) -> Pick | None:
        """Which seat drafts its school now; None when every school is settled."""
        return read_options(options).next_pick(picks)

    def setup(
        self, options: Json, picks: Sequence[str], take_back: bool, chance: Random
    ) -> dict[str, Any]:
        """The setup of the game, with a school for every seat."""
        return read_options(options).setup(picks, take_back, chance).to_json()

    def options(self, setup: Json) -> dict[str, Any]:
        """The options of a table with exactly these schools."""
        return {**options_of(Setup.from_json(setup))}

    def make_bot(self, name: str, seed: int) -> Chooser[View]:
        """A bot of this name; raises BadSetup when there is none."""
        if name not in self._bots:
            raise BadSetup(
                f"There is no bot {told(name)}; choose one of {', '.join(self.bots)}.", "bot"
            )
        return self._bots[name](seed).choose

    def quick(self, position: Position) -> Option:
        """A legal choice found at once, one that brings the turn nearer to its end."""
        return quick.quick(position)

    def begins_turn(self, position: Position) -> bool:
        """Whether a turn began with the last choice, or the game ended with it."""
        return any(event.kind in ("turn", "game-over") for event in position.events)

    def asides(self, position: Position, seat: int) -> Sequence[Option]:
        """Conceding and skipping the last turns, where this seat may (13.4, 13.5)."""
        if not 0 <= seat < position.setup.seats:
            return []
        asides = [Option.of(kind, seat=seat) for kind in (CONCEDE, SKIP)]
        return [aside for aside in asides if self._is_allowed(position, aside)]

    def _is_allowed(self, position: Position, option: Option) -> bool:
        try:
            self.game.check(position, option)
        except IllegalChoice:
            return False
        return True

    def resignation(self, position: Position, seat: int) -> Option | None:
        """Conceding; None in melee, and in teams, where one partner cannot do it alone (13.4)."""
        if position.setup.teams:
            return None
        return next((o for o in self.asides(position, seat) if o.kind == CONCEDE), None)

    def hint(self, view: View, level: str, seed: int) -> Json:
        """What a bot of a level would do; raises BadSetup when none of it thinks aloud."""
        return self._advice_of(level).hint(view, level, seed)

    def turns(self, record: Record) -> Sequence[Any]:
        """The turns of a game that can be judged; none where no bot thinks aloud."""
        return () if self._advice is None else self._advice.turns(record)

    def judge(self, record: Record, turn: Any, level: str) -> Json:
        """What a bot of a level makes of a turn; raises BadSetup when none of it thinks aloud."""
        return self._advice_of(level).judge(record, turn, level)

    def _advice_of(self, level: str) -> Advice:
        if self._advice is None or level not in self.levels:
            rest = f"; choose one of {', '.join(self.levels)}" if self.levels else ""
            raise BadSetup(f"No bot {told(level)} thinks aloud here{rest}.", "level")
        return self._advice

    def help(self, view: View) -> dict[str, Any]:
        """What the reader could work out by looking at the table long enough."""
        return {**readiness.help(view)}
