"""Finds the rule that forbids what a person types."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.text_matching import is_abbreviation, split_words
from legendarium.cli.tale.wording.options import option_text
from legendarium.cli.tale.wording.refusals import refusal_text
from legendarium.table import IllegalChoice, Option
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.position import Position


def refusal_reason(pen: Pen, session: Session, text: str) -> str:
    """The reason of the rules against what a text names; empty if it names nothing known."""
    p = session.position
    typed = split_words(text)
    for option in _candidate_options(p):
        label = option_text(option, p, pen.words, pen.story)
        if not is_abbreviation(typed, label):
            continue
        try:
            session.game.check(p, option)
        except IllegalChoice as error:
            return refusal_text(error, pen.words)
    return ""


def _candidate_options(p: Position) -> Iterator[Option]:
    """Options that a person might try at the current question."""
    assert p.question is not None
    if p.question.kind == "action":
        for one in p.characters:
            yield from _actions_of(p, one.id, one.location)
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


def _actions_of(p: Position, who: str, here: int) -> Iterator[Option]:
    for place in p.places:
        if place != here:
            yield Option.of("travel", who=who, to=place)
    yield Option.of("explore", who=who)
    for action in p.location(here).actions:
        yield Option.of("local", who=who, action=action.id)
    yield Option.of("character", who=who)
    yield Option.of("menhir", who=who)
    yield Option.of("pass", who=who)
