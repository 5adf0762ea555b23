"""What is said about people."""

from __future__ import annotations

from typing import Literal

from legendarium.server.messages.base import Language, Passphrase, PersonName, Said, Token


class Person(Said):
    """Somebody who plays here."""

    id: int
    name: str
    kind: Literal["guest", "account"]
    language: Language | None


class Me(Said):
    """Who asks: nobody yet, a guest, or the owner of an account."""

    person: Person | None


class Introduce(Said):
    """A guest says their name, or a person changes it."""

    name: PersonName
    language: Language | None = None


class Credentials(Said):
    """The name and the passphrase of an account."""

    name: PersonName
    passphrase: Passphrase


class NewPassphrase(Credentials):
    """The same for an account that is made, or whose passphrase is changed."""

    old: Passphrase | None = None
    """The passphrase that an account has had until now; nobody else may change it."""


class Rejoin(Said):
    """A personal link, opened on another device."""

    token: Token
