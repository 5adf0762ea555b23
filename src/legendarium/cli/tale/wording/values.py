"""Describes amounts: plain numbers, and numbers that depend on the position."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.story import Story
from legendarium.locale import Words
from legendarium.taintedgrail.content.script import Call, Value


class Amount(NamedTuple):
    """A number, or X and what X stands for."""

    number: int | str
    meaning: str = ""


def amount_of(value: Value, words: Words, story: Story, players: int = 0) -> Amount:
    """An amount; `players`, if known, replaces the name by its number."""
    if isinstance(value, int):
        return Amount(value)
    if value.name == "players" and players:
        return Amount(players)
    return Amount("X", name_text(value, words, story))


def name_text(call: Call, words: Words, story: Story) -> str:
    """Describe the name of a number: `pool`, `me.res(food)`, `linked(courage)`."""
    said = _named(call, words, story)
    return words.say("tg-own", what=said) if call.mine else said


def _named(call: Call, words: Words, story: Story) -> str:
    if call.name in ("attr", "res", "track"):
        return words.say(f"tg-name-{call.args[0]}")
    if call.name == "linked":
        return words.say("tg-value-linked", attribute=words.say(f"tg-name-{call.args[0]}"))
    if call.name == "parts":
        return words.say("tg-value-parts", status=story.status(str(call.args[0])))
    if call.name == "dial":
        return words.say("tg-value-dial", dial=story.dial(str(call.args[0])))
    if call.name == "roll":
        return words.say("tg-value-roll", sides=call.args[0])
    return words.say(f"tg-value-{call.name.replace('_', '-')}")
