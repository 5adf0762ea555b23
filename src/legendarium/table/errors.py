"""What can be wrong with what a person or a program sends to a table."""

from __future__ import annotations


class TableError(Exception):
    """A request that changes nothing: one plain sentence, and where in the request it is wrong."""

    code = "bad-request"

    def __init__(self, message: str, at: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.at = at


class BadJson(TableError):
    """The request is not JSON at all."""

    code = "bad-json"


class BadRequest(TableError):
    """The request does not have the right shape."""


class BadSetup(TableError):
    """No game can be set up so."""


class BadPosition(TableError):
    """The position breaks the rules of the material."""

    code = "bad-position"


class IllegalChoice(TableError):
    """The option may not be taken now."""

    code = "illegal-choice"


class BadSave(TableError):
    """The saved game is damaged, or of another version."""


class ForeignSave(BadSave):
    """The file is no saved game of ours."""


class OtherVersion(BadSave):
    """The game was saved in a format that this program does not read."""


class DamagedSave(BadSave):
    """The saved game was ours, but it is damaged."""
