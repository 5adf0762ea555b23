"""A game is its record: setup, seed and choices rebuild every position of it, bit for bit."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from legendarium.table.errors import (
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherVersion,
    TableError,
)
from legendarium.table.game import Game
from legendarium.table.message import Option

P = TypeVar("P")
V = TypeVar("V")

SAVE_VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a game again."""

    game: str
    setup: Mapping[str, Any]
    seed: int
    choices: tuple[Option, ...] = ()
    players: tuple[str, ...] = ()
    """Who sits where, by seat, where somebody wants it kept; the game does not depend on it."""

    def positions(self, game: Game[P, V]) -> Iterator[P]:
        """Every position of the game, from the first to the last."""
        position = game.start(self.setup, self.seed)
        yield position
        for number, choice in enumerate(self.choices):
            try:
                game.check(position, choice)
            except IllegalChoice as error:
                raise IllegalChoice(error.message, f"choices[{number}]") from error
            position = game.take(position, choice)
            yield position

    def to_text(self) -> str:
        """This record as the text of a save file, with a digest against damage."""
        return seal(self.to_body())

    def to_body(self) -> dict[str, Any]:
        """What a save file holds of this record."""
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
    def from_text(cls, text: str) -> Record:
        """Read a save file; raises BadSave in one plain sentence."""
        return cls.from_body(unseal(text))

    @classmethod
    def from_body(cls, body: Mapping[str, Any]) -> Record:
        """Read what a save file holds of a record."""
        try:
            return cls(
                game=str(body["game"]),
                setup=dict(body["setup"]),
                seed=int(body["seed"]),
                choices=tuple(Option.from_json(choice) for choice in body["choices"]),
                players=tuple(map(str, body.get("players", ()))),
            )
        except (KeyError, TypeError, ValueError, OverflowError, TableError):
            raise DamagedSave("This saved game is damaged: a part of it is missing.") from None


def seal(body: Mapping[str, Any]) -> str:
    """The text of a save file: its format, what it holds, and a digest against damage."""
    whole: dict[str, Any] = {"legendarium": SAVE_VERSION, **body}
    whole["digest"] = _digest(whole)
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def unseal(text: str) -> dict[str, Any]:
    """What a save file holds; raises BadSave when it is foreign, of another format or damaged."""
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
    if body.get("digest") != _digest(body):
        raise DamagedSave("This saved game is damaged: its contents do not match its digest.")
    return body


class Play(Generic[P, V]):
    """A game being played: its record, where it stands, and what may still be taken back."""

    def __init__(
        self, game: Game[P, V], setup: Mapping[str, Any], seed: int, take_back: bool = True
    ) -> None:
        self.game = game
        self.record = Record(game.name, setup, seed)
        self.position = game.start(setup, seed)
        self._take_back = take_back
        self._past: list[P] = []

    @classmethod
    def resume(cls, game: Game[P, V], record: Record, take_back: bool = True) -> Play[P, V]:
        """Go on with a recorded game."""
        play = cls(game, record.setup, record.seed, take_back)
        for number, choice in enumerate(record.choices):
            try:
                play.choose(choice)
            except TableError as error:
                raise DamagedSave(
                    f"Choice {number + 1} of the saved game is illegal: {error}"
                ) from None
        return play

    def choose(self, option: Option) -> None:
        """Take an option; raises IllegalChoice, and changes nothing, if it is not allowed."""
        self.accept(option, self.after(option))

    def after(self, option: Option) -> P:
        """Where an option would lead; raises IllegalChoice if it is not allowed."""
        self.game.check(self.position, option)
        return self.game.take(self.position, option)

    def accept(self, option: Option, after: P) -> None:
        """Go on to where the option leads, as `after` told: what came between is for the caller."""
        if self.game.closes(self.position, option):
            self._past.clear()
        else:
            self._past.append(self.position)
        self.position = after
        self.record = replace(self.record, choices=(*self.record.choices, option))

    @property
    def past(self) -> Sequence[P]:
        """The positions to which may be gone back, one before each choice that is not final."""
        return self._past if self._take_back else ()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a choice that may be taken back."""
        return self._take_back and bool(self._past)

    def take_back(self) -> None:
        """Undo the last choice."""
        if not self._take_back:
            raise IllegalChoice("This table plays without taking back.")
        if not self._past:
            raise IllegalChoice("There is nothing to take back: what came before is final.")
        self.position = self._past.pop()
        self.record = replace(self.record, choices=self.record.choices[:-1])


def _digest(body: Mapping[str, Any]) -> str:
    content = {key: value for key, value in body.items() if key != "digest"}
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()
