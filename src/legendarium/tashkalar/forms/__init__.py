"""The forms of the game: one file each. Every module of this folder is imported."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from pkgutil import iter_modules

from legendarium.tashkalar.form import FORMS, BadForm, Form, refusal, wrong_learned_as

FILES: dict[str, str] = {}
"""By key: the file that registers the form, for messages about it."""


def _register_all() -> None:
    for module in iter_modules(__path__):
        file, known = f"forms/{module.name}.py", set(FORMS)
        try:
            import_module(f"{__name__}.{module.name}")
        except (BadForm, TypeError) as error:
            raise BadForm(f"{file}: {error}") from error
        added = FORMS.keys() - known
        if not added:
            raise BadForm(f"{file}: It registers no form.")
        FILES.update(dict.fromkeys(added, file))
    check_all(wrong_learned_as)


def check_all(problems: Callable[[Form], Iterable[str]]) -> None:
    """Check every form for such problems; raises BadForm with the file of the first one."""
    for key, form in FORMS.items():
        for problem in problems(form):
            raise BadForm(f"{FILES[key]}: {refusal(form, problem)}")


_register_all()

BEGINNERS_FORM = next(iter(FORMS))
"""The form that a newcomer starts with: the first in order."""

DEFAULT_FORM = "duel"
"""The form of commands and environments that are given none."""

__all__ = ["BEGINNERS_FORM", "DEFAULT_FORM", "FORMS", "Form", "check_all"]
