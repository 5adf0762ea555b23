"""Says phrases in tests: a gap in a language is a failure, and nothing falls back to English."""

from __future__ import annotations

from collections.abc import Mapping

from legendarium.locale import LANGUAGES, Words
from legendarium.locale.render import render
from legendarium.table.phrase import Phrase


class Speech:
    """A language, with the strings of a campaign."""

    def __init__(self, language: str, strings: Mapping[str, str]) -> None:
        self._words = Words(language)
        self._words._bundles = self._words._bundles[:1]
        self._strings = strings

    def say(self, phrase: Phrase) -> str:
        """The text of a phrase, in which nothing is missing."""
        text = render(phrase, self._words, self._strings.__getitem__)
        assert text.strip(), phrase
        assert "{" not in text, text
        assert "  " not in text, text
        return text


def speeches(strings: Mapping[str, str]) -> dict[str, Speech]:
    """Every language with these strings."""
    return {language: Speech(language, strings) for language in LANGUAGES}
