"""Pages of the book: verses, sealed pages and events, set to be read."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.pen import MEASURE, Pen
from legendarium.cli.tale.wording.passages import passage_title

INDENT = "    "


def passage_lines(pen: Pen, key: str, width: int) -> list[Text]:
    """A passage with its heading, in a narrow measure."""
    return [*heading(pen, key, width), *prose(pen, pen.story.passage(key), width)]


def heading(pen: Pen, key: str, width: int) -> list[Text]:
    """Where a passage stands: the number of its place, its name, its verse."""
    return pen.wrap(Text(title(pen, key), look.HEADING), width)


def title(pen: Pen, key: str) -> str:
    """The same in one line."""
    number = key.split(".")[1] if key.startswith("log.") else ""
    return f"{number} {passage_title(key, pen.words, pen.story)}".strip()


def prose(pen: Pen, text: str, width: int) -> list[Text]:
    """Paragraphs, indented, with a free line between them."""
    measure = min(width, MEASURE + len(INDENT))
    lines: list[Text] = []
    for paragraph in text.split("\n\n"):
        if lines:
            lines.append(Text())
        lines += pen.wrap(Text(" ".join(paragraph.split())), measure, INDENT)
    return lines
