"""Describes what has happened, in sentences and pages."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from legendarium.cli.tale.location_card import menhir_lines
from legendarium.cli.tale.passages import passage_lines
from legendarium.cli.tale.pen import Pen
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.events.story import MenhirRead, PassageRead
from legendarium.taintedgrail.menhirs import menhir_cost
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import event_phrase


def news_lines(pen: Pen, p: Position, events: Sequence[AnyEvent], width: int) -> list[Text]:
    """Sentences as paragraphs, with the pages to read between them."""
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
            said.append(pen.tell(event_phrase(event, p.campaign)))
        else:
            end_paragraph()
            if lines:
                lines.append(Text())
            lines += page
    end_paragraph()
    return lines


def _page(pen: Pen, p: Position, event: AnyEvent, width: int) -> list[Text] | None:
    if isinstance(event, PassageRead):
        return passage_lines(pen, event.key, width)
    if isinstance(event, MenhirRead):
        number = event.location
        return menhir_lines(pen, p, number, width) if number in p.places else []
    return None


def is_page(event: AnyEvent) -> bool:
    """Whether an event shows a page to read."""
    return isinstance(event, (PassageRead, MenhirRead))


def subject(p: Position) -> AnyEvent | None:
    """The page that the current question is about; it is shown whenever the question is asked."""
    if p.question is not None and p.question.kind == "choice":
        return PassageRead(str(p.agenda[-1].args[0]))
    if p.question is not None and p.question.kind == "menhir":
        number = p.character(p.scene.me).location
        return MenhirRead(number, menhir_cost(p, number))
    return None


def places_of(events: Sequence[AnyEvent]) -> list[int]:
    """The locations that these events are about."""
    names = ("location", "to", "by", "place")
    found = [getattr(event, name, None) for event in events for name in names]
    return [one for one in found if isinstance(one, int)]
