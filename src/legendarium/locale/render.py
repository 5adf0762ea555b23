"""Says phrases in a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from legendarium.locale.words import Value, Words
from legendarium.table.phrase import AND, CAPITAL, OR, STRING, Argument, Phrase, Values, key_of

Strings = Callable[[str], str]
"""The strings of a campaign by their keys."""


def render(phrase: Phrase, words: Words, strings: Strings) -> str:
    """The text of a phrase."""
    head, *parts = phrase
    if head in (AND, OR):
        *most, last = (str(_value(part, words, strings)) for part in parts)
        return words.say(f"phrase-{head}", most=", ".join(most), last=last) if most else last
    if head == CAPITAL:
        text = str(_value(parts[0], words, strings))
        return text[:1].upper() + text[1:]
    if head.startswith(STRING):
        return strings(key_of(phrase))
    values = parts[0] if parts else {}
    assert isinstance(values, Mapping), phrase
    said = {name: _value(value, words, strings) for name, value in values.items()}
    return words.say(head, **said)


def _value(part: Argument | Values, words: Words, strings: Strings) -> Value:
    """The value of a variable: a phrase as its text, anything else as it is."""
    if isinstance(part, str | int):
        return part
    assert not isinstance(part, Mapping), part
    return render(part, words, strings)
