"""Passes the device from one person to the next."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words


def pass_device(screen: Screen, words: Words, school: str) -> None:
    """Clear the screen, and wait until the next person has the device."""
    screen.hide()
    screen.show(Text(words.say("hand-over-screen", school=school), style.QUESTION))
    screen.ask(words.say("hand-over-prompt"))
    screen.hide()
