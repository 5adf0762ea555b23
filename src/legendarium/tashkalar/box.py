"""The box of Tash-Kalar: its rules, with what a server needs to set up a table and play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from legendarium.table import BadSetup, Chooser, Game, IllegalChoice, Pick, Record
from legendarium.table.game import Json
from legendarium.table.reading import short_repr
from legendarium.tashkalar import readiness
from legendarium.tashkalar.catalogue import make_catalogue
from legendarium.tashkalar.catalogue_shapes import CatalogueShape
from legendarium.tashkalar.events import GameOver, TurnBegan
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.lobby import options_of_setup, read_options
from legendarium.tashkalar.names import (
    BeingName,
    CardName,
    CardOrHidden,
    Colour,
    Direction,
    FlareName,
    RankName,
    SquareName,
    TaskName,
)
from legendarium.tashkalar.options import AnyOption, Concede, SkipLastTurns
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.quick_choice import quick_choice
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.shapes import HelpShape, PositionShape
from legendarium.tashkalar.table_shapes import (
    DeckName,
    FormName,
    OptionsShape,
    OutcomeShape,
    School,
    ScoreShape,
    SetupShape,
)
from legendarium.tashkalar.view import View


class BoxBot(Protocol):
    """A bot that can be put into the box."""

    def choose(self, view: View) -> AnyOption:
        """One of the options that the view lists."""


class Advice(NamedTuple):
    """The bots that give hints and judge games, which can be put into the box too."""

    levels: tuple[str, ...]
    hint: Callable[[View, str, int], Json]
    """The hint of the bot of a level, from a seed, in the shape that `table.Box` describes."""
    turns: Callable[[Record], Sequence[Any]]
    """The turns of a game, each as `judge` takes it."""
    judge: Callable[[Record, Any, str], Json]
    """The judgement of the bot of a level about a turn."""


class TashKalarBox:
    """Tash-Kalar as a `table.Box`."""

    shapes: Mapping[str, Any] = {
        "school": School,
        "view": PositionShape,
        "help": HelpShape,
        "options": OptionsShape,
        "setup": SetupShape,
        "pick": School,
        "score": ScoreShape,
        "outcome": OutcomeShape,
        "catalogue": CatalogueShape,
        "form": FormName,
        "deck": DeckName,
        "colour": Colour,
        "rank": RankName,
        "square": SquareName,
        "being": BeingName,
        "flare": FlareName,
        "card": CardName,
        "card-or-hidden": CardOrHidden,
        "task": TaskName,
        "direction": Direction,
    }

    def __init__(
        self, bots: Mapping[str, Callable[[int], BoxBot]], advice: Advice | None = None
    ) -> None:
        self.game: Game[Position, View, AnyOption] = TashKalar()
        self.bots = tuple(bots)
        self.levels = () if advice is None else advice.levels
        self.catalogue: Json = {**make_catalogue()}
        self._bots = bots
        self._advice = advice

    def seats(self, options: Json) -> int:
        """The number of seats at a table with these options; raises BadSetup if they are bad."""
        return read_options(options).seats

    def has_partners(self, options: Json) -> bool:
        """Whether teams play; partners communicate only by handing over (12T.6)."""
        return read_options(options).teams

    def next_pick(self, options: Json, picks: Sequence[str]) -> Pick | None:
        """Which seat drafts its school now; None when every school is decided."""
        return read_options(options).next_pick(picks)

    def setup(
        self, options: Json, picks: Sequence[str], take_back: bool, chance: Random
    ) -> dict[str, Any]:
        """The setup of the game, with a school for every seat."""
        return read_options(options).setup(picks, take_back, chance).to_json()

    def options(self, setup: Json) -> dict[str, Any]:
        """The options of a table with exactly these schools."""
        return {**options_of_setup(Setup.from_json(setup))}

    def make_bot(self, name: str, seed: int) -> Chooser[View, AnyOption]:
        """A new bot with this name; raises BadSetup if there is none."""
        if name not in self._bots:
            raise BadSetup(
                f"There is no bot {short_repr(name)}; choose one of {', '.join(self.bots)}.", "bot"
            )
        return self._bots[name](seed).choose

    def quick_choice(self, position: Position) -> AnyOption:
        """A legal choice, found at once, that brings the turn closer to its end."""
        return quick_choice(position)

    def begins_turn(self, position: Position) -> bool:
        """Whether the last choice started a turn or ended the game."""
        return any(isinstance(event, (TurnBegan, GameOver)) for event in position.events)

    def asides(self, position: Position, seat: int) -> Sequence[AnyOption]:
        """Conceding and skipping the last turns, if this seat may (13.4, 13.5)."""
        if not 0 <= seat < position.setup.seats:
            return []
        asides: list[AnyOption] = [Concede(seat), SkipLastTurns(seat)]
        return [aside for aside in asides if self._is_allowed(position, aside)]

    def _is_allowed(self, position: Position, option: AnyOption) -> bool:
        try:
            self.game.check(position, option)
        except IllegalChoice:
            return False
        return True

    def resignation(self, position: Position, seat: int) -> AnyOption | None:
        """Conceding; None in melee, and in teams, where one partner cannot concede alone (13.4)."""
        if position.setup.teams:
            return None
        return next((o for o in self.asides(position, seat) if isinstance(o, Concede)), None)

    def hint(self, view: View, level: str, seed: int) -> Json:
        """The hint of the bot of a level; raises BadSetup if there is no such bot."""
        return self._advice_of(level).hint(view, level, seed)

    def turns(self, record: Record) -> Sequence[Any]:
        """The turns of a game that can be judged; empty if no bot gives analyses."""
        return () if self._advice is None else self._advice.turns(record)

    def judge(self, record: Record, turn: Any, level: str) -> Json:
        """The judgement of the bot of a level about a turn; raises BadSetup if there is none."""
        return self._advice_of(level).judge(record, turn, level)

    def _advice_of(self, level: str) -> Advice:
        if self._advice is None or level not in self.levels:
            rest = f"; choose one of {', '.join(self.levels)}" if self.levels else ""
            raise BadSetup(f"No bot {short_repr(level)} gives hints here{rest}.", "level")
        return self._advice

    def help(self, view: View) -> dict[str, Any]:
        """What the reader could work out from the view, computed for them."""
        return {**readiness.help(view)}
