"""The OpenSpiel game; importing this module registers it as `python_tash_kalar`.

Chance is explicit: four chance nodes choose the seed of the deal, a byte each, and everything
after them follows from the choices. The order of the decks is in the state from then on, so a
search must not look ahead on a clone of the real state: `resample_from_infostate` deals the cards
that the player does not see anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from legendarium.research import optional_packages

with optional_packages():
    import numpy as np
    import pyspiel

import json

from legendarium.research.actions import SIZE, action_text
from legendarium.research.course import GAME, Course
from legendarium.research.drawing import text
from legendarium.research.memory import Memory
from legendarium.research.observation import ARENA_SHAPE, REST_SIZE, observe
from legendarium.research.setting import setting
from legendarium.table import WATCHER, BadSetup
from legendarium.tashkalar.setup import Setup

DEALS = 256
"""How many outcomes a chance node has."""
CHANCE_NODES = 4

PARAMETERS: dict[str, Any] = {
    "form": "duel",
    "schools": "",
    "teams": False,
    "players": 0,
    "max_length": 2000,
}
"""Schools are joined by +, such as highland+sylvan; players 0 is the usual number."""

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
    """One setting of the game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.setup = _setup_of(given)
        self.max_length: int = given["max_length"]
        if self.max_length < 1:
            raise BadSetup(f"max_length is 1 or more, not {self.max_length}.", "max_length")
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=DEALS,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_length,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> TashKalarState:
        """A game that has not been dealt yet."""
        return TashKalarState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TashKalarObserver:
        """What looks at states on behalf of a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TashKalarObserver(self, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return CHANCE_NODES


class TashKalarState(pyspiel.State):
    """A game under way; there is no course before the deal."""

    def __init__(self, game: TashKalarGame) -> None:
        super().__init__(game)
        self.setup: Setup = game.setup
        self.max_length = game.max_length
        self.deal: tuple[int, ...] = ()
        self.course: Course | None = None
        self.memory: Memory | None = None

    def current_player(self) -> int:
        """Who must choose: a player, chance, or nobody any more."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.course.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or as long as it may be."""
        if self.course is None or self.memory is None:
            return False
        return self.course.is_over or len(self.memory.moments) >= self.max_length

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte of the seed is as likely as any other."""
        return [(byte, 1 / DEALS) for byte in range(DEALS)]

    def returns(self) -> list[float]:
        """By player; a game that became too long brings nobody anything."""
        return [0.0] * self.setup.seats if self.course is None else [*self.course.rewards()]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> TashKalarState:
        """A random state that looks the same to this player.

        It is dealt from the view, which has no memory: a card that the player itself put under a
        deck, or a legend that it passed to its partner, may be dealt elsewhere. The others have
        forgotten which cards they were dealt, drew and put under decks: those were real ones.
        """
        twin: TashKalarState = self.clone()
        if self.course is not None and self.memory is not None:
            chance = Random(int(probability_sampler() * (1 << 53)))
            twin.course = Course(GAME.sample(self.course.view(player_id), chance))
            twin.memory = self.memory.known_to(player_id)
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.course is None else sorted(self.course.legal)

    def _apply_action(self, action: int) -> None:
        if self.course is None or self.memory is None:
            self.deal = (*self.deal, action)
            if len(self.deal) == CHANCE_NODES:
                seed = int.from_bytes(bytes(self.deal), "big")
                self.course = Course.start(self.setup, seed)
                self.memory = Memory.of_deal(self.course)
            return
        then = self.course.after(action)
        self.memory = self.memory.after(self.course, action, then)
        self.course = then

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return action_text(action)

    def __str__(self) -> str:
        if self.course is None:
            return f"not dealt yet {self.deal}"
        return text(self.course.position)


class TashKalarObserver:
    """What a player sees, and with perfect recall all that it has seen."""

    def __init__(
        self, game: TashKalarGame, kind: Any, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise BadSetup("An observer of Tash-Kalar takes no parameters.", "params")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise BadSetup("An observer sees what is public, with or without one hand.", "kind")
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall) and self._is_private
        pieces: dict[str, tuple[int, ...]] = {"arena": ARENA_SHAPE, "rest": (REST_SIZE,)}
        if self._recalls:
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
        course, memory = state.course, state.memory
        if course is None or memory is None:
            return
        for name, numbers in observe(course.view(self._seat(player)), player).items():
            self.dict[name][:] = numbers
        if self._recalls:
            memory_part = self.dict["memory"]
            memory_part[:] = memory.tokens(player, state.setup.seats, len(memory_part))

    def string_from(self, state: TashKalarState, player: int) -> str:
        """The same as text."""
        course, memory = state.course, state.memory
        if course is None or memory is None:
            return f"player {player}, not dealt yet"
        view = course.view(self._seat(player))
        asked = "over" if view.question is None else f"{view.question.seat} {view.question.kind}"
        seen = json.dumps(GAME.encode_view(view), sort_keys=True)
        lines = [f"player {player}, asked: {asked}", seen]
        if self._recalls:
            lines.append(memory.text(player))
        return "\n".join(lines)

    def _seat(self, player: int) -> int:
        return player if self._is_private else WATCHER


def _setup_of(given: Mapping[str, Any]) -> Setup:
    unknown = sorted(set(given) - set(PARAMETERS))
    if unknown:
        raise BadSetup(
            f"There is no parameter {unknown[0]!r}; there are {', '.join(PARAMETERS)}.", unknown[0]
        )
    schools = given["schools"].split("+") if given["schools"] else None
    return setting(given["form"], schools, given["teams"], given["players"] or None)


pyspiel.register_game(GAME_TYPE, TashKalarGame)
