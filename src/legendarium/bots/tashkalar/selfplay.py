"""Bots against each other: one game, or many with the seats rotated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from legendarium.bots.tashkalar import Bot, make_bot
from legendarium.table import Outcome
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.setup import Setup


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played to its end."""

    bots: tuple[int, ...]
    """By seat: which of the bots sat there."""
    sides: tuple[int, ...]
    """By seat: the side that it belongs to."""
    outcome: Outcome
    decisions: int
    turns: int

    def wins(self, bot: int) -> float:
        """This bot's share of the victory, from 0 to 1."""
        best = self.outcome.ranking[0]
        return sum(self.bots[seat] == bot for seat in best) / len(best)

    @property
    def is_shared(self) -> bool:
        """Whether nobody won alone: a team is one winner."""
        best = self.outcome.ranking[0]
        return len({self.sides[seat] for seat in best}) > 1


def play_game(setup: Setup, players: Sequence[Bot], seed: int) -> tuple[Outcome, int, int]:
    """Play one game; the outcome, and how many decisions and turns it took."""
    game = TashKalar()
    position = game.start(setup.to_json(), seed)
    decisions = turns = 0
    while (asked := game.question(position)) is not None:
        option = players[asked.seat].choose(game.view(position, asked.seat))
        position = game.take(position, option)
        decisions += 1
        turns += option.kind == "end-turn"
    outcome = game.outcome(position)
    assert outcome is not None
    return outcome, decisions, turns


def play_games(setup: Setup, names: Sequence[str], games: int, seed: int) -> Iterator[Result]:
    """Play many games. Each deal is played once from every rotation of the seats.

    There is a bot for every seat; or for every side, and partners are bots of the same kind.
    """
    for number in range(games):
        deal, rotation = divmod(number, len(names))
        bots = tuple((seat + rotation) % len(names) for seat in range(setup.seats))
        chance = Random(f"{seed} {number}")
        players = [make_bot(names[bot], chance.getrandbits(64)) for bot in bots]
        dealt = Random(f"{seed} deal {deal}").getrandbits(64)
        yield Result(bots, setup.side_of, *play_game(setup, players, dealt))
