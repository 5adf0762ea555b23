"""The log of passages: a list of them, and each of them again."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.passages import passage_lines, title
from legendarium.cli.tale.pen import Pen, cut
from legendarium.cli.tale.session import Reading, Session
from legendarium.cli.tale.text_matching import is_abbreviation, split_words


def log_lines(pen: Pen, session: Session, wanted: str) -> list[Text]:
    """The list; or, with a number or a name, the passages with it in their heading."""
    read = session.readings()
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
