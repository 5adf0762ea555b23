"""Describes amounts: plain numbers, and numbers that depend on the position."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.content.script import Call, Value
from legendarium.taintedgrail.telling import names

MINUS = "−"


def much(what: str, number: int | str) -> Phrase:
    """That much of something: `2 Food`."""
    return say(f"tg-much-{what}", number=number)


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def up_or_down(change: int) -> str:
    """The direction of a change, as the messages name it."""
    return "up" if change > 0 else "down"


class Amount(NamedTuple):
    """A number, or X and what X stands for."""

    number: int | str
    meaning: Phrase | None = None


def amount_of(value: Value, players: int = 0) -> Amount:
    """An amount; `players`, if known, replaces the name by its number."""
    if isinstance(value, int):
        return Amount(value)
    if value.name == "players" and players:
        return Amount(players)
    return Amount("X", value_phrase(value))


def value_phrase(call: Call) -> Phrase:
    """The name of a number: `pool`, `me.res(food)`, `linked(courage)`."""
    named = _named(call)
    return say("tg-own", what=named) if call.mine else named


def _named(call: Call) -> Phrase:
    match call.name:
        case "attr" | "res" | "track":
            return say(f"tg-name-{call.args[0]}")
        case "linked":
            return say("tg-value-linked", attribute=say(f"tg-name-{call.args[0]}"))
        case "parts":
            return say("tg-value-parts", status=names.status(str(call.args[0])))
        case "dial":
            return say("tg-value-dial", dial=names.dial(str(call.args[0])))
        case "roll":
            return say("tg-value-roll", sides=call.args[0])
        case name:
            return say(f"tg-value-{name.replace('_', '-')}")
