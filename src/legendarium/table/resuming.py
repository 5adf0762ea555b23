"""Going on with a stored game: from a snapshot where one fits, else from the setup.

While rules and content are the same, a snapshot only saves time. After they have changed, it tells
where the game stood, since the earlier choices could lead elsewhere by the rules of today.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.table.choice import Choice, Start
from legendarium.table.errors import (
    BadPosition,
    BadSetup,
    DamagedSave,
    NewerEdition,
    OtherEdition,
    OtherVersion,
    TableError,
)
from legendarium.table.game import SPECTATOR, Edition, Game
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.table.saving import Save
from legendarium.table.snapshot import Snapshot, choices_digest

P = TypeVar("P")
V = TypeVar("V")


class Resumed(NamedTuple, Generic[P, V]):
    """A stored game that goes on."""

    play: Play[P, V]
    snapshot: Snapshot | None = None
    """Where it goes on from; None for its setup."""
    lost: int = 0
    """How many of the last choices are not legal any more, because the rules have changed."""


def resume(
    game: Game[P, V], save: Save, *, bots: Collection[int] = (), keeps: Keeps = Keeps.UNDO
) -> Resumed[P, V]:
    """Go on with a saved game; raises BadSave.

    `bots` are the seats that are taken to be bots where nobody knows who chose.
    """
    edition = _check_edition(game, save)
    for snapshot in _fitting(save):
        is_same = (snapshot.rules, snapshot.edition) == (game.rules, edition)
        try:
            position = game.decode(snapshot.position)
        except BadPosition as error:
            if is_same:
                continue
            raise OtherVersion(
                f"This game was saved with other content, which no longer fits: {error.message}"
            ) from None
        start = Start(position, snapshot.moment, snapshot.is_anchor or not is_same)
        if is_same:
            return Resumed(_play(game, save, start, bots, keeps), snapshot)
        play = _play_as_far_as_possible(game, save, start, bots, keeps)
        return Resumed(play, snapshot, len(save.choices) - play.moment)
    if any(snapshot.is_anchor for snapshot in save.snapshots):
        raise DamagedSave("This saved game is damaged: no snapshot fits its choices.")
    return Resumed(_play(game, save, None, bots, keeps))


class Proof(NamedTuple):
    """What it takes to prove a snapshot."""

    setup: Mapping[str, Any]
    seed: int
    base: Snapshot | None
    """The snapshot that the choices are played from; None for the setup."""
    options: tuple[Any, ...]
    """The choices from there on."""
    snapshot: Snapshot


def holds(game: Game[Any, Any], proof: Proof) -> bool:
    """Whether the choices lead to the snapshot by the rules of today."""
    base = proof.base
    try:
        start = None if base is None else Start(game.decode(base.position))
        play = Play(game, proof.setup, proof.seed, keeps=Keeps.NOTHING, start=start)
        play.replay([Choice(option, SPECTATOR) for option in proof.options], ())
    except TableError:
        return False
    return game.encode(play.position) == proof.snapshot.position


def _check_edition(game: Game[Any, Any], save: Save) -> Edition:
    """The content of today; raises BadSave if the game was saved with another, or a newer one."""
    try:
        here = game.edition(save.record.setup)
    except BadSetup as error:
        if save.snapshots:
            raise OtherEdition(save.snapshots[-1].edition.id) from None
        raise _damaged(error) from None
    for snapshot in save.snapshots:
        made_with = snapshot.edition
        if made_with.id != here.id:
            raise OtherEdition(made_with.id)
        if made_with.version > here.version:
            raise NewerEdition(made_with.version, here.version)
        if snapshot.rules > game.rules:
            raise OtherVersion("This game was saved by a newer version of the program.")
    return here


def _fitting(save: Save) -> Iterator[Snapshot]:
    """The snapshots of these very choices, the newest first."""
    options = [choice.option.to_json() for choice in save.choices]
    for snapshot in sorted(save.snapshots, reverse=True, key=lambda one: one.moment):
        is_there = snapshot.moment <= len(options)
        if is_there and choices_digest(options[: snapshot.moment]) == snapshot.digest:
            yield snapshot


def _play(
    game: Game[P, V], save: Save, start: Start[P] | None, bots: Collection[int], keeps: Keeps
) -> Play[P, V]:
    try:
        return Play.resume(game, save.record, save.choices, bots=bots, keeps=keeps, start=start)
    except BadSetup as error:
        raise _damaged(error) from None


def _play_as_far_as_possible(
    game: Game[P, V], save: Save, start: Start[P], bots: Collection[int], keeps: Keeps
) -> Play[P, V]:
    """The game from a snapshot of other rules, up to the first choice that is illegal today."""
    play = _play(game, Save(save.record, save.choices[: start.moment]), start, bots, keeps)
    with suppress(DamagedSave):
        play.replay(save.choices[start.moment :], bots)
    return play


def _damaged(error: TableError) -> DamagedSave:
    return DamagedSave(f"This saved game is damaged: {error.message}")
