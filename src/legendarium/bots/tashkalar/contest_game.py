"""One game of a contest: played, timed, and written down as a JSON object.

A bot that breaks loses the game; whoever sits on another side has won it.
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
from legendarium.table import Option, Outcome, TableError
from legendarium.tashkalar.forms import FORM
from legendarium.tashkalar.outcome import scores
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.view import View

FORFEIT = "forfeit"


class Broken(TypedDict):
    """Which bot of the contest broke, and what happened."""

    bot: int
    why: str


class Record(TypedDict):
    """A game that was played."""

    game: int
    bots: list[int]
    """By seat: which bot of the contest sat there."""
    schools: list[str]
    seed: int
    outcome: dict[str, Any]
    winners: list[int]
    """Seats."""
    turns: int
    decisions: int
    seconds: list[list[float]]
    """By seat: the time of each turn; laying out the start pieces counts as one."""
    points: list[list[int]]
    """After each turn, by side; in melee those of the lowest colour."""
    summoned: list[dict[str, int]]
    """By seat: how often each being."""
    broken: Broken | None


class Forfeited(Exception):
    """A bot broke."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


class Watched:
    """A bot with a stop-watch, and somebody who looks at its answers."""

    def __init__(self, seat: int, name: str, seed: int, budget: Budget | None) -> None:
        self._seat = seat
        self.seconds: float | None = None
        """How long it thought since the watch was set back; None when it was not asked."""
        try:
            self._bot = make_bot(name, seed, budget)
        except Exception as error:
            raise Forfeited(seat, _told(error)) from error

    def choose(self, view: View) -> Option:
        """What the bot chooses; Forfeited where it fails or breaks the rules."""
        begun = time.monotonic()
        try:
            option = self._bot.choose(view)
        except Exception as error:  # A night of games is not lost for one bot.
            raise Forfeited(self._seat, _told(error)) from error
        self.seconds = (self.seconds or 0.0) + time.monotonic() - begun
        if option not in listed_options(view):
            raise Forfeited(self._seat, "It chose what is not allowed.")
        return option

    def close(self) -> None:
        """Let the bot go."""
        close(self._bot)


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, TableError) else f"{type(error).__name__}: {error}"


class Sheet:
    """What is written down while a game goes on."""

    def __init__(self, fixture: Fixture) -> None:
        seats = fixture.setup.seats
        self.position: Position = GAME.start(fixture.setup.to_json(), fixture.seed)
        self.turns = self.decisions = 0
        self.seconds: list[list[float]] = [[] for _ in range(seats)]
        self.points: list[list[int]] = []
        self.summoned: list[Counter[str]] = [Counter() for _ in range(seats)]

    def note(self, step: Step, players: Sequence[Watched]) -> None:
        """Write a choice down."""
        self.position = step.after
        self.decisions += 1
        if step.option.kind == "summon":
            self.summoned[step.seat][step.option.get("card")] += 1
        if step.ends_turn:
            self.turns += 1
            self.points.append(_points(step.after))
        if step.ends_turn or step.before.stage < step.after.stage == Stage.TURNS:
            self._stop(players)

    def _stop(self, players: Sequence[Watched]) -> None:
        for seat, player in enumerate(players):
            if player.seconds is not None:
                self.seconds[seat].append(round(player.seconds, 6))
                player.seconds = None


def _points(position: Position) -> list[int]:
    form = FORM[position.setup.form]
    return [form.standing(position, side)[0] for side in range(position.setup.sides)]


def play_fixture(contest: Contest, fixture: Fixture) -> Record:
    """Play a game of the contest."""
    sheet = Sheet(fixture)
    budget = None if contest.seconds is None else Budget(contest.seconds)
    players: list[Watched] = []
    broken: Broken | None = None
    try:
        for seat, bot in enumerate(fixture.bots):
            players.append(Watched(seat, contest.bots[bot], fixture.bot_seeds[seat], budget))
        for step in play(fixture.setup, players, fixture.seed):
            sheet.note(step, players)
        outcome = GAME.outcome(sheet.position)
        assert outcome is not None
    except Forfeited as lost:
        broken = {"bot": fixture.bots[lost.seat], "why": lost.why}
        outcome = forfeit(fixture.setup, lost.seat, sheet.position)
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
    """The outcome when this seat gives the game away: its whole side is last."""
    lost = [setup.side_of[other] == setup.side_of[seat] for other in range(setup.seats)]
    winners = tuple(other for other in range(setup.seats) if not lost[other])
    losers = tuple(other for other in range(setup.seats) if lost[other])
    return Outcome((winners, losers), scores(position), FORFEIT)
