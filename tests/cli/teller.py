"""People at the terminal of Tainted Grail, and terminals of every size."""

from __future__ import annotations

import io
import re
from functools import cache
from random import Random

import pytest
from person import Answering, options

from legendarium.cli import play
from legendarium.cli.tale.commands import load as load_game
from legendarium.cli.tale.library import Book, Library, own_library
from legendarium.cli.tale.menu import menu
from legendarium.cli.tale.page import Page
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.playing import MAX_WIDTH
from legendarium.cli.tale.session import Session
from legendarium.cli.terminal import saves
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.table.play import Play
from legendarium.taintedgrail.content.loading import load
from taintedgrail.tiny import TINY

CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
NUMBER = re.compile(r"^ ?(\d+)  ", re.MULTILINE)


class Terminal(io.StringIO):
    """Output that is a terminal."""

    def isatty(self) -> bool:
        return True


class Output(io.StringIO):
    """Output whose new part can be read without copying the rest."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal
        self._new: list[str] = []
        self._old: list[str] = []

    def isatty(self) -> bool:
        return self._is_terminal

    def write(self, text: str, /) -> int:
        self._new.append(text)
        return len(text)

    def read_new(self) -> str:
        """The output since the last call."""
        new = "".join(self._new)
        self._old.append(new)
        self._new.clear()
        return new

    def whole(self) -> str:
        """The whole output."""
        return "".join(self._old + self._new)


class Typing(io.StringIO):
    """Input lines that a person types after reading the new output."""

    def __init__(self, output: Output, answer: Answering) -> None:
        super().__init__()
        self._output = output
        self._answer = answer

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        answer = self._answer(self._output.read_new())
        return "" if answer is None else f"{answer}\n"


@cache
def library() -> Library:
    """The campaign of the program."""
    return own_library()


@cache
def tiny_library() -> Library:
    """The tiny campaign of the tests."""
    found = load(TINY)
    assert found.campaign is not None
    return Library([Book(found.campaign, found.strings)])


def session(*characters: str, seed: int = 1, tiny: bool = False, **more: object) -> Session:
    """A new game; everybody is a person unless `players` says otherwise."""
    books = tiny_library() if tiny else library()
    who = characters or (("ada",) if tiny else ("orla",))
    setup = {
        "campaign": next(iter(books.books)),
        "mode": more.get("mode", "normal"),
        "seats": [{"character": one} for one in who],
    }
    players = more.get("players", ("human",) * len(who))
    assert isinstance(players, tuple)
    return Session(Play(books.game, setup, seed, players))


def saved_to(name: str, found: Session) -> None:
    """Save a game to a file."""
    saves.write(Words(), name, found.play)


def loaded_from(name: str, books: Library | None = None) -> Session:
    """Go on with the game of a file."""
    return Session(load_game(Words(), name, books or library(), True).play)


def wander(found: Session, choices: int, seed: int = 1) -> Session:
    """Make random choices, but never flee."""
    chance = Random(seed)
    for _ in range(choices):
        if found.question is None:
            break
        staying = [option for option in found.question.options if option.kind != "flee"]
        found.choose(chance.choice(staying or list(found.question.options)))
    return found


def until(found: Session, kind: str, seed: int = 1, most: int = 3_000) -> Session:
    """Make random choices until this kind of question is asked."""
    chance = Random(seed)
    for _ in range(most):
        assert found.question is not None, f"{kind} was never asked"
        if found.question.kind == kind:
            return found
        staying = [option for option in found.question.options if option.kind != "flee"]
        found.choose(chance.choice(staying or list(found.question.options)))
    raise AssertionError(f"{kind} was never asked")


def pen(
    language: str = "en",
    width: int = 80,
    height: int | None = None,
    plain: bool = False,
    tiny: bool = False,
) -> Pen:
    """A pen for a screen of this size; without a height it is a transcript."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(width))
        patch.setenv("LINES", str(height or 25))
        patch.setenv("TERM", "xterm")
        target = io.StringIO() if height is None else Terminal()
        screen = Screen(io.StringIO(), target, plain, MAX_WIDTH)
    books = tiny_library() if tiny else library()
    story = next(iter(books.books.values())).story_in(language)
    return Pen.of(screen, Words(language), story)


def page(found: Session, with_: Pen) -> list[str]:
    """The lines of the page of the current question."""
    offered = menu(with_, found.position, found.bots)
    lines = Page(with_, found).screens(offered, tuple(found.position.events), [])[-1]
    return [line.plain for line in lines]


def run_play(answer: Answering, *arguments: str, language: str = "en", **size: int) -> str:
    """Run `legendarium play tainted-grail` with a person; returns the output without colours."""
    target = Output(is_terminal=bool(size))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(size.get("width", 80)))
        patch.setenv("LINES", str(size.get("height", 25)))
        patch.setenv("TERM", "xterm")
        screen = Screen(Typing(target, answer), target, "--plain" in arguments, MAX_WIDTH)
    chosen = options("tainted-grail", "--language", language, *arguments)
    assert play.run(chosen, screen) == 0
    return CODES.sub("", target.whole())


def choosing(seed: int, limit: int) -> Answering:
    """A person who takes random numbers of the page, up to a limit."""
    chance = Random(seed)
    left = iter(range(limit))

    def answer(new: str) -> str | None:
        if next(left, None) is None:
            return None
        asked = CODES.sub("", new).rsplit("\n\n", 1)[-1]
        offered = NUMBER.findall(asked)
        return chance.choice(offered) if offered else ""

    return answer
