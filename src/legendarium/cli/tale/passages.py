"""Draws passages of the story: verses, sealed pages and events."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.pen import MAX_STORY_WIDTH, Pen
from legendarium.taintedgrail.telling import passage_title

INDENT = "    "


def passage_lines(pen: Pen, key: str, width: int) -> list[Text]:
    """A passage with its heading, in narrow lines."""
    return [*heading(pen, key, width), *prose(pen, pen.story.passage(key), width)]


def heading(pen: Pen, key: str, width: int) -> list[Text]:
    """The heading of a passage: number of the location, name, verse."""
    return pen.wrap(Text(title(pen, key), look.HEADING), width)


def title(pen: Pen, key: str) -> str:
    """The heading as one line."""
    number = key.split(".")[1] if key.startswith("log.") else ""
    return f"{number} {pen.tell(passage_title(key))}".strip()


def prose(pen: Pen, text: str, width: int) -> list[Text]:
    """Indented paragraphs, separated by empty lines."""
    measure = min(width, MAX_STORY_WIDTH + len(INDENT))
    lines: list[Text] = []
    for paragraph in text.split("\n\n"):
        if lines:
            lines.append(Text())
        lines += pen.wrap(Text(" ".join(paragraph.split())), measure, INDENT)
    return lines
