"""Titles of passages: where their text stands in the books of the campaign."""

from __future__ import annotations

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.lists import labelled


def passage_title(key: str) -> Phrase:
    """The heading above a text: `The Gauge House, verse 4`."""
    book, _, place = key.partition(".")
    if book == "event":
        return names.event(place)
    if book == "page":
        return say("tg-passage-page", book=names.word("book-of-secrets"), number=place)
    number, _, part = place.partition(".")
    name = names.location(int(number))
    if part == "intro":
        return name
    if part.isdigit():
        return say("tg-passage-verse", place=name, verse=names.word("verse"), number=part)
    return labelled(name, say(f"tg-passage-{part}"))
