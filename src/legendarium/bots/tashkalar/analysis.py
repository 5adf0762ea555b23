"""Analyses a recorded game: what each turn lost, and which turn would have been better.

    from legendarium.bots.tashkalar.analysis import analyse
    from legendarium.table.saving import from_text

    for judgement in analyse(from_text(text, TashKalar()).record):
        print(judgement.to_json())

A turn is judged by what the acting player knew: by the view of that seat when the turn began.
Cards drawn later, and cards in other hands, make no difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.budget import LEVELS, Budget
from legendarium.bots.tashkalar.thinking import Line, chances, think
from legendarium.bots.tashkalar.turns_of_record import GAME, Turn, choices_of, replay, turns
from legendarium.table import BadRequest, Record
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.view import View

MARKS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""The marks, worst first, each with the smallest loss of winning chance that earns it."""

NEGLIGIBLE_LOSS = 0.01
"""A turn that loses no more than this counts as good as the best line."""

MAX_REASONS = 3
"""How many parts of the evaluation explain a line."""

MIN_REASON_GAIN = 0.02
"""A part of the evaluation that gains less worth than this is not given as a reason."""

CHANCE_DIGITS = 4
"""Chances are rounded to this many digits: further ones are noise."""


class Reason(NamedTuple):
    """A part of the evaluation in which a line is better."""

    part: str
    gain: float

    def to_json(self) -> dict[str, Any]:
        """This reason as a JSON object."""
        return {"part": self.part, "gain": self.gain}


@dataclass(frozen=True, slots=True)
class Judgement:
    """A turn as it was played, compared with the best line found."""

    turn: Turn
    chances: tuple[float, ...]
    """By side: the chance to win when the turn began, as far as the acting player knew."""
    played: float
    """The acting side's chance to win after the turn as played."""
    best: float
    """The acting side's chance to win after the best line found."""
    line: tuple[AnyOption, ...] = ()
    """The better line; empty when the turn as played is as good."""
    reasons: tuple[Reason, ...] = ()
    """Why the line is better, the largest gain first."""

    @property
    def loss(self) -> float:
        """How much of the chance to win the turn lost."""
        return round(self.best - self.played, CHANCE_DIGITS)

    @property
    def mark(self) -> str:
        """One of MARKS, or an empty text for a turn without one."""
        return next((mark for mark, least in MARKS.items() if self.loss >= least), "")

    def to_json(self) -> dict[str, Any]:
        """This judgement as a JSON object."""
        return {
            "from": self.turn.first,
            "to": self.turn.last,
            "seat": self.turn.seat,
            "chances": list(self.chances),
            "played": self.played,
            "best": self.best,
            "mark": self.mark,
            "line": [option.to_json() for option in self.line],
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def analyse(
    record: Record, level: str = "adept", budget: Budget | None = None, seed: int = 0
) -> Iterator[Judgement]:
    """Judge every turn of a record; raises TableError immediately if it does not replay."""
    check_level(level)
    all_turns = turns(record)
    return (judge(record, turn, level, budget, seed) for turn in all_turns)


def judge(
    record: Record,
    turn: Turn,
    level: str = "adept",
    budget: Budget | None = None,
    seed: int = 0,
) -> Judgement:
    """Judge one turn of a record, as a bot of this level does with this budget."""
    check_level(level)
    begun = next(islice(replay(record), turn.first, None))
    view = GAME.view(begun, turn.seat)
    return judge_view(view, turn, choices_of(record, turn), level, budget, seed)


def judge_view(
    view: View,
    turn: Turn,
    chosen: Sequence[AnyOption],
    level: str = "adept",
    budget: Budget | None = None,
    seed: int = 0,
) -> Judgement:
    """Judge the choices of a turn, given the acting seat's view when it began."""
    thoughts = think(view, level, seed, budget, number=1, played=chosen)
    assert thoughts.played is not None
    return compare(turn, chances(view), thoughts.played, thoughts.lines)


def compare(turn: Turn, before: Sequence[float], chosen: Line, lines: Sequence[Line]) -> Judgement:
    """Compare the turn as played with the best of the lines, which come best first."""
    at_start = tuple(round(chance, CHANCE_DIGITS) for chance in before)
    # The turn as played may be better than every line that the search found.
    best = max([chosen, *lines[:1]], key=lambda line: line.chance)
    played_chance, best_chance = (round(one.chance, CHANCE_DIGITS) for one in (chosen, best))
    judgement = Judgement(turn, at_start, played_chance, best_chance)
    if judgement.loss <= NEGLIGIBLE_LOSS:
        return judgement
    why = reasons(best.parts, chosen.parts)
    return Judgement(turn, at_start, played_chance, best_chance, best.steps, why)


def reasons(better: Mapping[str, float], than: Mapping[str, float]) -> tuple[Reason, ...]:
    """The parts in which one evaluation is better than another, the largest gain first."""
    gains = ((part, better[part] - than.get(part, 0.0)) for part in better)
    rounded = (Reason(part, round(gain, CHANCE_DIGITS)) for part, gain in gains)
    large = [reason for reason in rounded if reason.gain > MIN_REASON_GAIN]
    return tuple(sorted(large, key=lambda reason: -reason.gain)[:MAX_REASONS])


def check_level(level: str) -> None:
    """Raise BadRequest unless there is this level of analysis."""
    if level not in LEVELS:
        raise BadRequest(
            f"There is no level {level[:40]!r} of analysis; choose one of {', '.join(LEVELS)}.",
            "level",
        )
