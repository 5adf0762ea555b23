"""Plays bots against each other: one game, or many with rotated seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from legendarium.bots.tashkalar.bot import Bot, close
from legendarium.bots.tashkalar.roster import make_bot
from legendarium.table import Outcome
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import END_TURN, AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

GAME = TashKalar()


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game."""

    bots: tuple[int, ...]
    """By seat: the index of its bot."""
    sides: tuple[int, ...]
    """By seat: its side."""
    outcome: Outcome
    decisions: int
    turns: int

    def wins(self, bot: int) -> float:
        """This bot's share of the victory, from 0 to 1."""
        best = self.outcome.ranking[0]
        return sum(self.bots[seat] == bot for seat in best) / len(best)

    @property
    def is_shared(self) -> bool:
        """Whether several sides share the victory; a team is one side."""
        best = self.outcome.ranking[0]
        return len({self.sides[seat] for seat in best}) > 1


class Step(NamedTuple):
    """One choice of a game."""

    before: Position
    seat: int
    """The seat that chose."""
    option: AnyOption
    after: Position

    @property
    def ends_turn(self) -> bool:
        """Whether the turn is over, including all choices at its end."""
        first = self.before.answers[0] if self.before.answers else self.option
        return first == END_TURN and self.after.before is None


def play(setup: Setup, players: Sequence[Bot], seed: int) -> Iterator[Step]:
    """Play one game, choice by choice; `players` has a bot for every seat."""
    game = Play(GAME, setup.to_json(), seed, keeps=Keeps.NOTHING)
    for before, choice in game.let_bots_choose(lambda seat, view: players[seat].choose(view)):
        yield Step(before, choice.by, choice.option, game.position)


def play_game(setup: Setup, players: Sequence[Bot], seed: int) -> tuple[Outcome, int, int]:
    """Play one game; returns the outcome and the numbers of decisions and turns."""
    decisions = turns = 0
    for step in play(setup, players, seed):
        decisions += 1
        turns += step.ends_turn
    outcome = GAME.outcome(step.after)
    assert outcome is not None
    return outcome, decisions, turns


def rotated(number: int, bots: int, seats: int) -> tuple[int, tuple[int, ...]]:
    """The deal of this game and, by seat, its bot: each deal is played from every rotation.

    `bots` is the number of seats, or of sides where partners are the same bot.
    """
    deal, rotation = divmod(number, bots)
    return deal, tuple((seat + rotation) % bots for seat in range(seats))


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, which does not depend on the bots."""
    return Random(f"{seed} deal {deal}").getrandbits(64)


def bot_seeds(seed: int, number: int, seats: int) -> list[int]:
    """By seat: the seed of its bot."""
    chance = Random(f"{seed} {number}")
    return [chance.getrandbits(64) for _ in range(seats)]


def play_games(setup: Setup, names: Sequence[str], games: int, seed: int) -> Iterator[Result]:
    """Play many games; each deal once from every rotation of the seats."""
    for number in range(games):
        deal, bots = rotated(number, len(names), setup.seats)
        players: list[Bot] = []
        try:
            for bot, chance in zip(bots, bot_seeds(seed, number, setup.seats), strict=True):
                players.append(make_bot(names[bot], chance))
            played = play_game(setup, players, deal_seed(seed, deal))
        finally:
            for player in players:
                close(player)
        yield Result(bots, setup.side_of, *played)
