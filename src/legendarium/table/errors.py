"""The errors of a request that a person or a program sends to a table."""

from __future__ import annotations


class TableError(Exception):
    """A refused request, which changes nothing: one plain sentence, and which part is wrong.

    `rule` is the id of the rule that forbids it (docs/rules), if a rule of a game does.
    """

    code = "bad-request"

    def __init__(self, message: str, at: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.at = at
        self.rule = rule


class BadJson(TableError):
    """The request is not JSON."""

    code = "bad-json"


class BadRequest(TableError):
    """The request does not have the right shape."""


class BadSetup(TableError):
    """No game can be set up like this."""


class BadPosition(TableError):
    """The position breaks the rules of the material."""

    code = "bad-position"


class IllegalChoice(TableError):
    """The option may not be taken now."""

    code = "illegal-choice"


class BadSave(TableError):
    """The saved game is damaged, or of another version."""


class ForeignSave(BadSave):
    """The file is not a saved game of this program."""


class OtherGame(BadSave):
    """The file is a saved game of this program, but of another game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"This is a saved game of {game!r}.")
        self.game = game


class OtherVersion(BadSave):
    """The game was saved in a format that this program does not read."""


class OtherEdition(ForeignSave):
    """The game was saved with content, such as a campaign, that is not here."""

    def __init__(self, edition: str) -> None:
        super().__init__(f"This game was saved with {edition!r}, which is not here.")
        self.edition = edition


class NewerEdition(OtherVersion):
    """The game was saved with a newer version of its content."""

    def __init__(self, version: int, here: int) -> None:
        super().__init__(
            f"This game was saved with version {version} of its content; version {here} is here."
        )
        self.version = version
        self.here = here


class DamagedSave(BadSave):
    """The file is a saved game of this program, but it is damaged."""
