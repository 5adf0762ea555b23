"""Measures the speed of the rules: random play, and single steps on middle-game positions.

Times are processor time of this process, which other programs affect less.
"""

from __future__ import annotations

import gc
import platform
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from legendarium.cli.progress_bar import tracked
from legendarium.tashkalar.forms import DEFAULT_FORM, FORMS, Form
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import DECKS
from legendarium.tashkalar.setup import Setup

GAME = TashKalar()
SCHOOLS = tuple(DECKS)


def _name(form: Form, seats: int, teams: bool) -> str:
    if teams:
        return f"{form.key} in teams"
    return f"{form.key} of {seats}" if len(form.seats) > 1 else form.key


SETUPS: dict[str, Setup] = {
    _name(form, seats, teams): Setup(form.key, SCHOOLS[:seats], teams)
    for in_teams in (False, True)
    for form in FORMS.values()
    for seats, teams in form.settings
    if teams == in_teams
}
"""The setups that are measured, by name."""

DUEL = Setup(DEFAULT_FORM, SCHOOLS[:2])
"""The setup of single measurements."""

GAMES_COMPARED = 100
"""How many games at each end of a long run are compared."""

CHESS_PLIES = 300
"""The maximum length of a random chess game, which rarely ends by itself."""


@dataclass(slots=True)
class Rate:
    """A number of games and decisions, and the processor time they took."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    seconds: float = 0.0

    def __iadd__(self, other: Rate) -> Rate:
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options
        self.seconds += other.seconds
        return self

    def to_json(self) -> dict[str, float]:
        """This rate as a JSON object."""
        return {
            "decisions_per_second": round(self.decisions / self.seconds),
            "games_per_second": round(self.games / self.seconds, 2),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "options_per_decision": round(self.options / self.decisions, 1),
        }


def random_game(setup: Setup, seed: int) -> Iterator[Position]:
    """Every position of a game of uniformly random choices."""
    chance = Random(seed)
    position = GAME.start(setup.to_json(), seed)
    while (asked := GAME.question(position)) is not None:
        yield position
        position = GAME.take(position, asked.options[int(chance.random() * len(asked.options))])


def random_play(setup: Setup, seeds: Iterable[int]) -> Rate:
    """Play a random game for each seed."""
    rate = Rate()
    for seed in seeds:
        chance = Random(seed)
        begun = time.process_time()
        position = GAME.start(setup.to_json(), seed)
        while (asked := GAME.question(position)) is not None:
            options = asked.options
            rate.options += len(options)
            rate.decisions += 1
            position = GAME.take(position, options[int(chance.random() * len(options))])
        rate.seconds += time.process_time() - begun
        rate.games += 1
    return rate


def chess_play(seeds: Iterable[int]) -> Rate | None:
    """Random play with python-chess; None if it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    rate = Rate()
    for seed in seeds:
        chance = Random(seed)
        begun = time.process_time()
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            rate.options += len(moves)
            rate.decisions += 1
            board.push(moves[int(chance.random() * len(moves))])
        rate.seconds += time.process_time() - begun
        rate.games += 1
    return rate


def duels_and_chess(games: int) -> tuple[Rate, Rate] | None:
    """Play duels and chess alternately, so that a slow machine slows both."""
    duels, chess = Rate(), Rate()
    for seed in range(games):
        played = chess_play([seed])
        if played is None:
            return None
        chess += played
        duels += random_play(DUEL, [seed])
    return duels, chess


