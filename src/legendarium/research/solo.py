"""The Gymnasium environment: one agent plays in a seat, bots play in the others."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from legendarium.bots.tashkalar import Bot, Budget, check_name, make_bot
from legendarium.bots.tashkalar.bot import close
from legendarium.research import spaces
from legendarium.research.aec import ILLEGAL_REWARD
from legendarium.research.course import GAME, Course, number_of
from legendarium.research.drawing import MODES, draw
from legendarium.research.setting import check_limit
from legendarium.table import BadSetup, IllegalChoice
from legendarium.tashkalar.setup import Setup


class TashKalarSolo(gymnasium.Env[dict[str, Any], Any]):
    """One seat is the agent's; the environment goes on until that seat is asked again."""

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "name": "tash_kalar_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: Setup,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        budget: Budget | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        spaces.check_mode(render_mode)
        check_limit(max_cycles)
        if not 0 <= seat < setup.seats:
            raise BadSetup(
                f"There is no seat {seat}; the seats are 0 to {setup.seats - 1}.", "seat"
            )
        self.setup = setup
        self.seat = seat
        self.opponents = _named(setup, opponents)
        self.budget = budget
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.observation_space = spaces.observation_space()
        self.action_space = spaces.action_space()
        self.choices = 0
        self._bots: dict[int, Bot] = {}
        self._course: Course | None = None

    @property
    def course(self) -> Course:
        """The game under way."""
        if self._course is None:
            raise IllegalChoice("No game has begun; call reset first.")
        return self._course

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, and go on until the agent is asked."""
        super().reset(seed=seed)
        self.close()
        self._course = None
        seats = [(self.seat + step) % self.setup.seats for step in range(1, self.setup.seats)]
        self._bots = {
            seat: make_bot(name, self._seed(), self.budget)
            for seat, name in zip(seats, self.opponents, strict=True)
        }
        self._course = self._played_by_bots(Course.start(self.setup, self._seed()))
        self.choices = 0
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(
        self, action: SupportsIndex
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the agent's action, and go on until it is asked again or the game is over.

        Where a bot fails, its error is raised, and the agent is still asked what it was asked.
        """
        if self.course.is_over:
            raise IllegalChoice("The game is over; call reset to begin another one.")
        number = number_of(action)
        reward, illegal = 0.0, {}
        course = self.course
        try:
            course = course.after(number)
        except IllegalChoice as error:
            reward, illegal = ILLEGAL_REWARD, {"illegal": error.message}
        self._course = self._played_by_bots(course)
        self.choices += 1
        if self.render_mode == "human":
            self.render()
        is_over = self.course.is_over
        if is_over:
            reward = self.course.rewards()[self.seat]
        is_cut_off = not is_over and self.max_cycles is not None and self.choices >= self.max_cycles
        return self._observation(), reward, is_over, is_cut_off, self._info() | illegal

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as libraries with masked policies ask for it."""
        return self.course.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What everybody sees, in the render mode; for people, `reset` and `step` show it."""
        return draw(self.course.position, self.render_mode)

    def close(self) -> None:
        """Let the bots go: programs among them end, and would be started again for a choice."""
        for bot in self._bots.values():
            close(bot)

    def clone(self) -> TashKalarSolo:
        """An environment of its own in the same state, the bots and chance included.

        Of a bot that is a program only the command is copied: the twin starts one of its own.
        """
        twin = copy(self)
        twin.observation_space = spaces.copied(self.observation_space)
        twin.action_space = spaces.copied(self.action_space)
        twin._bots = deepcopy(self._bots)
        twin._np_random = deepcopy(self._np_random)
        return twin

    def _played_by_bots(self, course: Course) -> Course:
        """What bots make of a course until the agent is asked or the game is over."""
        while not course.is_over and course.seat != self.seat:
            option = self._bots[course.seat].choose(course.view(course.seat))
            course = Course(GAME.take(course.position, option))
        return course

    def _observation(self) -> dict[str, Any]:
        return {**self.course.observe(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.course.mask(self.seat)}

    def _seed(self) -> int:
        return int(self.np_random.integers(1 << 63))


def _named(setup: Setup, opponents: Sequence[str]) -> tuple[str, ...]:
    """A bot for every other seat; raises BadSetup or UnknownBot where that cannot be."""
    if isinstance(opponents, str):
        opponents = (opponents,)
    others = setup.seats - 1
    named = tuple(opponents) * (others if len(opponents) == 1 else 1)
    if len(named) != others:
        raise BadSetup(
            f"{len(named)} opponents are named, but {others} other seat{'s' * (others > 1)} "
            f"want{'s' * (others == 1)} a bot; a single name stands for all.",
            "opponents",
        )
    for name in named:
        check_name(name)
    return named
