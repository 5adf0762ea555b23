"""Every language says everything that English says: a release demands it, a change does not.

In play, English stands in for what is not translated (`test_words.py`).
"""

from __future__ import annotations

import pytest
from fluent_files import in_file, message_files, patterns

from legendarium.locale import LANGUAGES

pytestmark = pytest.mark.release


def untranslated(language: str) -> list[str]:
    """Every message and attribute that a language lacks, with its file."""
    # A language may add messages of its own, for words that it bends.
    missing = []
    for file in message_files("en"):
        here = dict(patterns(in_file(language, file)))
        missing += [
            f"{file}: {name}" for name, _ in patterns(in_file("en", file)) if name not in here
        ]
    return missing


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_everything_is_translated(language: str) -> None:
    missing = untranslated(language)
    assert not missing, f"{language} lacks {len(missing)} texts:\n" + "\n".join(missing)


def test_a_text_that_is_not_translated_is_found() -> None:
    assert "cards-highland.ftl: warlord.effect" in untranslated("xx")
