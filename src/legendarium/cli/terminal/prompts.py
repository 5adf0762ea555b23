"""Prompts: numbered choices, and yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.names import normalized, number_in, shortened
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.table import BadSetup

T = TypeVar("T")


def choose(
    screen: Screen,
    words: Words,
    question: str,
    choices: Sequence[tuple[str, T]],
    read: Callable[[str], T],
) -> T:
    """Ask a question with numbered answers; Enter alone takes the first.

    `read` parses any other text and raises BadSetup if it means nothing.
    """
    screen.show("", Text(question, style.QUESTION))
    for place, (label, _) in enumerate(choices, 1):
        _show_choice(screen, place, label)
    while True:
        text = screen.ask(words.say("setup-prompt", default=1))
        if not text:
            return choices[0][1]
        if (number := number_in(text, len(choices))) is not None:
            return choices[number - 1][1]
        try:
            if text.isdecimal():
                last = len(choices)
                raise BadSetup(words.say("wrong-number", text=shortened(text), last=last))
            return read(text)
        except BadSetup as error:
            screen.show(Text(error.message, style.WRONG))


def choose_unfinished(
    screen: Screen, words: Words, unfinished: Sequence[tuple[str, T]]
) -> T | None:
    """Ask which unfinished game to go on with; None for a new one, without asking if there is none.

    Each game comes with its label.
    """
    if not unfinished:
        return None
    choices: list[tuple[str, T | None]] = [*unfinished, (words.say("begin-new"), None)]
    return choose(screen, words, words.say("ask-kept"), choices, lambda text: _refuse(words, text))


def _refuse(words: Words, text: str) -> NoReturn:
    raise BadSetup(words.say("type-number", text=shortened(text)))


def _show_choice(screen: Screen, place: int, label: str) -> None:
    """Show a numbered choice; further lines of a long one stand under its first word."""
    head = f"{place:>2}  "
    lines = screen.wrap(label, screen.width - len(head) - 1)
    for number, line in enumerate(lines):
        start = head if number == 0 else " " * len(head)
        screen.show(Text().append(start, style.READY).append_text(line))


def confirm(screen: Screen, words: Words, question: str) -> bool:
    """Ask a question that is answered with yes or no."""
    say = words.say
    screen.show(question)
    while True:
        text = normalized(screen.ask(say("yes-no-prompt")))
        for answer, word in ((True, "yes"), (False, "no")):
            if text and (
                word.startswith(text) or normalized(say(f"answer-{word}")).startswith(text)
            ):
                return answer
        screen.show(say("yes-or-no"))
