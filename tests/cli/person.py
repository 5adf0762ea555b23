"""People at the terminal: one types a script, one answers at random."""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Callable, Iterable
from random import Random

from legendarium.cli import play
from legendarium.cli.options.play import add_arguments
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.terminal_game import TerminalGame
from legendarium.locale import Words
from legendarium.table.choice import Start
from legendarium.table.play import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position

Answering = Callable[[str], str | None]
"""What a person types after reading new output; None ends the input."""


class Lines(io.StringIO):
    """Input lines that a person types after reading the new output."""

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
    """A person who types these lines, whatever the question."""
    waiting = iter(lines)
    return lambda _: next(waiting, None)


def guessing(seed: int, limit: int) -> Answering:
    """A person who takes random options of the page, up to a limit."""
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
        if "to pick it up" in " ".join(asked.split()):
            offered += ["e5", "d4", "f6", "e4", "c3", "g7"]
        return chance.choice(offered) if offered else ""

    return answer


def options(*arguments: str) -> argparse.Namespace:
    """The parsed options of `legendarium play`."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(arguments)


def run_play(answer: Answering, *arguments: str) -> str:
    """Run `legendarium play` with a person; returns the whole output."""
    target = io.StringIO()
    always = ("--language", "en", *([] if "--load" in arguments else ["--seed", "1"]))
    code = play.run(options(*always, *arguments), Screen(Lines(target, answer), target))
    assert code == 0
    return target.getvalue()


def table(*players: str, form: str = "duel", teams: bool = False, seed: int = 1) -> Session:
    """A new game with these players."""
    schools = ("northern", "sylvan", "highland", "southern")[: len(players)]
    seats = [{"school": school} for school in schools]
    setup = {"form": form, "teams": teams, "seats": seats}
    return Session(Play(TashKalar(), setup, seed, players))


def session_at(position: Position, *players: str) -> Session:
    """A game at a position; it can be continued, but not saved."""
    setup, start = position.setup.to_json(), Start(position)
    return Session(Play(TashKalar(), setup, 1, players, start=start))


def spend(session: Session, answer: Answering) -> str:
    """Let a person play on; returns the whole output."""
    target = io.StringIO()
    TerminalGame(Screen(Lines(target, answer), target), Words(), session).run()
    return target.getvalue()


def replies(text: str) -> list[str]:
    """The output after each prompt, up to the next prompt or page."""
    parts = re.split(r"^> .*\n", text, flags=re.MULTILINE)[1:]
    return [" ".join(part.split("\n\n")[0].split()) for part in parts]
