"""The PettingZoo AEC environment: agents act one after another."""

from __future__ import annotations

from copy import copy
from typing import Any, SupportsIndex

from pettingzoo import AECEnv

from legendarium.research import spaces
from legendarium.research.drawing import MODES, draw
from legendarium.research.game_state import GameState, action_number
from legendarium.research.setups import SeedSource, check_limit
from legendarium.table import IllegalChoice
from legendarium.tashkalar.setup import Setup

ILLEGAL_REWARD = -1.0
"""For an action outside the mask: nothing happens, and the same agent acts again."""


class TashKalarAEC(AECEnv[str, Any, Any]):
    """Every seat is an agent: `player_0`, `player_1` and so on in the order of play."""

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "name": spaces.NAME,
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, setup: Setup, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        spaces.check_mode(render_mode)
        check_limit(max_cycles)
        super().__init__()
        self.setup = setup
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: spaces.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.action_space() for agent in self.possible_agents}
        self._seeds = SeedSource()
        self._game_state: GameState | None = None

    @property
    def game_state(self) -> GameState:
        """The game under way."""
        if self._game_state is None:
            raise IllegalChoice("No game has begun; call reset first.")
        return self._game_state

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, with this seed or the next one of the sequence."""
        self._game_state = GameState.start(self.setup, self._seeds.next_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.choices = 0
        self._ask()
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Take the action of the agent that is to act."""
        game_state = self.game_state
        if not self.agents:
            raise IllegalChoice("The game is over; call reset to begin another one.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        try:
            self._game_state = game_state.after(number)
        except IllegalChoice as error:
            self.rewards[agent] = ILLEGAL_REWARD
            self.infos[agent] = {"illegal": error.message}
        self.choices += 1
        self._update_end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's observation and the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        game_state = self.game_state
        return {"observation": game_state.observe(seat), "action_mask": game_state.mask(seat)}

    def render(self) -> Any:
        """Render what everybody sees; in the mode "human", `reset` and `step` do so."""
        return draw(self.game_state.position, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def clone(self) -> TashKalarAEC:
        """An independent copy in the same state, even in the middle of an effect."""
        twin = copy(self)
        twin._seeds = copy(self._seeds)
        for name in ("observation_spaces", "action_spaces"):
            own = {agent: spaces.copied(space) for agent, space in getattr(self, name).items()}
            setattr(twin, name, own)
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            if hasattr(self, name):
                setattr(twin, name, dict(getattr(self, name)))
        if hasattr(self, "infos"):
            twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _update_end(self) -> None:
        if self.game_state.is_over:
            self.rewards = dict(zip(self.agents, self.game_state.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.choices >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
            return
        self._deads_step_first()

    def _ask(self) -> None:
        seat = self.game_state.seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection]["action_mask"] = self.game_state.mask(seat)
