"""What a player could have done better, turn by turn of a record.

    from legendarium.bots.tashkalar.analysis import analyse

    for judged in analyse(Record.from_text(text)):
        print(judged.to_json())

Everything is judged with what the acting player knew: from the view of that seat when the turn
began. The cards that came up later, and those in other hands, change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.thinking import LEVELS, Line, chances, think
from legendarium.bots.tashkalar.turns_of_record import GAME, Turn, played, replayed, turns
from legendarium.table import BadRequest, Option, Record
from legendarium.tashkalar.view import View

MARKS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""What a turn is called that loses so much of the chance to win, the worst first."""

AS_GOOD = 0.01
"""A turn that loses no more than this is as good as the best one found."""

REASONS = 3
"""No more parts of the evaluation than these explain a line."""

SMALLEST_GAIN = 0.02
"""A part that gains no more worth than this explains nothing."""

DIGITS = 4
"""Chances are told so precisely; what lies below is noise of the thinking."""


class Reason(NamedTuple):
    """A part of the evaluation by which a line is better."""

    part: str
    gain: float

    def to_json(self) -> dict[str, Any]:
        """This reason as a JSON object."""
        return {"part": self.part, "gain": self.gain}


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn as it was played, beside the best that was found."""

    turn: Turn
    chances: tuple[float, ...]
    """By side: the chance to win when the turn began, as the acting player knew it."""
    played: float
    """The acting side's chance after what was played."""
    best: float
    """The acting side's chance after the best line found."""
    line: tuple[Option, ...] = ()
    """The better turn; none when what was played is as good."""
    reasons: tuple[Reason, ...] = ()
    """Why it is better, the largest gain first."""

    @property
    def loss(self) -> float:
        """What the turn lost of the chance to win."""
        return round(self.best - self.played, DIGITS)

    @property
    def mark(self) -> str:
        """One of MARKS, or an empty text for a turn that deserves none."""
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
) -> Iterator[Judged]:
    """Judge every turn of a record; raises TableError, at once, when it does not replay."""
    check_level(level)
    found = turns(record)
    return (judge(record, turn, level, budget, seed) for turn in found)


def judge(
    record: Record,
    turn: Turn,
    level: str = "adept",
    budget: Budget | None = None,
    seed: int = 0,
) -> Judged:
    """Judge one of the turns of a record, as a bot of this level thinks with this budget."""
    check_level(level)
    view = GAME.view(replayed(record)[turn.first], turn.seat)
    return judge_view(view, turn, played(record, turn), level, budget, seed)


def judge_view(
    view: View,
    turn: Turn,
    chosen: Sequence[Option],
    level: str = "adept",
    budget: Budget | None = None,
    seed: int = 0,
) -> Judged:
    """Judge what was chosen in a turn by one who saw this when it began."""
    thoughts = think(view, level, seed, budget, number=1, played=chosen)
    assert thoughts.played is not None
    return compare(turn, chances(view), thoughts.played, thoughts.lines)


def compare(turn: Turn, before: Sequence[float], chosen: Line, lines: Sequence[Line]) -> Judged:
    """What was chosen beside the best of the lines, which come best first."""
    began = tuple(round(chance, DIGITS) for chance in before)
    # What was played may be better than anything that the thinking found.
    best = max([chosen, *lines[:1]], key=lambda line: line.chance)
    judged = Judged(turn, began, round(chosen.chance, DIGITS), round(best.chance, DIGITS))
    if judged.loss <= AS_GOOD:
        return judged
    why = reasons(best.parts, chosen.parts)
    return Judged(turn, began, judged.played, judged.best, best.steps, why)


def reasons(better: Mapping[str, float], than: Mapping[str, float]) -> tuple[Reason, ...]:
    """The parts by which one evaluation is better than another, the largest gain first."""
    gains = (Reason(part, round(better[part] - than.get(part, 0.0), DIGITS)) for part in better)
    large = [reason for reason in gains if reason.gain > SMALLEST_GAIN]
    return tuple(sorted(large, key=lambda reason: -reason.gain)[:REASONS])


def check_level(level: str) -> None:
    """Raise BadRequest unless a bot of this level can think aloud."""
    if level not in LEVELS:
        raise BadRequest(
            f"There is no level {level[:40]!r} of analysis; choose one of {', '.join(LEVELS)}.",
            "level",
        )
