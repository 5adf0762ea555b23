"""Draws a location card: its printed text, what is on it, and its menhir."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.passages import INDENT, prose
from legendarium.cli.tale.pen import Pen
from legendarium.taintedgrail.content.model import DIRECTIONS
from legendarium.taintedgrail.menhirs import menhir_cost, menhir_text
from legendarium.taintedgrail.modes import menhir_dial
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling.actions import action_phrase, menhir_phrases


def location_lines(pen: Pen, p: Position, number: int, width: int) -> list[Text]:
    """The whole card."""
    story = pen.story
    title = Text(f"{number} {story.location(number)}", look.HEADING)
    lines = pen.wrap(title, width)
    if story.has(f"location.{number}.about"):
        lines += prose(pen, story.text(f"location.{number}.about"), width)
    if story.has(f"location.{number}.instant"):
        instant = Text(story.text(f"location.{number}.instant"), look.STORY)
        lines += pen.wrap(instant, width, INDENT)
    emblems = p.location(number).emblems
    named = [pen.say(f"tale-emblem-{one}") for one in pen.shapes.emblems if one in emblems]
    lines += pen.quiet(pen.join_with_dots([*named, *_ways(pen, p, number)]), width, INDENT)
    lines += _actions(pen, p, number, width)
    lines += _tokens_on(pen, p, number, width)
    if menhir_text(p, number) is not None:
        lines += menhir_lines(pen, p, number, width)
    return lines


def menhir_lines(pen: Pen, p: Position, number: int, width: int) -> list[Text]:
    """The menhir on the back of the card, with its current cost (MEN-1)."""
    text = menhir_text(p, number)
    assert text is not None
    title = f"{pen.story.location(number)}: {pen.story.word('menhir')}"
    lines = pen.wrap(Text(title, look.HEADING), width)
    if pen.story.has(f"location.{number}.menhir"):
        lines += prose(pen, pen.story.text(f"location.{number}.menhir"), width)
    dial = menhir_dial(p, text.dial[p.players - 1])
    cost = menhir_cost(p, number)
    for phrase in menhir_phrases(text, p.campaign, p.players, cost, dial):
        lines += pen.wrap(pen.tell(phrase), width, INDENT)
    return lines


def _ways(pen: Pen, p: Position, number: int) -> list[str]:
    ways = p.location(number).directions
    return [
        pen.say("tale-way", direction=one, number=str(ways[one]))
        for one in DIRECTIONS
        if ways.get(one)
    ]


def _actions(pen: Pen, p: Position, number: int, width: int) -> list[Text]:
    used = p.places[number].used if number in p.places else ()
    lines: list[Text] = []
    for action in p.location(number).actions:
        name = pen.story.local_action(number, action.id)
        text = pen.tell(action_phrase(action, p.campaign))
        mark = f" ({pen.say('tale-used-today')})" if action.id in used else ""
        lines += pen.wrap(f"{name}: {text}{mark}", width, INDENT)
    return lines


def _tokens_on(pen: Pen, p: Position, number: int, width: int) -> list[Text]:
    if number not in p.places:
        return []
    place, lines = p.places[number], []
    for card in place.guardians:
        told = f"{pen.story.word('guardian')}: {pen.story.encounter(card)}"
        lines += pen.wrap(Text(told, look.RED), width, INDENT)
    for held in place.dropped:
        name = pen.story.possession(f"{held.kind}:{held.id}")
        lines += pen.wrap(pen.say("tale-lies-here", name=name), width, INDENT)
    for name, dial in p.dials.items():
        if dial.on == "location" and dial.number == number:
            told = f"{pen.story.dial(name)}: {pen.shapes.dial}{dial.value}"
            lines += pen.wrap(Text(told, look.ACTIVE), width, INDENT)
    return lines
