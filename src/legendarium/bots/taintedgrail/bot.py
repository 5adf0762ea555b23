"""The interface of a bot, and the bot `random`: it plays legal options at random.

A bot chooses options from the view of its seat. The game is cooperative and every seat sees the
same, so one bot may play for a whole party: it gets the view of the seat that decides.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from legendarium.table import Option
from legendarium.taintedgrail.view import View

FLIGHT_CHANCE = 0.02
"""The probability that flight is considered at all where something else can be done."""


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View) -> Option:
        """One of the options that the view lists; its seat must be one that may choose."""


def listed_options(view: View) -> list[Option]:
    """The options that the seat of a view may choose from."""
    question = view.question
    if question is None or view.seat not in question.seats:
        raise ValueError("a bot is asked only when its seat may choose")
    return list(question.options)


class UniformBot:
    """Chooses uniformly among all options except flight.

    Flight is offered at every step of an encounter: as one option among others it would end most
    encounters in the first turn, whatever the cards. So it counts only with the probability
    `FLIGHT_CHANCE`, or where no card can be played and the alternative is the opportunity attack.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> Option:
        """A random option; flight only rarely."""
        options = listed_options(view)
        staying = [option for option in options if option.kind != "flee"]
        may_flee = len(staying) < len(options)
        if may_flee and not _is_stuck(view, staying) and self._chance.random() >= FLIGHT_CHANCE:
            options = staying
        return self._chance.choice(options)


def _is_stuck(view: View, staying: list[Option]) -> bool:
    """Whether the only alternative to flight is to stop without having played a card."""
    encounter = view.position.encounter
    assert encounter is not None, "flight is offered in encounters"
    return not encounter.plays and all(option.kind == "stop" for option in staying)
