"""A game is its record: setup, seed and choices rebuild every position of it, bit for bit."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from legendarium.table.errors import (
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherGame,
    OtherVersion,
    TableError,
)
from legendarium.table.game import Game

P = TypeVar("P")
V = TypeVar("V")

SAVE_VERSION = 1


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

    def to_text(self) -> str:
        """This record as the text of a save file, with a checksum."""
        return seal(self.to_body())

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
    def from_text(cls, text: str, *games: Game[Any, Any]) -> Record:
        """The record of one of these games in the text of a save file; raises BadSave."""
        body = unseal(text)
        for game in games:
            if body.get("game") == game.name:
                return cls.from_body(body, game)
        raise OtherGame(str(body.get("game")))

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


def seal(body: Mapping[str, Any]) -> str:
    """The text of a save file: its format, its contents and a checksum."""
    whole: dict[str, Any] = {"legendarium": SAVE_VERSION, **body}
    whole["digest"] = _checksum(whole)
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def unseal(text: str) -> dict[str, Any]:
    """The contents of a save file; raises BadSave if it is damaged, foreign or too old or new."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise ForeignSave("This is not a saved game of Legendarium: it is not JSON.") from None
    if not isinstance(body, dict) or "legendarium" not in body:
        raise ForeignSave('This is not a saved game of Legendarium: it has no "legendarium" key.')
    if body["legendarium"] != SAVE_VERSION:
        raise OtherVersion(
            f"This game was saved in format {body['legendarium']!r}; "
            f"this program reads format {SAVE_VERSION}."
        )
    if body.get("digest") != _checksum(body):
        raise DamagedSave("This saved game is damaged: its contents do not match its checksum.")
    return body


def _checksum(body: Mapping[str, Any]) -> str:
    content = {key: value for key, value in body.items() if key != "digest"}
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()
