"""A game is its record: setup, seed and choices rebuild every position of it, bit for bit."""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from legendarium.table.errors import (
    DamagedSave,
    ForeignSave,
    IllegalChoice,
    OtherGame,
    OtherVersion,
    TableError,
)
from legendarium.table.game import Game
from legendarium.table.message import Option

P = TypeVar("P")
V = TypeVar("V")

SAVE_VERSION = 1

MAX_STRETCHES_REMEMBERED = 8
"""How many stretches without an irreversible choice a game keeps its positions of.

A turn of Tash-Kalar has one or two; random melees of four went back six at most to the last choice
of a seat.
"""


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


class Play(Generic[P, V]):
    """A game being played: its record, its position, and the choices that can be undone."""

    def __init__(
        self, game: Game[P, V], setup: Mapping[str, Any], seed: int, take_back: bool = True
    ) -> None:
        self.game = game
        self.record = Record(game.name, setup, seed)
        self.position = game.start(setup, seed)
        self._take_back = take_back
        self._stretches: deque[list[P]] = deque([[]], MAX_STRETCHES_REMEMBERED)
        """The latest positions, one before each choice; every irreversible choice ends a list."""

    @classmethod
    def resume(cls, game: Game[P, V], record: Record, take_back: bool = True) -> Play[P, V]:
        """Continue a recorded game; raises DamagedSave if a choice in it is illegal."""
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
        """Take an option; raises IllegalChoice and changes nothing if it is illegal."""
        self.game.check(self.position, option)
        self.accept(option, self.game.take(self.position, option))

    def accept(self, option: Option, after: P) -> None:
        """Take a legal option that leads to the position `after`; nothing is checked."""
        is_irreversible = self.game.is_irreversible(self.position, option)
        self._stretches[-1].append(self.position)
        if is_irreversible:
            self._stretches.append([])
        self.position = after
        self.record = replace(self.record, choices=(*self.record.choices, option))

    @property
    def past(self) -> Sequence[P]:
        """The positions that undo can return to, one before each choice that can be undone."""
        return self._stretches[-1] if self._take_back else ()

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice that can be undone."""
        return bool(self.past)

    def undo(self) -> None:
        """Undo the last choice."""
        if not self._take_back:
            raise IllegalChoice("Undo is off at this table.")
        if not self.can_undo:
            raise IllegalChoice("There is nothing to undo: everything before this is final.")
        self.position = self._stretches[-1].pop()
        self.record = replace(self.record, choices=self.record.choices[:-1])

    def before_choice(self, number: int) -> Play[P, V]:
        """This game as it was before choice `number`, counted from 0, even if that was final.

        It is replayed from its start only if that was longer ago than positions are remembered.
        """
        record = replace(self.record, choices=self.record.choices[:number])
        stretches, first = self._stretches.copy(), len(self.record.choices)
        while stretches:
            stretch = stretches.pop()
            first -= len(stretch)
            if first <= number < first + len(stretch):
                back = copy(self)
                back.record, back.position = record, stretch[number - first]
                back._stretches = stretches
                back._stretches.append(stretch[: number - first])
                return back
        return self.resume(self.game, record, self._take_back)


def _checksum(body: Mapping[str, Any]) -> str:
    content = {key: value for key, value in body.items() if key != "digest"}
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()
