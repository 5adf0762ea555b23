"""Names of cards, flares and tasks: how they are shown, and how typed names are matched."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from legendarium.locale import Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS

ALL_IDS: tuple[str, ...] = (*CARDS, *FLARES, *TASKS)
"""The ids of all cards, flares and tasks."""

_MAX_QUOTED_LENGTH = 40
_MAX_DIGITS = 9


def shortened(text: str) -> str:
    """A typed text, cut to the length that an error message repeats."""
    return text if len(text) <= _MAX_QUOTED_LENGTH else f"{text[:_MAX_QUOTED_LENGTH]}..."


def number_in(text: str, last: int) -> int | None:
    """The number from 1 to `last` that a text is; None when it is not one of these."""
    number = int(text) if text.isdecimal() and len(text) <= _MAX_DIGITS else 0
    return number if 1 <= number <= last else None


def normalized(text: str) -> str:
    """A text in lower case without accents, for comparing what people type."""
    # Unicode normalization does not decompose the Polish ł.
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def command_words(words: Words, message: str) -> set[str]:
    """Every word for a command, normalized: in the table's language and in English.

    The message holds the word that is shown. Its attribute `alias` may hold more words, separated
    by commas, such as one from an earlier version.
    """
    found, alias = [], f"{message}.alias"
    for spoken in (words, Words("en")):
        found.append(spoken.say(message))
        if spoken.has(alias):
            found += spoken.say(alias).split(",")
    return {normalized(word.strip()) for word in found}


def split_words(text: str) -> list[str]:
    """The words of a text, normalized."""
    return normalized(text).replace("-", " ").replace(",", " ").split()


def is_abbreviation(typed: list[str], *names: str) -> bool:
    """Whether every typed word is the start of some word of the names."""
    known = [word for name in names for word in split_words(name)]
    return all(any(word.startswith(part) for word in known) for part in typed)


def find_ids(words: Words, text: str, among: Iterable[str]) -> list[str]:
    """The ids that a text abbreviates by id or name; a full name means only itself."""
    typed = split_words(text)
    if not typed:
        return []
    found = [name for name in among if is_abbreviation(typed, name, words.say(name))]
    exact = [name for name in found if typed in (split_words(name), split_words(words.say(name)))]
    return exact or found


def name_of(words: Words, name: str) -> str:
    """The name of a card, flare or task within a sentence."""
    own = words.say(name)
    return words.say("flare-named", flare=own) if name in FLARES else own


def join_names(words: Words, ids: Iterable[str]) -> str:
    """The names of these ids, separated by commas."""
    return ", ".join(name_of(words, name) for name in ids)
