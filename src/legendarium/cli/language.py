"""The language of the operating system."""

from __future__ import annotations

import os

from legendarium.locale import LANGUAGES


def language_of_the_system() -> str:
    """The language that the system is set to; English if there is no translation."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"
