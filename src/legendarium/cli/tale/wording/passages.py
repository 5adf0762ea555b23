"""Titles of passages: where their text stands in the books of the campaign."""

from __future__ import annotations

from legendarium.cli.tale.story import Story
from legendarium.locale import Words


def passage_title(key: str, words: Words, story: Story) -> str:
    """The heading above a text: `The Gauge House, verse 4`."""
    book, _, place = key.partition(".")
    if book == "event":
        return story.event(place)
    if book == "page":
        return f"{story.word('book-of-secrets')} {place}"
    number, _, part = place.partition(".")
    name = story.location(int(number))
    if part == "intro":
        return name
    if part.isdigit():
        return f"{name}, {story.word('verse')} {part}"
    return f"{name}: {words.say(f'tg-passage-{part}')}"
