"""The forms of the game: first game, High Form, duel, melee."""

from __future__ import annotations

from legendarium.tashkalar.forms.base import Form
from legendarium.tashkalar.forms.deathmatch import Duel, Melee
from legendarium.tashkalar.forms.high_form import FirstGame, HighForm

FORM: dict[str, Form] = {
    "first-game": FirstGame(),
    "high-form": HighForm(),
    "duel": Duel(),
    "melee": Melee(),
}

__all__ = ["FORM", "Form"]
