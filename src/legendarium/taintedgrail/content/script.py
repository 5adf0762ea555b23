"""What a condition and an effect of a campaign are once they have been read.

These are plain values: nothing of a campaign is ever evaluated as code. A campaign keeps its
scripts as text, and so does a position; `parsing` turns a text into these values, once.
"""

from __future__ import annotations

from typing import NamedTuple

Argument = int | str


class Call(NamedTuple):
    """A name with its arguments: `attr(courage)`, `me.res(food)`, or a bare `players`."""

    name: str
    args: tuple[Argument, ...] = ()
    mine: bool = False
    """Asked of the one who acts, and not of the best of the party."""


Value = int | Call


class Comparison(NamedTuple):
    """`left op right`."""

    left: Value
    op: str
    right: Value


class Negation(NamedTuple):
    """`not condition`."""

    part: Condition


class Both(NamedTuple):
    """`condition and condition ...`."""

    parts: tuple[Condition, ...]


class Either(NamedTuple):
    """`condition or condition ...`."""

    parts: tuple[Condition, ...]


Condition = Call | Comparison | Negation | Both | Either


class Effect(NamedTuple):
    """One effect: `verb amount args for who if condition`.

    The verb is written with hyphens where it has several words: `gain-secret`, `light-menhir`.
    """

    verb: str
    amount: Value = 1
    args: tuple[Argument, ...] = ()
    who: str = ""
    """me, each, any, party or all; empty where the campaign did not say."""

    condition: Condition | None = None


Script = tuple[Effect, ...]
