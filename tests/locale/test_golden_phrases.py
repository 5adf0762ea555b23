"""What the golden phrases say; the client says the same (`web/src/words/render.test.ts`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent_files import in_file, message_files, messages, references

from golden.phrases import PHRASES, golden_lines, stored
from legendarium.locale import LANGUAGES
from legendarium.table.phrase import AND, CAPITAL, OR, STRING, Phrase
from speech import Speech

GOLDEN = stored()
FILES = [name for name in message_files("en") if name.startswith(("phrases", "tainted-grail"))]
"""The files of the messages that phrases name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_golden_phrase_says_what_it_said(language: str) -> None:
    speech = Speech(language, GOLDEN.strings)
    for phrase, texts in GOLDEN.texts:
        assert speech.say(phrase) == texts[language]


def test_the_golden_file_is_as_it_would_be_written() -> None:
    assert PHRASES.read_text(encoding="utf-8").splitlines() == list(golden_lines())


def test_every_message_of_a_phrase_is_in_a_golden_one() -> None:
    said = {head for phrase, _ in GOLDEN.texts for head in heads(phrase)}
    assert said >= {AND, OR, CAPITAL}
    said |= {"phrase-and", "phrase-or"}
    for message in messages("en").values():
        said |= references(message)
    written = {name for file in FILES for name in in_file("en", file)}
    assert sorted(written - said) == []


def heads(phrase: Phrase) -> Iterator[str]:
    """The messages and forms of a phrase and of all within it."""
    head, *parts = phrase
    yield head
    for part in parts:
        values = part.values() if isinstance(part, dict) else (part,)
        for value in values:
            if isinstance(value, tuple):
                yield from heads(value)


def test_every_string_of_the_golden_file_is_used() -> None:
    said = {head for phrase, _ in GOLDEN.texts for head in heads(phrase)}
    assert {STRING + key for key in GOLDEN.strings} == {one for one in said if STRING in one}
