"""The OpenSpiel game passes OpenSpiel's random simulation and keeps hidden cards hidden."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from legendarium.research.game_state import GAME, GameState
from legendarium.research.memory import Memory
from legendarium.research.observation import ARENA_SHAPE, REST_SIZE
from legendarium.research.open_spiel import CHANCE_NODES, TashKalarObserver
from legendarium.table import BadSetup
from settings import MAX_DECISIONS, SETTINGS

TEXTS = {
    "first-game": "python_tash_kalar(form=first-game,max_length=120)",
    "high-form": "python_tash_kalar(form=high-form,max_length=120)",
    "duel": "python_tash_kalar(schools=highland+sylvan)",
    "melee-3": "python_tash_kalar(form=melee,max_length=120)",
    "melee-4": "python_tash_kalar(form=melee,players=4,max_length=120)",
    "high-form-teams": "python_tash_kalar(form=high-form,teams=True,max_length=120)",
    "duel-teams": "python_tash_kalar(teams=True,max_length=120)",
}


def load(setting: str) -> Any:
    """The game of a setting."""
    return pyspiel.load_game(TEXTS[setting])


def played(game: Any, seed: int, choices: int) -> Any:
    """A state after so many random choices."""
    chance = Random(seed)
    state = game.new_initial_state()
    for _ in range(CHANCE_NODES + choices):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[chance.randrange(len(actions))])
    return state


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_openspiels_random_simulation_passes(setting: str) -> None:
    game = load(setting)
    assert game.num_players() == SETTINGS[setting][1]
    pyspiel.random_sim_test(game, num_sims=1, serialize=setting == "high-form", verbose=False)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_goes_to_its_real_end(setting: str) -> None:
    parameters = load(setting).get_parameters() | {"max_length": MAX_DECISIONS}
    game = pyspiel.load_game("python_tash_kalar", parameters)
    state = played(game, 1, MAX_DECISIONS)
    assert state.game_state.is_over
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in returns)
    assert any(returns)


def test_the_deal_is_chance_and_the_rest_follows_from_the_choices() -> None:
    game = load("duel")
    one, other = played(game, 5, 80), played(game, 5, 80)
    assert one.history() == other.history()
    assert one.game_state == other.game_state
    assert played(game, 6, 0).game_state != played(game, 5, 0).game_state
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(7) == "deal 7"
    assert game.max_chance_nodes_in_history() == CHANCE_NODES


def test_clones_and_texts_keep_the_middle_of_an_effect() -> None:
    game = load("duel")
    state = next(
        state
        for state in (played(game, 3, choices) for choices in range(20, 200))
        if state.game_state.position.before is not None
    )
    text = pyspiel.serialize_game_and_state(game, state)
    _, read = pyspiel.deserialize_game_and_state(text)
    unpickled = pickle.loads(pickle.dumps(state))
    copies = [state.clone(), game.deserialize_state(state.serialize()), read, unpickled]
    chance = Random(1)
    while not state.is_terminal():
        assert all(copied.game_state == state.game_state for copied in copies)
        assert all(copied.legal_actions() == state.legal_actions() for copied in copies)
        action = chance.choice(state.legal_actions())
        for each in (state, *copies):
            each.apply_action(action)
    assert all(copied.returns() == state.returns() for copied in copies)
    assert all(copied.history() == state.history() for copied in copies)
    assert all(
        copied.information_state_string(0) == state.information_state_string(0) for copied in copies
    )


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_resampled_state_looks_the_same_to_the_player(setting: str) -> None:
    game = load(setting)
    chance = Random(2)
    different = 0
    for choices in range(5, 120, 23):
        state = played(game, choices, choices)
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, chance.random)
            different += twin.game_state != state.game_state
            for name in ("observation", "information_state"):
                as_text, as_numbers = f"{name}_string", f"{name}_tensor"
                assert getattr(twin, as_text)(player) == getattr(state, as_text)(player)
                assert getattr(twin, as_numbers)(player) == getattr(state, as_numbers)(player)
    assert different > 3


def looks(state: Any, player: int) -> list[Any]:
    """Everything that a state shows to a player."""
    return [
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
        state.information_state_tensor(player),
    ]


def dealt_anew(state: Any, player: int, chance: Random) -> Any:
    """The same start with other cards in the other hands; the player's draws are the same."""
    real = state.game_state.position
    world = GAME.sample(state.game_state.view(player), chance)
    players = [*world.players]
    players[player] = real.players[player]
    world.players, world.tasks, world.chance = tuple(players), real.tasks, real.chance
    other = state.clone()
    other.game_state = GameState(world)
    other.memory = Memory.of_deal(other.game_state)
    return other


