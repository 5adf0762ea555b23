"""The names of cards, flares and tasks as a person reads and types them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from legendarium.locale import Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS

EVERYTHING: tuple[str, ...] = (*CARDS, *FLARES, *TASKS)
"""The ids of all cards, flares and tasks."""


_REPEATED = 40
_DIGITS = 9


def shortened(text: str) -> str:
    """A wrong answer as a sentence repeats it."""
    return text if len(text) <= _REPEATED else f"{text[:_REPEATED]}..."


def number_in(text: str, last: int) -> int | None:
    """The number that a text is, from 1 to the last; None when it is none of these."""
    number = int(text) if text.isdecimal() and len(text) <= _DIGITS else 0
    return number if 1 <= number <= last else None


def plain(text: str) -> str:
    """A text without capitals and accents, for comparing what people type."""
    # The Polish ł is a letter of its own, which no normalization takes apart.
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def parts(text: str) -> list[str]:
    """The words of a text, plain."""
    return plain(text).replace("-", " ").replace(",", " ").split()


def begins(typed: list[str], *names: str) -> bool:
    """Whether every word typed is the beginning of some word of the names."""
    known = [word for name in names for word in parts(name)]
    return all(any(word.startswith(part) for word in known) for part in typed)


def called(words: Words, text: str, among: Iterable[str]) -> list[str]:
    """The ids whose id or name begins like the text; a full name stands for itself alone."""
    typed = parts(text)
    if not typed:
        return []
    found = [name for name in among if begins(typed, name, words.say(name))]
    exact = [name for name in found if typed in (parts(name), parts(words.say(name)))]
    return exact or found


def name_of(words: Words, name: str) -> str:
    """How a sentence calls a card, a flare or a task."""
    own = words.say(name)
    return words.say("flare-named", flare=own) if name in FLARES else own


def listed(words: Words, ids: Iterable[str]) -> str:
    """Names in a row."""
    return ", ".join(name_of(words, name) for name in ids)
