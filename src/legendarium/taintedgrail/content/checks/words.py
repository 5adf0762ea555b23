"""Checks that strings exist in every language, and that none is unused."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.content.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.keys import string_keys
from legendarium.taintedgrail.content.tokens import suggestion


def check_words(subject: Subject) -> Iterator[Fault]:
    """Check every key in every language."""
    known = {key.key: key for key in string_keys(subject.campaign)}
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
