"""Plays one game of a contest, times the turns and records the result as a JSON object.

A bot that breaks loses the game, and the other sides win it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypedDict

from legendarium.bots.tashkalar.bot import close, listed_options
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.contest import Contest, Fixture
from legendarium.bots.tashkalar.roster import make_bot
from legendarium.bots.tashkalar.selfplay import GAME, Step, play
from legendarium.table import Outcome, TableError
from legendarium.tashkalar.options import AnyOption, Summon
from legendarium.tashkalar.outcome import scores
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

FORFEIT = "forfeit"


class Failure(TypedDict):
    """Which bot of the contest broke, and why."""

    bot: int
    why: str


class Record(TypedDict):
    """A finished game."""

    game: int
    bots: list[int]
    """By seat: the index of its bot in the contest."""
    schools: list[str]
    seed: int
    outcome: dict[str, Any]
    winners: list[int]
    """Seats."""
    turns: int
    decisions: int
    seconds: list[list[float]]
    """By seat: the time of each turn; placing the start pieces counts as one turn."""
    points: list[list[int]]
    """After each turn, by side; in melee, the points of the lowest colour."""
    summoned: list[dict[str, int]]
    """By seat: how often it summoned each being."""
    broken: Failure | None


class BotForfeit(Exception):
    """A bot broke and forfeits the game."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


class TimedBot:
    """A bot whose thinking is timed and whose answers are checked."""

    def __init__(self, seat: int, name: str, seed: int, budget: Budget | None) -> None:
        self._seat = seat
        self.seconds: float | None = None
        """How long the bot has thought since the timer was reset; None if it has not chosen."""
        try:
            self._bot = make_bot(name, seed, budget)
        except Exception as error:
            raise BotForfeit(seat, _error_text(error)) from error

    def choose(self, view: View) -> AnyOption:
        """Let the bot choose; raises BotForfeit if it fails or chooses an illegal option."""
        started = time.monotonic()
        try:
            option = self._bot.choose(view)
        except Exception as error:  # One failing bot must not end the whole match.
            raise BotForfeit(self._seat, _error_text(error)) from error
        self.seconds = (self.seconds or 0.0) + time.monotonic() - started
        if option not in listed_options(view):
            raise BotForfeit(self._seat, "It chose an illegal option.")
        return option

    def close(self) -> None:
        """Close the bot."""
        close(self._bot)


def _error_text(error: Exception) -> str:
    return str(error) if isinstance(error, TableError) else f"{type(error).__name__}: {error}"


class ScoreSheet:
    """What is recorded during a game."""

    def __init__(self, fixture: Fixture) -> None:
        seats = fixture.setup.seats
        self.position: Position = GAME.start(fixture.setup.to_json(), fixture.seed)
        self.turns = self.decisions = 0
        self.seconds: list[list[float]] = [[] for _ in range(seats)]
        self.points: list[list[int]] = []
        self.summoned: list[Counter[str]] = [Counter() for _ in range(seats)]

    def add(self, step: Step, players: Sequence[TimedBot]) -> None:
        """Record a choice."""
        self.position = step.after
        self.decisions += 1
        if isinstance(step.option, Summon):
            self.summoned[step.seat][step.option.card] += 1
        if step.ends_turn:
            self.turns += 1
            self.points.append(_points(step.after))
        if step.ends_turn or step.before.stage < step.after.stage == Stage.TURNS:
            self._record_times(players)

    def _record_times(self, players: Sequence[TimedBot]) -> None:
        for seat, player in enumerate(players):
            if player.seconds is not None:
                self.seconds[seat].append(round(player.seconds, 6))
                player.seconds = None


def _points(position: Position) -> list[int]:
    scoring = scoring_of(position)
    return [scoring.standing(position, side)[0] for side in range(position.setup.sides)]


def play_fixture(contest: Contest, fixture: Fixture) -> Record:
    """Play a game of the contest."""
    sheet = ScoreSheet(fixture)
    budget = None if contest.seconds is None else Budget(contest.seconds)
    players: list[TimedBot] = []
    broken: Failure | None = None
    try:
        for seat, bot in enumerate(fixture.bots):
            players.append(TimedBot(seat, contest.bots[bot], fixture.bot_seeds[seat], budget))
        for step in play(fixture.setup, players, fixture.seed):
            sheet.add(step, players)
        outcome = GAME.outcome(sheet.position)
        assert outcome is not None
    except BotForfeit as failure:
        broken = {"bot": fixture.bots[failure.seat], "why": failure.why}
        outcome = forfeit(fixture.setup, failure.seat, sheet.position)
    finally:
        for player in players:
            player.close()
    return {
        "game": fixture.number,
        "bots": list(fixture.bots),
        "schools": list(fixture.setup.schools),
        "seed": fixture.seed,
        "outcome": outcome.to_json(),
        "winners": list(outcome.ranking[0]),
        "turns": sheet.turns,
        "decisions": sheet.decisions,
        "seconds": sheet.seconds,
        "points": sheet.points,
        "summoned": [dict(sorted(one.items())) for one in sheet.summoned],
        "broken": broken,
    }


def forfeit(setup: Setup, seat: int, position: Position) -> Outcome:
    """The outcome when this seat forfeits: its whole side is ranked last."""
    lost = [setup.side_of[other] == setup.side_of[seat] for other in range(setup.seats)]
    winners = tuple(other for other in range(setup.seats) if not lost[other])
    losers = tuple(other for other in range(setup.seats) if lost[other])
    return Outcome((winners, losers), scores(position), FORFEIT)
