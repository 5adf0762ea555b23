"""The ways to score, by name; a form says which one it uses."""

from __future__ import annotations

from legendarium.tashkalar.form import BadForm, Form
from legendarium.tashkalar.forms import FORMS
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


def check_scoring(form: Form) -> None:
    """Raise BadForm unless the scoring of a form exists and is for its number of sides."""
    begin = f"The form {form.key!r} cannot be registered: scoring:"
    if form.scoring not in SCORING:
        raise BadForm(f"{begin} there is no {form.scoring!r}; there are {', '.join(SCORING)}.")
    most = SCORING[form.scoring].max_sides
    if max(form.numbers_of_sides) > most:
        raise BadForm(f"{begin} {form.scoring!r} is for at most {most} sides.")


for _form in FORMS.values():
    check_scoring(_form)


def scoring_of(position: Position) -> Scoring:
    """How points are scored in the form of a position."""
    return SCORING[position.setup.rules.scoring]


__all__ = ["SCORING", "Scoring", "check_scoring", "scoring_of"]
