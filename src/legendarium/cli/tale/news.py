"""What has happened, in sentences and pages, in the order in which it was told."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from legendarium.cli.tale.pages import passage_lines
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.places import menhir_lines
from legendarium.cli.tale.wording.events import event_text
from legendarium.table import Event
from legendarium.taintedgrail.position import Position

UNTOLD = ("play", "link", "draw", "active", "party")
"""What the page shows by itself in an encounter, or the next sentence tells."""


def news_lines(
    pen: Pen, p: Position, events: Sequence[Event], width: int, but: str = ""
) -> list[Text]:
    """Sentences run on as paragraphs; what is read stands between them as pages.

    `but` is a passage that is shown elsewhere.
    """
    lines: list[Text] = []
    said: list[str] = []

    def end_paragraph() -> None:
        if said:
            if lines:
                lines.append(Text())
            lines.extend(pen.wrap(" ".join(said), width))
            said.clear()

    for event in events:
        page = _page(pen, p, event, width)
        if page is None:
            said.append(event_text(event, pen.words, pen.story))
        elif event.get("key") != but or not but:
            end_paragraph()
            if lines:
                lines.append(Text())
            lines += page
    end_paragraph()
    return lines


def _page(pen: Pen, p: Position, event: Event, width: int) -> list[Text] | None:
    if event.kind == "read":
        return passage_lines(pen, event.get("key"), width)
    if event.kind == "menhir-text":
        number = event.get("location")
        return menhir_lines(pen, p, number, width) if number in p.places else []
    return None


def places_of(events: Sequence[Event]) -> list[int]:
    """The locations that something has just happened to."""
    names = ("location", "to", "by", "place")
    found = [event.get(name) for event in events for name in names]
    return [one for one in found if isinstance(one, int)]
