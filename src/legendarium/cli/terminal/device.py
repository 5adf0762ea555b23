"""Passing the device from one person to the next."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words


def pass_device(screen: Screen, words: Words, school: str) -> None:
    """Hide what the last person saw until the next one is alone with the screen."""
    screen.hide()
    screen.show(Text(words.say("hand-over-screen", school=school), style.QUESTION))
    screen.ask(words.say("hand-over-prompt"))
    screen.hide()
