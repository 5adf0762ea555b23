"""Every game, for tests of what holds for all of them: its rules, a setup and random choices."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from legendarium.table import Game, Play
from legendarium.table.choice import Choice, How
from legendarium.table.kept import Keeps
from legendarium.tashkalar.game import TashKalar
from settings import SETTINGS, setup_of
from taintedgrail.play import game as tale
from taintedgrail.play import setup as tale_setup
from toy import HighestCard

AnyPlay = Play[Any, Any]
HOWS = tuple(How)


class Played(NamedTuple):
    """A game as tests play it."""

    game: Game[Any, Any]
    setup: Mapping[str, Any]
    seats: int

    def play(self, seed: int, players: tuple[str, ...] = (), keeps: Keeps = Keeps.UNDO) -> AnyPlay:
        """A new game."""
        return Play(self.game, self.setup, seed, players, keeps=keeps)


GAMES: Mapping[str, Played] = {
    "toy": Played(HighestCard(), {"seats": 4}, 4),
    "tash-kalar": Played(TashKalar(), setup_of("duel-teams", 3).to_json(), 4),
    "tainted-grail": Played(tale(), tale_setup("ada", "ben"), 2),
}
"""One entry for each game."""

SETUPS: Mapping[str, Played] = {
    "toy": GAMES["toy"],
    "tainted-grail": GAMES["tainted-grail"],
    **{
        name: Played(TashKalar(), setup_of(name, 3).to_json(), seats)
        for name, (_, seats, _) in SETTINGS.items()
    },
}
"""One entry for each game, or for each way to set it up where those differ in their rules."""


def some_choice(play: AnyPlay, position: Any, chance: Random) -> Choice | None:
    """An answer to the question, made in any way; None if the game is over there."""
    asked = play.game.question(position)
    if asked is None:
        return None
    agreed = tuple(chance.sample(range(4), chance.randrange(3)))
    return Choice(chance.choice(asked.options), asked.seat, chance.choice(HOWS), agreed)


def play_on(play: AnyPlay, chance: Random, choices: int) -> AnyPlay:
    """Make random choices, as many as there are; returns the play."""
    for _ in range(choices):
        choice = some_choice(play, play.position, chance)
        if choice is not None:
            play.accept(play.prepare(choice))
    return play
