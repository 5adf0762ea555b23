"""People for the terminal: one who types what a script says, one who answers at random."""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Callable, Iterable
from random import Random

from legendarium.cli import play
from legendarium.cli.terminal.evening import Evening
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.table import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position

Answering = Callable[[str], str | None]
"""What a person types after reading so much; None leaves."""


class Lines(io.StringIO):
    """A source of lines that a person types while reading the target."""

    def __init__(self, target: io.StringIO, answer: Answering) -> None:
        super().__init__()
        self._target = target
        self._answer = answer
        self._read = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        new = self._target.getvalue()[self._read :]
        self._read += len(new)
        answer = self._answer(new)
        return "" if answer is None else f"{answer}\n"


def typing(lines: Iterable[str]) -> Answering:
    """Somebody who types these lines, whatever is asked."""
    waiting = iter(lines)
    return lambda _: next(waiting, None)


def guessing(seed: int, limit: int) -> Answering:
    """Somebody who reads the page and takes any of what it offers, so many times."""
    chance = Random(seed)
    left = iter(range(limit))

    def answer(new: str) -> str | None:
        if next(left, None) is None:
            return None
        asked = new.rsplit("\n\n", 1)[-1]
        offered = re.findall(r"^ ?(\d+)  ", asked, re.MULTILINE)
        if example := re.search(r"such as ([a-i]\d)\.", asked):
            offered += [example[1]] * 3
        if named := re.search(r"Type (?:a|the piece's) square: ([a-i\d,\s]+)", asked):
            offered += re.findall(r"[a-i]\d", named[1])
        if "a piece of" in asked and "to pick up" in asked:
            offered += ["e5", "d4", "f6", "e4", "c3", "g7"]
        return chance.choice(offered) if offered else ""

    return answer


def options(*arguments: str) -> argparse.Namespace:
    """The command line of `legendarium play`."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    return parser.parse_args(arguments)


def sit_down(answer: Answering, *arguments: str) -> str:
    """Run `legendarium play` with a person; everything that was shown."""
    target = io.StringIO()
    always = ("--language", "en", *([] if "--load" in arguments else ["--seed", "1"]))
    code = play.run(options(*always, *arguments), Screen(Lines(target, answer), target))
    assert code == 0
    return target.getvalue()


def table(*players: str, form: str = "duel", teams: bool = False, seed: int = 1) -> Session:
    """A fresh game with these players."""
    schools = ("northern", "sylvan", "highland", "southern")[: len(players)]
    seats = [{"school": school} for school in schools]
    setup = {"form": form, "teams": teams, "seats": seats}
    return Session(Play(TashKalar(), setup, seed), players)


def at(position: Position, *players: str) -> Session:
    """A game that stands at a position; it can be played on, but not saved."""
    session = Session(Play(TashKalar(), position.setup.to_json(), 1), players)
    session.play.position = position
    return session


def spend(session: Session, answer: Answering) -> str:
    """Let a person play on; everything that was shown."""
    target = io.StringIO()
    Evening(Screen(Lines(target, answer), target), Words(), session).spend()
    return target.getvalue()


def replies(text: str) -> list[str]:
    """What followed each prompt, up to the next one or the next page."""
    parts = re.split(r"^> .*\n", text, flags=re.MULTILINE)[1:]
    return [" ".join(part.split("\n\n")[0].split()) for part in parts]
