"""A bot that is a program of its own, in any language: `exec:COMMAND`.

It is greeted, asked for every choice of its seat, and told goodbye; `docs/writing-a-bot.md` is the
protocol. It gets the view of its seat and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from legendarium.bots.tashkalar.bot import BotCannotPlay, listed_options
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.program import Program, clipped, last_words
from legendarium.table import BadRequest, Option
from legendarium.table.reading import told
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

PROTOCOL = 1
"""The version of what is said; it rises when a program that followed it would be misled."""

START_UP = 10.0
"""So many seconds a program has to start and to answer the greeting."""

GRACE = 1.0
"""So many seconds a turn may take longer than its limit before the program is ended."""

UNTIMED = 60.0
"""So many seconds a turn has where a budget counts steps instead: a program cannot count ours."""

GOODBYE = {"bye": True}

_SEEDS = 1 << 53
"""Every language reads whole numbers below this one exactly."""


class ExternalBot:
    """A player that is a program; it is started when it first must choose."""

    def __init__(self, command: str, seed: int, budget: Budget) -> None:
        self._command = command
        self._seed = seed % _SEEDS
        self._time = TurnTime(UNTIMED if budget.seconds is None else budget.seconds)
        self._game = TashKalar()
        self._program: Program | None = None
        self._place: tuple[Setup, int] | None = None
        """The game and the seat that the program was greeted with."""
        self._asked = 0

    def choose(self, view: View) -> Option:
        """What the program chooses; raises BotBroken or BotCannotPlay, and the program is ended."""
        options = listed_options(view)
        try:
            chosen = self._ask(self._program_for(view), view, options)
        except BaseException:
            self.close()
            raise
        self._time.note(chosen)
        return chosen

    def close(self) -> None:
        """Tell the program goodbye; it would be started again for another choice."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def __getstate__(self) -> dict[str, Any]:
        """All but the running program, which cannot be copied: a copy starts one of its own."""
        return {**self.__dict__, "_program": None}

    def _program_for(self, view: View) -> Program:
        place = (view.position.setup, view.seat)
        if self._program is None or self._place != place:
            self.close()
            self._program = Program(self._command, GOODBYE)
            self._place = place
            self._asked = 0
            self._greet(self._program, *place)
        return self._program

    def _greet(self, program: Program, setup: Setup, seat: int) -> None:
        greeting = {
            "legendarium": PROTOCOL,
            "game": self._game.name,
            "setup": setup.to_json(),
            "seat": seat,
            "seed": self._seed,
            "seconds": self._time.whole,
        }
        answer = program.ask(greeting, START_UP)
        ready = answer.get("ready") if isinstance(answer, dict) else None
        if not isinstance(ready, bool):
            raise program.broken('answered the greeting without "ready": true or false')
        if not ready:
            raise self._cannot_play(setup, answer.get("reason"))
        forms = answer.get("forms")
        if forms is None:
            return
        if not isinstance(forms, list) or not all(isinstance(form, str) for form in forms):
            raise program.broken(f'has no list of names as its "forms", but {told(forms)}')
        if setup.form not in forms:
            raise self._cannot_play(setup, f"It knows {', '.join(forms) or 'no form'}")

    def _cannot_play(self, setup: Setup, reason: object) -> BotCannotPlay:
        teams = " in teams" if setup.teams else ""
        why = last_words(reason).rstrip(".") if isinstance(reason, str) else ""
        return BotCannotPlay(
            f"The program {clipped(self._command)!r} does not play {setup.form}{teams}"
            f"{f' ({why})' if why else ''}.",
            "bot",
        )

    def _ask(self, program: Program, view: View, options: Sequence[Option]) -> Option:
        left = self._time.left(view)
        message = {
            "choose": self._asked,
            "view": self._game.encode_view(view),
            "question": view.question.kind if view.question else None,
            "options": [option.to_json() for option in options],
            "notation": [option_text(option) for option in options],
            "seconds_left": round(max(0.0, left), 3),
        }
        begun = time.monotonic()
        answer = program.ask(message, left + GRACE)
        self._time.spend(time.monotonic() - begun)
        self._asked += 1
        return _read_option(program, answer, options)


class TurnTime:
    """The time of a turn, which all choices of it share; only the program's own time counts."""

    def __init__(self, seconds: float) -> None:
        self.whole = seconds
        """How many seconds every turn has."""
        self._left = seconds
        self._seat: int | None = None
        """Whose turn it was when the program was last asked: its own, or its partner's."""
        self._has_ended = False

    def left(self, view: View) -> float:
        """How many seconds there are for the choice that is asked; below zero, so many too many."""
        is_action = view.question is not None and view.question.kind == "action"
        if view.position.seat != self._seat or (self._has_ended and is_action):
            self._left = self.whole
            self._seat = view.position.seat
            self._has_ended = False
        return self._left

    def spend(self, seconds: float) -> None:
        """Take off what a choice took."""
        self._left -= seconds

    def note(self, chosen: Option) -> None:
        """After the end of a turn, the next action that is asked belongs to another one."""
        self._has_ended = self._has_ended or chosen.kind == "end-turn"


def _read_option(program: Program, answer: Any, options: Sequence[Option]) -> Option:
    """The option that an answer names, by its place in the list, as JSON or as text."""
    named = answer.get("option") if isinstance(answer, dict) else None
    if named is None:
        raise program.broken('answered without an "option"')
    if isinstance(named, int) and not isinstance(named, bool):
        if not 0 <= named < len(options):
            last = len(options) - 1
            raise program.broken(f"chose option {told(named)} of a list from 0 to {last}")
        return options[named]
    try:
        option = parse_option(named) if isinstance(named, str) else Option.from_json(named)
    except BadRequest:
        raise program.broken(f"chose {told(named)}, which is no option") from None
    if option not in options:
        raise program.broken(f"chose {told(option_text(option))}, which was not offered")
    return option
