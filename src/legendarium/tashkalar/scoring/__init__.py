"""The ways to score, by name; a form says which one it uses."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.tashkalar.forms import Form, check_all
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.scoring.base import Scoring
from legendarium.tashkalar.scoring.by_colours import ByColours
from legendarium.tashkalar.scoring.by_destruction import ByDestruction
from legendarium.tashkalar.scoring.by_tasks import ByTasks

SCORING: dict[str, Scoring] = {
    "by_tasks": ByTasks(),
    "by_destruction": ByDestruction(),
    "by_colours": ByColours(),
}


def wrong_scoring(form: Form) -> Iterator[str]:
    """What is wrong with the scoring of a form, or with its number of sides."""
    if form.scoring not in SCORING:
        yield f"scoring: there is no {form.scoring!r}; there are {', '.join(SCORING)}"
    elif max(form.numbers_of_sides) > SCORING[form.scoring].max_sides:
        most = SCORING[form.scoring].max_sides
        yield f"scoring: {form.scoring!r} is for at most {most} sides"


check_all(wrong_scoring)


def scoring_of(position: Position) -> Scoring:
    """How points are scored in the form of a position."""
    return SCORING[position.setup.rules.scoring]


__all__ = ["SCORING", "Scoring", "scoring_of", "wrong_scoring"]
