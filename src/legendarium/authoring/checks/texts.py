"""Checks of strings: each in every language, none unused; length, published names, spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import MappingProxyType

from legendarium.authoring.checks.forbidden import AMERICAN, FORBIDDEN
from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content import string_keys
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.tokens import suggestion

LIMITS: MappingProxyType[str, tuple[int, int]] = MappingProxyType(
    {
        string_keys.NAME: (0, 12),
        string_keys.CHOICE: (0, 30),
        string_keys.INTRO: (0, 120),
        string_keys.VERSE: (60, 160),
        string_keys.PAGE: (60, 200),
        string_keys.NIGHT: (30, 160),
        string_keys.ARRIVAL: (0, 120),
        string_keys.EVENT: (20, 160),
        string_keys.ABOUT: (0, 80),
        string_keys.FLAVOUR: (0, 45),
        string_keys.TEXT: (0, 160),
    }
)
"""The minimum and maximum number of words of each kind of text."""

_FORBIDDEN = re.compile(rf"\b({'|'.join(map(re.escape, sorted(FORBIDDEN)))})\b")
_AMERICAN = re.compile(rf"\b({'|'.join(map(re.escape, sorted(AMERICAN)))})\b", re.IGNORECASE)


def check_words(subject: Subject) -> Iterator[Fault]:
    """Check every key in every language."""
    known = {key.key: key for key in string_keys.string_keys(subject.campaign)}
    for language in subject.campaign.languages:
        strings = subject.strings.get(language, {})
        if not strings:
            yield error(
                "missing-language",
                subject.place("campaign", "", "languages"),
                f"there are no strings in `{language}`",
                f"add strings/{language}/*.txt",
            )
            continue
        for key in known.values():
            if key.required and key.key not in strings:
                yield error(
                    "missing-string",
                    subject.place(*key.owner),
                    f"`{key.key}` is missing in `{language}`",
                    f"add `# {key.key}` under strings/{language}",
                )
    for language, places in subject.sources.strings.items():
        if language not in subject.campaign.languages:
            first = min(places.values(), default=Place(f"strings/{language}", 1))
            yield warning(
                "undeclared-language",
                first,
                f"campaign.toml does not list the language `{language}`",
                "add it to `languages`",
            )
            continue
        for name, place in places.items():
            if name not in known:
                yield error(
                    "unknown-string",
                    place,
                    f"nothing uses the key `{name}`",
                    suggestion(name, known, max_listed=0),
                )
            elif not subject.strings[language][name]:
                yield error("empty-string", place, f"`{name}` is empty")


def check_texts(subject: Subject) -> Iterator[Fault]:
    """Check every string of every language."""
    kinds = {key.key: key.kind for key in string_keys.string_keys(subject.campaign)}
    for language, strings in subject.strings.items():
        for key, text in strings.items():
            place = subject.sources.strings[language][key]
            least, most = LIMITS[kinds.get(key, string_keys.TEXT)]
            count = len(text.split())
            if count > most:
                yield error("too-long", place, f"`{key}` has {count} words", f"at most {most}")
            elif count < least and language == subject.campaign.languages[0]:
                yield warning("too-short", place, f"`{key}` has {count} words", f"at least {least}")
            yield from _names(place, key, text)
            if language == "en":
                yield from _spelling(place, key, text)


def _names(place: Place, key: str, text: str) -> Iterator[Fault]:
    for name in dict.fromkeys(_FORBIDDEN.findall(text.lower())):
        yield error(
            "forbidden-name", place, f"`{key}` uses the published name `{name}`", "use your own"
        )


def _spelling(place: Place, key: str, text: str) -> Iterator[Fault]:
    for word in dict.fromkeys(_AMERICAN.findall(text)):
        yield warning(
            "spelling", place, f"`{key}` contains `{word}`", f"British: `{AMERICAN[word.lower()]}`"
        )
