"""Finds the rule that forbids what a person types."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.text_matching import is_abbreviation, split_words
from legendarium.table import IllegalChoice
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    DoCharacterAction,
    DoLocalAction,
    Explore,
    InspectMenhir,
    Pass,
    StartTrading,
    Travel,
)
from legendarium.taintedgrail.options.encounters import PlayCard, StopPlaying
from legendarium.taintedgrail.options.story import Activate, Choose
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import option_phrase, refusal_phrase


def refusal_reason(pen: Pen, session: Session, text: str) -> str:
    """The reason of the rules against what a text names; empty if it names nothing known."""
    p = session.position
    typed = split_words(text)
    for option in _candidate_options(p):
        label = pen.tell(option_phrase(option, p))
        if not is_abbreviation(typed, label):
            continue
        try:
            session.play.game.check(p, option)
        except IllegalChoice as error:
            reason = pen.tell(refusal_phrase(error))
            return pen.say("tale-refused", reason=reason, rule=error.rule) if error.rule else reason
    return ""


def _candidate_options(p: Position) -> Iterator[AnyOption]:
    """Options that a person might try at the current question."""
    assert p.question is not None
    if p.question.kind == "action":
        for one in p.characters:
            yield from _actions_of(p, one.id, one.location)
        yield StartTrading()
    elif p.question.kind == "choice":
        key = str(p.agenda[-1].args[0])
        for choice in passage(p, key).choices:
            yield Choose(choice.id)
    elif p.question.kind == "play" and p.encounter is not None:
        for card in dict.fromkeys(p.character(p.encounter.active).hand):
            yield PlayCard(card)
        yield StopPlaying()
    elif p.question.kind == "menhir":
        yield Activate()


def _actions_of(p: Position, who: str, here: int) -> Iterator[AnyOption]:
    for place in p.places:
        if place != here:
            yield Travel(who, place)
    yield Explore(who)
    for action in p.location(here).actions:
        yield DoLocalAction(who, action.id)
    yield DoCharacterAction(who)
    yield InspectMenhir(who)
    yield Pass(who)
