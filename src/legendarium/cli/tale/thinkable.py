"""Why something that a person names cannot be done now: the rule says it."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.typed import is_among, words_of
from legendarium.cli.tale.wording.options import option_text
from legendarium.cli.tale.wording.refusals import refusal_text
from legendarium.table import IllegalChoice, Option
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.position import Position


def why_not(pen: Pen, session: Session, text: str) -> str:
    """The reason of the rules against what a text names; empty where it names nothing known."""
    p = session.position
    typed = words_of(text)
    for option in _thinkable(p):
        label = option_text(option, p, pen.words, pen.story)
        if not is_among(typed, label):
            continue
        try:
            session.game.check(p, option)
        except IllegalChoice as error:
            return refusal_text(error.message, pen.words)
    return ""


def _thinkable(p: Position) -> Iterator[Option]:
    """What somebody could think of where the present question is asked."""
    assert p.question is not None
    if p.question.kind == "action":
        for one in p.characters:
            yield from _deeds(p, one.id, one.location)
        yield Option.of("trade")
    elif p.question.kind == "choice":
        key = str(p.agenda[-1].args[0])
        for choice in passage(p, key).choices:
            yield Option.of("choice", id=choice.id)
    elif p.question.kind == "play" and p.encounter is not None:
        for card in dict.fromkeys(p.character(p.encounter.active).hand):
            yield Option.of("play", card=card)
        yield Option.of("stop")
    elif p.question.kind == "menhir":
        yield Option.of("activate")


def _deeds(p: Position, who: str, here: int) -> Iterator[Option]:
    for place in p.places:
        if place != here:
            yield Option.of("travel", who=who, to=place)
    yield Option.of("explore", who=who)
    for action in p.location(here).actions:
        yield Option.of("local", who=who, action=action.id)
    yield Option.of("character", who=who)
    yield Option.of("menhir", who=who)
    yield Option.of("pass", who=who)
