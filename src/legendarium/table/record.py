"""A game is its record: setup, seed and choices rebuild every position of it, bit for bit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from legendarium.table.errors import (
    DamagedSave,
    IllegalChoice,
    TableError,
)
from legendarium.table.game import Game

P = TypeVar("P")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a game again."""

    game: str
    setup: Mapping[str, Any]
    seed: int
    choices: tuple[Any, ...] = ()
    """Options of the game."""
    players: tuple[str, ...] = ()
    """The names of the players by seat, or empty; the game does not depend on them."""

    def positions(self, game: Game[P, V]) -> Iterator[P]:
        """Every position of the game, first to last."""
        position = game.start(self.setup, self.seed)
        yield position
        for number, choice in enumerate(self.choices):
            try:
                game.check(position, choice)
            except IllegalChoice as error:
                raise IllegalChoice(error.message, f"choices[{number}]", error.rule) from error
            position = game.take(position, choice)
            yield position

    def to_body(self) -> dict[str, Any]:
        """This record as the JSON object of a save file."""
        body: dict[str, Any] = {
            "game": self.game,
            "setup": dict(self.setup),
            "seed": self.seed,
            "choices": [choice.to_json() for choice in self.choices],
        }
        if self.players:
            body["players"] = list(self.players)
        return body

    @classmethod
    def from_body(cls, body: Mapping[str, Any], game: Game[Any, Any]) -> Record:
        """The record of a game in the JSON object of a save file; raises DamagedSave."""
        try:
            return cls(
                game=str(body["game"]),
                setup=dict(body["setup"]),
                seed=int(body["seed"]),
                choices=tuple(game.option_kinds.read(choice) for choice in body["choices"]),
                players=tuple(map(str, body.get("players", ()))),
            )
        except (KeyError, TypeError, ValueError, OverflowError, TableError):
            raise DamagedSave("This saved game is damaged: a part of it is missing.") from None
