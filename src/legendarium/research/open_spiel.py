"""The OpenSpiel game; importing this module registers it as `python_tash_kalar`.

Chance is explicit: four chance nodes choose the seed of the deal, one byte each, and everything
after them follows from the choices. From then on the state contains the order of the decks, so a
search must not look ahead on a clone of the real state: `resample_from_infostate` deals the cards
that the player does not see again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from legendarium.research.packages import optional_packages

with optional_packages():
    import numpy as np
    import pyspiel

import json

from legendarium.research.actions import SIZE, action_text
from legendarium.research.drawing import text
from legendarium.research.game_state import GAME, GameState
from legendarium.research.memory import Memory
from legendarium.research.observation import ARENA_SHAPE, REST_SIZE, observe
from legendarium.research.setups import make_setup
from legendarium.table import SPECTATOR, BadSetup
from legendarium.tashkalar.forms import DEFAULT_FORM
from legendarium.tashkalar.setup import Setup

CHANCE_OUTCOMES = 256
"""The number of outcomes of a chance node."""
CHANCE_NODES = 4

PARAMETERS: dict[str, Any] = {
    "form": DEFAULT_FORM,
    "schools": "",
    "teams": False,
    "players": 0,
    "max_length": 2000,
}
"""Schools are joined by +, such as highland+sylvan; 0 players means the default number."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_tash_kalar",
    long_name="Tash-Kalar",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class TashKalarGame(pyspiel.Game):
    """The game with one setup."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.setup = _setup_of(given)
        self.max_length: int = given["max_length"]
        if self.max_length < 1:
            raise BadSetup(f"max_length is 1 or more, not {self.max_length}.", "max_length")
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_length,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> TashKalarState:
        """The state before the deal."""
        return TashKalarState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TashKalarObserver:
        """An observer of states on behalf of a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TashKalarObserver(self, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """The number of chance nodes, all of them in the deal."""
        return CHANCE_NODES


class TashKalarState(pyspiel.State):
    """The state of a game; `game_state` is None before the deal."""

    def __init__(self, game: TashKalarGame) -> None:
        super().__init__(game)
        self.setup: Setup = game.setup
        self.max_length = game.max_length
        self.deal: tuple[int, ...] = ()
        self.game_state: GameState | None = None
        self.memory: Memory | None = None

    def current_player(self) -> int:
        """The player to act, or chance, or the terminal id."""
        if self.game_state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.game_state.seat

    def is_terminal(self) -> bool:
        """Whether the game is over or has reached its maximum length."""
        if self.game_state is None or self.memory is None:
            return False
        return self.game_state.is_over or len(self.memory.moments) >= self.max_length

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte of the seed is as likely as any other."""
        return [(byte, 1 / CHANCE_OUTCOMES) for byte in range(CHANCE_OUTCOMES)]

    def returns(self) -> list[float]:
        """The rewards by player; 0 for all in a game that reached its maximum length."""
        return [0.0] * self.setup.seats if self.game_state is None else [*self.game_state.rewards()]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> TashKalarState:
        """A random state that looks the same to this player.

        It is dealt from the view, which has no memory: a card that the player put under a deck, or
        a legend that it passed to its partner, may be dealt elsewhere. The other players' memories
        lose the cards that they were dealt, drew and put under decks, because those are the real
        ones.
        """
        resampled: TashKalarState = self.clone()
        if self.game_state is not None and self.memory is not None:
            chance = Random(int(probability_sampler() * (1 << 53)))
            resampled.game_state = GameState(GAME.sample(self.game_state.view(player_id), chance))
            resampled.memory = self.memory.known_to(player_id)
        return resampled

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.game_state is None else sorted(self.game_state.legal)

    def _apply_action(self, action: int) -> None:
        if self.game_state is None or self.memory is None:
            self.deal = (*self.deal, action)
            if len(self.deal) == CHANCE_NODES:
                seed = int.from_bytes(bytes(self.deal), "big")
                self.game_state = GameState.start(self.setup, seed)
                self.memory = Memory.of_deal(self.game_state)
            return
        next_state = self.game_state.after(action)
        self.memory = self.memory.after(self.game_state, action, next_state)
        self.game_state = next_state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return action_text(action)

    def __str__(self) -> str:
        if self.game_state is None:
            return f"not dealt yet {self.deal}"
        return text(self.game_state.position)


class TashKalarObserver:
    """An observer: what a player sees and, with perfect recall, all that it has seen."""

    def __init__(
        self, game: TashKalarGame, kind: Any, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise BadSetup("An observer of Tash-Kalar takes no parameters.", "params")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise BadSetup("An observer sees what is public, with or without one hand.", "kind")
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._has_perfect_recall = bool(kind.perfect_recall) and self._is_private
        pieces: dict[str, tuple[int, ...]] = {"arena": ARENA_SHAPE, "rest": (REST_SIZE,)}
        if self._has_perfect_recall:
            pieces["memory"] = (2 * game.max_length,)
        sizes = {name: int(np.prod(shape)) for name, shape in pieces.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size].reshape(pieces[name])
            start += size

    def set_from(self, state: TashKalarState, player: int) -> None:
        """Look at a state on behalf of a player."""
        self.tensor.fill(0)
        game_state, memory = state.game_state, state.memory
        if game_state is None or memory is None:
            return
        for name, numbers in observe(game_state.view(self._seat(player)), player).items():
            self.dict[name][:] = numbers
        if self._has_perfect_recall:
            memory_part = self.dict["memory"]
            memory_part[:] = memory.tokens(player, state.setup.seats, len(memory_part))

    def string_from(self, state: TashKalarState, player: int) -> str:
        """The same as text."""
        game_state, memory = state.game_state, state.memory
        if game_state is None or memory is None:
            return f"player {player}, not dealt yet"
        view = game_state.view(self._seat(player))
        asked = "over" if view.question is None else f"{view.question.seat} {view.question.kind}"
        seen = json.dumps(GAME.encode_view(view), sort_keys=True)
        lines = [f"player {player}, asked: {asked}", seen]
        if self._has_perfect_recall:
            lines.append(memory.text(player))
        return "\n".join(lines)

    def _seat(self, player: int) -> int:
        return player if self._is_private else SPECTATOR


def _setup_of(given: Mapping[str, Any]) -> Setup:
    unknown = sorted(set(given) - set(PARAMETERS))
    if unknown:
        raise BadSetup(
            f"There is no parameter {unknown[0]!r}; there are {', '.join(PARAMETERS)}.", unknown[0]
        )
    schools = given["schools"].split("+") if given["schools"] else None
    return make_setup(given["form"], schools, given["teams"], given["players"] or None)


pyspiel.register_game(GAME_TYPE, TashKalarGame)
