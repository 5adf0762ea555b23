"""Who has won, why the game ended, and what decided a tie (rules 10.4, 12.6, 13)."""

from __future__ import annotations

from itertools import pairwise

from legendarium.cli.terminal.session import TerminalPlay
from legendarium.cli.terminal.winners import resignation_text, victory_text
from legendarium.locale import Words
from legendarium.table import Outcome
from legendarium.tashkalar.events import EndTriggered, GameOver
from legendarium.tashkalar.options import SkipLastTurns
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.scoring import scoring_of


def result(words: Words, play: TerminalPlay, seat: int) -> str:
    """The result of a finished game in a few sentences, for the person at a seat."""
    outcome = play.outcome
    assert outcome is not None
    setup = play.position.setup
    won = victory_text(words, setup, outcome.ranking[0], seat)
    if outcome.reason == "conceded":
        told = [resignation_text(words, setup, outcome.ranking[-1], seat), won]
    else:
        told = [
            _trigger(words, play),
            _skipped(words, play.position),
            won,
            _tie(words, outcome),
        ]
    return " ".join(sentence for sentence in told if sentence)


def _trigger(words: Words, play: TerminalPlay) -> str:
    """What triggered the end; empty if that was before the start from a snapshot."""
    play.recover_past()
    rules = play.position.setup.rules
    sign = EndTriggered if rules.has_last_turns else GameOver
    for before, after in pairwise(play.positions()):
        if any(isinstance(event, sign) for event in after.events):
            # Points may be lost again later, so those of that moment count.
            if scoring_of(after).is_reached(after):
                return words.say("result-points")
            return words.say("result-last-card", school=after.setup.schools[before.seat])
    return ""


def _skipped(words: Words, position: Position) -> str:
    agreed = [seat for kind, seat in position.offers if kind == SkipLastTurns.kind]
    return words.say("result-skipped") if len(agreed) == position.setup.seats else ""


def _tie(words: Words, outcome: Outcome) -> str:
    """What decided between equal points."""
    message = _TIES.get(outcome.decided)
    return "" if message is None else words.say(message)


_TIES = {
    "second-colour": "result-tie-colours",
    "third-colour": "result-tie-colours",
    "upgraded-pieces": "result-tie-upgraded",
    "pieces": "result-tie-pieces",
    "shared": "result-tie-shared",
}