def played_alike(states: tuple[Any, Any], player: int, chance: Random) -> Iterator[bool]:
    """Play on until the player can tell the states apart; whether cards were just put under a deck.

    Those are the only choices in which the states may differ.
    """
    is_put_under = False
    while len({state.information_state_string(player) for state in states}) == 1:
        yield is_put_under
        legal = [state.legal_actions() for state in states]
        hidden = [
            [action for action in actions if "put-under" in state.action_to_string(action)]
            for state, actions in zip(states, legal, strict=True)
        ]
        shared = sorted(set(legal[0]) & set(legal[1]))
        if states[0].current_player() != player and all(hidden):
            taken = [actions[0] for actions in hidden]
        elif shared:
            taken = [chance.choice(shared)] * 2
        else:
            return
        for state, action in zip(states, taken, strict=True):
            state.apply_action(action)
        is_put_under = taken[0] != taken[1]


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["duel", "melee-3", "high-form-teams"])
def test_a_resampled_state_tells_nothing_of_the_real_hidden_cards(setting: str) -> None:
    game = load(setting)
    compared = put_under = 0
    for seed in range(6):
        real = played(game, seed, 0)
        player = seed % game.num_players()
        others = [other for other in range(game.num_players()) if other != player]
        states = real, dealt_anew(real, player, Random(seed))
        for step, is_put_under in enumerate(played_alike(states, player, Random(seed))):
            if step % 20 and not is_put_under:
                continue
            one, two = (state.resample_from_infostate(player, lambda: 0.3) for state in states)
            assert looks(one, player) == looks(real, player)
            for other in others:
                assert looks(one, other) == looks(two, other)
                assert looks(states[0], other) != looks(states[1], other)
            compared += 1
            put_under += is_put_under
    assert compared > 10
    assert put_under


def test_a_resampled_state_can_be_kept_and_played() -> None:
    game = load("duel")
    twin = played(game, 8, 40).resample_from_infostate(0, Random(1).random)
    text = pyspiel.serialize_game_and_state(game, twin)
    _, read = pyspiel.deserialize_game_and_state(text)
    unpickled = pickle.loads(pickle.dumps(twin))
    copies = [twin.clone(), game.deserialize_state(twin.serialize()), read, unpickled]
    dealt, *_, latest = twin.memory.text(1).splitlines()
    assert dealt == "dealt"
    chance = Random(1)
    while not twin.is_terminal():
        action = chance.choice(twin.legal_actions())
        for each in (twin, *copies):
            each.apply_action(action)
    for player in range(2):
        assert all(looks(copied, player) == looks(twin, player) for copied in copies)
    since = twin.memory.text(1).split(latest, 1)[1]
    assert ", drew " in since


def test_an_information_state_recalls_what_an_observation_has_forgotten() -> None:
    game = load("duel")
    state = played(game, 8, 60)
    text = state.information_state_string(0)
    assert text.startswith(state.observation_string(0))
    lines = text.splitlines()
    assert lines[2].startswith("dealt ")
    assert len(lines) == 3 + 60
    assert len(state.observation_tensor(0)) == int(np.prod(ARENA_SHAPE)) + REST_SIZE
    memory = state.information_state_tensor(0)[len(state.observation_tensor(0)) :]
    tokens = np.trim_zeros(memory)
    assert len(memory) == 2 * 2000
    assert len(tokens) >= 6 + 60
    assert 0 not in tokens


def test_what_others_put_under_a_deck_stays_face_down() -> None:
    game = load("duel")
    found = 0
    for seed in range(30):
        state = played(game, seed, 60)
        for moment in state.memory.moments:
            if moment.deck:
                found += 1
                own = state.memory.text(moment.seat)
                other = state.memory.text(1 - moment.seat)
                assert own.count("put-under") == other.count("put-under")
                assert f"{moment.seat}: put-under {moment.deck}" in other
                assert f"{moment.seat}: put-under {moment.deck}\n" not in own + "\n"
    assert found > 5


def test_an_observer_of_what_is_public_sees_no_hand() -> None:
    game = load("duel")
    state = played(game, 4, 30)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    public.set_from(state, 0)
    twin = state.resample_from_infostate(1, Random(3).random)
    seen = public.tensor.copy()
    public.set_from(twin, 0)
    assert np.array_equal(public.tensor, seen)
    assert public.string_from(twin, 0) == public.string_from(state, 0)
    assert set(public.dict) == {"arena", "rest"}
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadSetup, match="with or without one hand"):
        TashKalarObserver(game, everything)
    with pytest.raises(BadSetup, match="takes no parameters"):
        TashKalarObserver(game, pyspiel.IIGObservationType(perfect_recall=False), {"colour": "red"})


def test_a_game_that_is_too_long_ends_without_a_winner() -> None:
    game = pyspiel.load_game("python_tash_kalar", {"max_length": 10})
    state = played(game, 1, 99)
    assert state.is_terminal()
    assert state.move_number() == CHANCE_NODES + 10
    assert state.returns() == [0.0, 0.0]
    assert game.max_game_length() == 10


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("python_tash_kalar(form=chess)", "There is no form 'chess'"),
        ("python_tash_kalar(schools=northern+eastern)", "There is no school 'eastern'"),
        ("python_tash_kalar(players=3)", "duel is played with 2 seats, not 3"),
        ("python_tash_kalar(max_length=0)", "max_length is 1 or more, not 0"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        pyspiel.load_game(text)
