"""The forms of the game: one file each. Every module of this folder is imported."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from legendarium.tashkalar.form import FORMS, BadForm, Form


def _register_all() -> None:
    for module in iter_modules(__path__):
        try:
            import_module(f"{__name__}.{module.name}")
        except (BadForm, TypeError) as error:
            raise BadForm(f"forms/{module.name}.py: {error}") from error
    for form in FORMS.values():
        if form.learned_as and form.learned_as not in FORMS:
            raise BadForm(f"The form {form.key!r} cannot be registered: learned_as names no form.")


_register_all()

BEGINNERS_FORM = next(iter(FORMS))
"""The form that a newcomer starts with: the first in order."""

__all__ = ["BEGINNERS_FORM", "FORMS", "Form"]