def middle_positions(setup: Setup, seeds: Iterable[int], each: int = 10) -> list[Position]:
    """A number of positions per game, spread over the middle third of its decisions."""
    found: list[Position] = []
    for seed in seeds:
        positions = list(random_game(setup, seed))
        middle = positions[len(positions) // 3 : 2 * len(positions) // 3]
        found += middle[:: max(1, len(middle) // each)][:each]
    return found


def fresh(position: Position) -> Position:
    """A copy whose options have not been listed yet."""
    copy = position.copy()
    copy._question = None
    return copy


def microseconds(
    call: Callable[[Any], object],
    items: Sequence[Any],
    prepare: Callable[[Any], Any] | None = None,
    repeats: int = 5,
) -> float:
    """The mean time of a call over the items, as the best of several rounds.

    Each round prepares the items again; preparing them is not timed.
    """
    best = float("inf")
    for _ in range(repeats):
        batch = [prepare(item) for item in items] if prepare else items
        begun = time.process_time()
        for item in batch:
            call(item)
        best = min(best, time.process_time() - begun)
    return round(best / len(items) * 1e6, 2)


def middle_game(setup: Setup, seeds: Iterable[int]) -> dict[str, float]:
    """How long each operation on a middle-game position takes."""
    positions = middle_positions(setup, seeds)
    between_actions = [position for position in positions if position.before is None]
    encoded = [GAME.encode(position) for position in positions]
    copied = microseconds(Position.copy, positions)
    return {
        "positions": len(positions),
        "list_options_us": microseconds(GAME.question, positions, fresh),
        "list_actions_us": microseconds(GAME.question, between_actions, fresh),
        "copy_us": copied,
        "copies_per_second": round(1e6 / copied),
        "encode_us": microseconds(GAME.encode, positions),
        "decode_us": microseconds(GAME.decode, encoded),
    }


def bytes_per_position(setup: Setup, seeds: Sequence[int]) -> dict[str, int]:
    """The memory of live positions with their options listed.

    Positions of one game share what did not change between them, so the mean over whole games is
    small. Positions of different games share only the cards.
    """
    for seed in seeds:  # Shared objects must exist before the counting starts.
        list(random_game(setup, seed))
    return {
        "in_whole_games": _mean_bytes(
            lambda: [p for seed in seeds for p in random_game(setup, seed)]
        ),
        "alone": _mean_bytes(lambda: [_middle_position(setup, seed) for seed in seeds]),
    }


def _middle_position(setup: Setup, seed: int) -> Position:
    positions = list(random_game(setup, seed))
    return positions[len(positions) // 2]


def _mean_bytes(make: Callable[[], list[Position]]) -> int:
    """The memory in use per position made."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        positions = make()
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return round(used / len(positions))


def measure(games: int, long_games: int = 0) -> dict[str, Any]:
    """Every figure, as a JSON object."""
    setups = tracked(SETUPS.items(), len(SETUPS), "random play")
    forms = {name: random_play(setup, range(games)).to_json() for name, setup in setups}
    few = range(min(games, 40))
    figures: dict[str, Any] = {
        "python": platform.python_version(),
        "games": games,
        "random_play": forms,
        "chess": _compared(duels_and_chess(games)),
        "middle_game": middle_game(DUEL, few),
        # In more games the cache of patterns is renewed, and its entries would be counted.
        "bytes_per_position": bytes_per_position(DUEL, few[:10]),
    }
    if long_games:
        figures["long"] = long_run(long_games)
    return figures


def _compared(rates: tuple[Rate, Rate] | None) -> dict[str, Any]:
    """The rate of random chess with python-chess, and how many times faster duels are."""
    if rates is None:
        return {"note": "python-chess is not installed, so there is nothing to compare with"}
    duels, chess = (rate.to_json() for rate in rates)
    ratio = duels["decisions_per_second"] / chess["decisions_per_second"]
    return {**chess, "duel_to_chess": round(ratio, 2)}


def long_run(games: int) -> dict[str, Any]:
    """The time per random duel at the start and at the end of a long run."""
    seeds = tracked(range(games), games, "a long row")
    rates = [random_play(DUEL, [seed]) for seed in seeds]
    first, last = _total(rates[:GAMES_COMPARED]), _total(rates[-GAMES_COMPARED:])
    return {
        "games": games,
        "first_games_ms": round(first.seconds / first.games * 1e3, 2),
        "last_games_ms": round(last.seconds / last.games * 1e3, 2),
        # Games differ in length, so the time per decision is steadier.
        "first_decisions_us": round(first.seconds / first.decisions * 1e6, 2),
        "last_decisions_us": round(last.seconds / last.decisions * 1e6, 2),
    }


def _total(rates: Iterable[Rate]) -> Rate:
    total = Rate()
    for rate in rates:
        total += rate
    return total
