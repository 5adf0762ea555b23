"""Lets a person undo before somebody else chooses next (rules 4.7, 12T.5)."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.commands import Commands
from legendarium.cli.terminal.page import Page
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.steps import changed_squares, steps_since
from legendarium.locale import Words


def is_last_look(session: Session, seat: int) -> bool:
    """Whether somebody else chooses next while this seat can still undo its choice."""
    asked = session.play.question
    return asked is not None and asked.seat != seat and session.can_undo(seat)


def last_look(screen: Screen, words: Words, session: Session, seat: int) -> str:
    """Ask whether to undo anything; returns a notice for the next page."""
    commands = Commands(screen, words, session, seat)
    _show(screen, words, session, seat)
    while text := screen.ask(words.say("input-prompt")):
        command = commands.find(text)
        if command is None:
            screen.show(Text(words.say("last-look"), style.WRONG))
            continue
        answer = command.run()
        if answer.has_moved:
            return answer.notice
        if answer.shows_page:
            _show(screen, words, session, seat)
    return ""


def _show(screen: Screen, words: Words, session: Session, seat: int) -> None:
    play = session.play
    page = Page(screen, words, play.players)
    changed = changed_squares(steps_since(play, seat))
    screen.clear()
    screen.show(*page.arena(play.view(seat).position, seat, changed), "")
    screen.show(Text(words.say("last-look"), style.QUESTION))
