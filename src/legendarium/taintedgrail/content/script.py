"""Parsed conditions and effects of a campaign.

These are plain values: nothing in a campaign is evaluated as code. Campaigns and positions keep
scripts as text, which `parsing` turns into these values once.
"""

from __future__ import annotations

from typing import NamedTuple

Argument = int | str


class Call(NamedTuple):
    """A name with its arguments: `attr(courage)`, `me.res(food)`, or a bare `players`."""

    name: str
    args: tuple[Argument, ...] = ()
    mine: bool = False
    """Whether it refers to the acting character and not to the best of the party."""


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
    """me, each, any, party or all; empty if not given."""

    condition: Condition | None = None


Script = tuple[Effect, ...]
