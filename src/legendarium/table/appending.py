"""A file that is saved after every choice: a save in its first line, then a line for each change.

A line is a choice, an undo, a change of players or a snapshot. Its check covers the lines before
it as well, so that none can be lost or damaged unnoticed. A program that is killed may leave the
last line unfinished; then that line is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from legendarium.table.choice import Choice
from legendarium.table.errors import BadSave, DamagedSave, TableError
from legendarium.table.game import Game
from legendarium.table.play import Play
from legendarium.table.saving import Save, from_text, intact_snapshots, unseal
from legendarium.table.snapshot import sha256

CHECK_LENGTH = 16
"""The length of the check of a line."""
CHOICES_BETWEEN_SNAPSHOTS = 200


class Appending:
    """What is appended to a file while its game is played."""

    def __init__(self, play: Play[Any, Any]) -> None:
        """The game has just been written as the first line, which is `head`."""
        save = Save.of_play(play)
        self.head = save.to_line()
        self._check = _check_of(self.head)
        self._choices = list(play.choices)
        self._players = play.players
        self._snapshot = save.snapshots[-1].moment

    def lines(self, play: Play[Any, Any]) -> str:
        """The lines for everything that has changed; empty if nothing has."""
        return "".join(map(self._line, self._changes(play)))

    def _changes(self, play: Play[Any, Any]) -> Iterator[Mapping[str, Any]]:
        keep = min(len(self._choices), play.moment)
        while keep and self._choices[keep - 1] is not play.choices[keep - 1]:
            keep -= 1
        if keep < len(self._choices):
            yield {"keep": keep}
        if play.players != self._players:
            yield {"players": list(play.players)}
        for choice in play.choices[keep:]:
            yield {"option": choice.option.to_json(), "author": choice.author_to_json()}
        self._choices[keep:] = play.choices[keep:]
        self._players = play.players
        self._snapshot = min(self._snapshot, keep)
        if play.final - self._snapshot >= CHOICES_BETWEEN_SNAPSHOTS:
            snapshot = play.snapshot()
            self._snapshot = snapshot.moment
            yield {"snapshot": snapshot.to_json()}

    def _line(self, change: Mapping[str, Any]) -> str:
        self._check = _next_check(self._check, change)
        return json.dumps({**change, "check": self._check}, ensure_ascii=False) + "\n"


def is_save(text: str) -> bool:
    """Whether this is the text of a file of either kind, as far as its first part tells."""
    try:
        unseal(_parts(text)[0])
    except BadSave:
        return False
    return True


def read(text: str, *games: Game[Any, Any]) -> Save:
    """The save in the text of a file of either kind; raises BadSave."""
    head, rest = _parts(text)
    save = from_text(head, *games)
    game = next(game for game in games if game.name == save.record.game)
    choices, snapshots = list(save.choices), list(save.snapshots)
    players = save.record.players
    for change in _changes_in(rest, _check_of(head)):
        try:
            if "option" in change:
                option = game.option_kinds.read(change["option"])
                choices.append(Choice.of_author(option, change["author"]))
            elif "keep" in change:
                del choices[int(change["keep"]) :]
            elif "players" in change:
                players = tuple(map(str, change["players"]))
            else:
                snapshots += intact_snapshots([change.get("snapshot")])
        except (KeyError, TypeError, ValueError, TableError):
            raise DamagedSave("This saved game is damaged: a line cannot be read.") from None
    options = tuple(choice.option for choice in choices)
    record = replace(save.record, choices=options, players=players)
    return Save(record, tuple(choices), tuple(snapshots))


def _parts(text: str) -> tuple[str, str]:
    """The save at the beginning, and the lines after it."""
    head, newline, rest = text.partition("\n")
    return (head, rest) if newline and head.endswith("}") else (text, "")


def _changes_in(text: str, check: str) -> Iterator[dict[str, Any]]:
    # What follows the last line break is empty, or a line that was not finished.
    for line in text.split("\n")[:-1]:
        try:
            change = json.loads(line)
            found = change.pop("check")
        except (ValueError, RecursionError, AttributeError, KeyError, TypeError):
            found = None
        if found is None or found != (check := _next_check(check, change)):
            raise DamagedSave("This saved game is damaged: a line does not match its check.")
        yield change


def _check_of(head: str) -> str:
    return str(json.loads(head)["digest"])[:CHECK_LENGTH]


def _next_check(check: str, change: Mapping[str, Any]) -> str:
    return sha256([check, change])[:CHECK_LENGTH]
