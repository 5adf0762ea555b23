"""Messages about people."""

from __future__ import annotations

from typing import Literal

from legendarium.server.messages.base import Language, Passphrase, PersonName, StrictModel, Token


class Person(StrictModel):
    """A person who plays here."""

    id: int
    name: str
    kind: Literal["guest", "account"]
    language: Language | None


class Me(StrictModel):
    """Who you are: nobody yet, a guest, or the owner of an account."""

    person: Person | None


class Introduce(StrictModel):
    """A name for a new guest, or a new name for a person."""

    name: PersonName
    language: Language | None = None


class Credentials(StrictModel):
    """The name and the passphrase of an account."""

    name: PersonName
    passphrase: Passphrase


class NewPassphrase(Credentials):
    """The name and the new passphrase of an account."""

    old: Passphrase | None = None
    """The current passphrase, needed to change it."""


class Rejoin(StrictModel):
    """A personal link, opened on another device."""

    token: Token
