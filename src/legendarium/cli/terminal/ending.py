"""Who has won, why the game ended, and what decided a tie (rules 10.4, 12.6, 13)."""

from __future__ import annotations

from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.table import Outcome
from legendarium.tashkalar.forms import FORM
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import SKIP


def result(words: Words, session: Session, seat: int) -> str:
    """The result of a finished game in a few sentences, as told to a seat."""
    outcome = session.play.game.outcome(session.position)
    assert outcome is not None
    if outcome.reason == "conceded":
        told = [words.say("result-conceded"), _winner(words, session, outcome, seat)]
    else:
        told = [
            _trigger(words, session),
            _skipped(words, session.position),
            _winner(words, session, outcome, seat),
            _tie(words, outcome),
        ]
    return " ".join(sentence for sentence in told if sentence)


def _winner(words: Words, session: Session, outcome: Outcome, seat: int) -> str:
    say, setup = words.say, session.position.setup
    first = outcome.ranking[0]
    names = ", ".join(say("school-name", school=setup.schools[winner]) for winner in first)
    if len({setup.side_of[winner] for winner in first}) > 1:
        return say("result-shared", names=names)
    if seat in first and not setup.teams:
        return say("result-won-own")
    if len(first) > 1:
        return say("result-won-team", names=names)
    return say("result-won", school=setup.schools[first[0]])


def _trigger(words: Words, session: Session) -> str:
    """What triggered the end; empty when the game was not seen from its beginning."""
    form = FORM[session.position.setup.form]
    sign = "end-triggered" if form.last_turns else "game-over"
    for step in session.steps:
        if any(event.kind == sign for event in step.after.events):
            # Points may be lost again later, so those of that moment count.
            if form.is_reached(step.after):
                return words.say("result-points")
            schools = session.position.setup.schools
            return words.say("result-last-card", school=schools[step.before.seat])
    return ""


def _skipped(words: Words, position: Position) -> str:
    agreed = [seat for kind, seat in position.offers if kind == SKIP]
    return words.say("result-skipped") if len(agreed) == position.setup.seats else ""


def _tie(words: Words, outcome: Outcome) -> str:
    """By what the first were told apart when their points were equal."""
    message = _TIES.get(outcome.decided)
    return "" if message is None else words.say(message)


_TIES = {
    "second-colour": "result-tie-colours",
    "third-colour": "result-tie-colours",
    "upgraded-pieces": "result-tie-upgraded",
    "pieces": "result-tie-pieces",
    "shared": "result-tie-shared",
}
