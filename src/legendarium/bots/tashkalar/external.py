"""An external bot: a separate program in any language, named `exec:COMMAND`.

It receives a greeting, a message for every choice of its seat, and a goodbye. The protocol is in
`docs/writing-a-bot.md`. It sees the view of its seat and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from legendarium.bots.tashkalar.bot import BotCannotPlay, listed_options
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.program import Program, clipped, printable_end
from legendarium.table import TableError
from legendarium.table.reading import short_repr
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.options import END_TURN, OPTIONS, AnyOption
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

PROTOCOL = 1
"""The version of the protocol; it rises with every incompatible change."""

START_UP_SECONDS = 10.0
"""How long a program may take to start and to answer the greeting."""

GRACE_SECONDS = 1.0
"""How far a turn may exceed its limit before the program is stopped."""

UNTIMED_TURN_SECONDS = 60.0
"""The time for a turn where the budget counts steps, which a program cannot do."""

GOODBYE = {"bye": True}

_SEED_LIMIT = 1 << 53
"""Every language can represent integers below this one exactly."""


class ExternalBot:
    """A bot that is a separate program; it starts when it first has to choose."""

    def __init__(self, command: str, seed: int, budget: Budget) -> None:
        self._command = command
        self._seed = seed % _SEED_LIMIT
        self._time = TurnTime(UNTIMED_TURN_SECONDS if budget.seconds is None else budget.seconds)
        self._game = TashKalar()
        self._program: Program | None = None
        self._place: tuple[Setup, int] | None = None
        """The game and the seat that the program was greeted with."""
        self._asked = 0

    def choose(self, view: View) -> AnyOption:
        """Let the program choose; on failure, stops it and raises BotBroken or BotCannotPlay."""
        options = listed_options(view)
        try:
            chosen = self._ask(self._program_for(view), view, options)
        except BaseException:
            self.close()
            raise
        self._time.note(chosen)
        return chosen

    def close(self) -> None:
        """Say goodbye to the program; another choice starts it again."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def __getstate__(self) -> dict[str, Any]:
        """Everything except the running program, which cannot be copied: a copy starts its own."""
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
        answer = program.ask(greeting, START_UP_SECONDS)
        ready = answer.get("ready") if isinstance(answer, dict) else None
        if not isinstance(ready, bool):
            raise program.failure('answered the greeting without "ready": true or false')
        if not ready:
            raise self._cannot_play(setup, answer.get("reason"))
        forms = answer.get("forms")
        if forms is None:
            return
        if not isinstance(forms, list) or not all(isinstance(form, str) for form in forms):
            raise program.failure(f'has no list of names as its "forms", but {short_repr(forms)}')
        if setup.form not in forms:
            raise self._cannot_play(setup, f"It knows {', '.join(forms) or 'no form'}")

    def _cannot_play(self, setup: Setup, reason: object) -> BotCannotPlay:
        teams = " in teams" if setup.teams else ""
        why = printable_end(reason).rstrip(".") if isinstance(reason, str) else ""
        return BotCannotPlay(
            f"The program {clipped(self._command)!r} does not play {setup.form}{teams}"
            f"{f' ({why})' if why else ''}.",
            "bot",
        )

    def _ask(self, program: Program, view: View, options: Sequence[AnyOption]) -> AnyOption:
        left = self._time.left(view)
        message = {
            "choose": self._asked,
            "view": self._game.encode_view(view),
            "question": view.question.kind if view.question else None,
            "options": [option.to_json() for option in options],
            "notation": [option_text(option) for option in options],
            "seconds_left": round(max(0.0, left), 3),
        }
        started = time.monotonic()
        answer = program.ask(message, left + GRACE_SECONDS)
        self._time.spend(time.monotonic() - started)
        self._asked += 1
        return _read_option(program, answer, options)


class TurnTime:
    """The time for a turn, shared by all its choices; only the program's own time counts."""

    def __init__(self, seconds: float) -> None:
        self.whole = seconds
        """The seconds for each turn."""
        self._left = seconds
        self._seat: int | None = None
        """Whose turn it was at the last choice: the program's own, or its partner's."""
        self._has_ended = False

    def left(self, view: View) -> float:
        """The seconds left for this choice; negative if the limit is exceeded."""
        is_action = view.question is not None and view.question.kind == "action"
        if view.position.seat != self._seat or (self._has_ended and is_action):
            self._left = self.whole
            self._seat = view.position.seat
            self._has_ended = False
        return self._left

    def spend(self, seconds: float) -> None:
        """Subtract the time that a choice took."""
        self._left -= seconds

    def note(self, chosen: AnyOption) -> None:
        """Note a choice: after the end of a turn, the next action belongs to another turn."""
        self._has_ended = self._has_ended or chosen == END_TURN


def _read_option(program: Program, answer: Any, options: Sequence[AnyOption]) -> AnyOption:
    """The option that an answer names, by index, as JSON or as text."""
    named = answer.get("option") if isinstance(answer, dict) else None
    if named is None:
        raise program.failure('answered without an "option"')
    if isinstance(named, int) and not isinstance(named, bool):
        if not 0 <= named < len(options):
            last = len(options) - 1
            raise program.failure(f"chose option {short_repr(named)} of a list from 0 to {last}")
        return options[named]
    try:
        option = parse_option(named) if isinstance(named, str) else OPTIONS.read(named)
    except TableError:
        raise program.failure(f"chose {short_repr(named)}, which is no option") from None
    if option not in options:
        raise program.failure(f"chose {short_repr(option_text(option))}, which was not offered")
    return option
