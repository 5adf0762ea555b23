"""The log of passages: a list of them, and each of them again."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.passages import passage_lines, title
from legendarium.cli.tale.pen import Pen, cut
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.text_matching import is_abbreviation, split_words
from legendarium.taintedgrail.events.story import PassageRead


class Reading(NamedTuple):
    """A passage that was read, and the day of its first reading; day 0 if unknown."""

    key: str
    day: int


def readings(session: Session) -> list[Reading]:
    """Every passage that was read, in order of first reading."""
    found: dict[str, int] = {}
    for moment in session.steps:
        for event in moment.events:
            if isinstance(event, PassageRead):
                found.setdefault(event.key, moment.day)
    # If the campaign has changed since the save, only the passages are known, not the days.
    for key in sorted(session.position.read):
        found.setdefault(key, 0)
    return [Reading(key, day) for key, day in found.items() if key in session.position.read]


def log_lines(pen: Pen, session: Session, wanted: str) -> list[Text]:
    """The list; or, with a number or a name, the passages with it in their heading."""
    read = readings(session)
    if not read:
        return [Text(pen.say("tale-log-empty"))]
    if wanted:
        return _pages(pen, read, wanted)
    lines: list[Text] = []
    day = -1
    for one in read:
        if one.day != day:
            day = one.day
            said = pen.say("tale-day", number=day) if day else pen.say("tale-log-before")
            lines.append(Text(said, look.HEADING))
        opening = " ".join(pen.story.passage(one.key).split())
        line = f"  {title(pen, one.key)}: {opening}"
        lines.append(Text(cut(line, pen.width, pen.shapes.more)))
    return [*lines, *pen.quiet(pen.say("tale-log-more"), pen.width)]


def _pages(pen: Pen, read: list[Reading], wanted: str) -> list[Text]:
    typed = split_words(wanted)
    lines: list[Text] = []
    for one in read:
        if is_abbreviation(typed, title(pen, one.key)):
            lines += [*([Text()] if lines else []), *passage_lines(pen, one.key, pen.width)]
    return lines or [Text(pen.say("tale-log-none", text=wanted), look.WRONG)]
