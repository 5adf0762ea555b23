"""The PettingZoo parallel environment: all agents act at once, and all but one of them wait.

The game is played in turns, so an agent out of turn has one legal action, to wait; any other action
also counts as waiting. A cycle is one choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, SupportsIndex

from pettingzoo import ParallelEnv

from legendarium.research.actions import WAITING
from legendarium.research.aec import TashKalarAEC
from legendarium.tashkalar.setup import Setup


class TashKalarParallel(ParallelEnv[str, Any, Any]):
    """Every seat is an agent, and every agent acts in every cycle."""

    metadata = {**TashKalarAEC.metadata, "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self, setup: Setup, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        self.turns = TashKalarAEC(setup, render_mode, max_cycles)
        self.render_mode = render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self.turns.observation_spaces
        self.action_spaces = self.turns.action_spaces

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions; always the same object."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, as `TashKalarAEC.reset` does."""
        self.turns.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, SupportsIndex]) -> tuple[dict[str, Any], ...]:
        """Take the action of the agent that is to act; the others wait."""
        turns = self.turns
        turns.step(actions[turns.agent_selection])
        rewards, ended = dict(turns.rewards), dict(turns.terminations)
        cut_off = dict(turns.truncations)
        observations, infos = self._observations(), self._infos()
        if any(ended.values()) or any(cut_off.values()):
            self.agents = []
        return observations, rewards, ended, cut_off, infos

    def render(self) -> Any:
        """Render what everybody sees; in the mode "human", `reset` and `step` do so."""
        return self.turns.render()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def clone(self) -> TashKalarParallel:
        """An independent copy in the same state, even in the middle of an effect."""
        twin = copy(self)
        twin.turns = self.turns.clone()
        twin.observation_spaces = twin.turns.observation_spaces
        twin.action_spaces = twin.turns.action_spaces
        twin.agents = self.agents[:]
        return twin

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _observations(self) -> dict[str, Any]:
        seen = {agent: self.turns.observe(agent) for agent in self.possible_agents}
        for agent, observation in seen.items():
            if self._waits(agent):
                observation["action_mask"][WAITING] = 1
        return seen

    def _infos(self) -> dict[str, Any]:
        return {agent: dict(self.turns.infos[agent]) for agent in self.possible_agents}

    def _waits(self, agent: str) -> bool:
        game_state = self.turns.game_state
        return not game_state.is_over and agent != self.possible_agents[game_state.seat]
