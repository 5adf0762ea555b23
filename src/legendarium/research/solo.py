"""The Gymnasium environment: an agent plays one seat and bots play the others."""

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
from legendarium.research.drawing import MODES, draw
from legendarium.research.game_state import GAME, GameState, action_number
from legendarium.research.setups import check_limit
from legendarium.table import BadSetup, IllegalChoice
from legendarium.tashkalar.setup import Setup


class TashKalarSolo(gymnasium.Env[dict[str, Any], Any]):
    """The agent has one seat; a step runs until that seat is to act again."""

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "name": spaces.NAME,
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
        self.opponents = _opponent_names(setup, opponents)
        self.budget = budget
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.observation_space = spaces.observation_space()
        self.action_space = spaces.action_space()
        self.choices = 0
        self._bots: dict[int, Bot] = {}
        self._game_state: GameState | None = None

    @property
    def game_state(self) -> GameState:
        """The game under way."""
        if self._game_state is None:
            raise IllegalChoice("No game has begun; call reset first.")
        return self._game_state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and play until the agent is to act."""
        super().reset(seed=seed)
        self.close()
        self._game_state = None
        seats = [(self.seat + step) % self.setup.seats for step in range(1, self.setup.seats)]
        self._bots = {
            seat: make_bot(name, self._new_seed(), self.budget)
            for seat, name in zip(seats, self.opponents, strict=True)
        }
        self._game_state = self._play_bots(GameState.start(self.setup, self._new_seed()))
        self.choices = 0
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(
        self, action: SupportsIndex
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the agent's action and play until it is to act again or the game is over.

        If a bot fails, its error is raised, and the agent is still to act.
        """
        if self.game_state.is_over:
            raise IllegalChoice("The game is over; call reset to begin another one.")
        number = action_number(action)
        reward, illegal = 0.0, {}
        game_state = self.game_state
        try:
            game_state = game_state.after(number)
        except IllegalChoice as error:
            reward, illegal = ILLEGAL_REWARD, {"illegal": error.message}
        self._game_state = self._play_bots(game_state)
        self.choices += 1
        if self.render_mode == "human":
            self.render()
        is_over = self.game_state.is_over
        if is_over:
            reward = self.game_state.rewards()[self.seat]
        is_cut_off = not is_over and self.max_cycles is not None and self.choices >= self.max_cycles
        return self._observation(), reward, is_over, is_cut_off, self._info() | illegal

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions in the form that libraries with masked policies expect."""
        return self.game_state.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Render what everybody sees; in the mode "human", `reset` and `step` do so."""
        return draw(self.game_state.position, self.render_mode)

    def close(self) -> None:
        """Close the bots; an external bot's program stops, and another choice starts it again."""
        for bot in self._bots.values():
            close(bot)

    def clone(self) -> TashKalarSolo:
        """An independent copy in the same state, including the bots and the random state.

        Of an external bot only the command is copied: the copy starts its own program.
        """
        twin = copy(self)
        twin.observation_space = spaces.copied(self.observation_space)
        twin.action_space = spaces.copied(self.action_space)
        twin._bots = deepcopy(self._bots)
        twin._np_random = deepcopy(self._np_random)
        return twin

    def _play_bots(self, game_state: GameState) -> GameState:
        """Let the bots choose until the agent is to act or the game is over."""
        while not game_state.is_over and game_state.seat != self.seat:
            option = self._bots[game_state.seat].choose(game_state.view(game_state.seat))
            game_state = GameState(GAME.take(game_state.position, option))
        return game_state

    def _observation(self) -> dict[str, Any]:
        return {**self.game_state.observe(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game_state.mask(self.seat)}

    def _new_seed(self) -> int:
        return int(self.np_random.integers(1 << 63))


def _opponent_names(setup: Setup, opponents: Sequence[str]) -> tuple[str, ...]:
    """The bot of every other seat; raises BadSetup or UnknownBot for invalid names."""
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
