"""The interface of a bot, and the bot `random`: it plays legal options at random.

A bot chooses options from the view of its seat. The game is cooperative and every seat sees the
same, so one bot may play for a whole party: it gets the view of the seat that decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol, TypeVar

from legendarium.table import Option
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import Flee, StopPlaying
from legendarium.taintedgrail.view import View

FLIGHT_CHANCE = 0.02
"""The probability that flight is considered at all where something else can be done."""


K = TypeVar("K", bound=Option)
"""A kind of option."""


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View) -> AnyOption:
        """One of the options that the view lists; its seat must be one that may choose."""


def listed_options(view: View) -> list[AnyOption]:
    """The options that the seat of a view may choose from."""
    question = view.question
    if question is None or view.seat not in question.seats:
        raise ValueError("a bot is asked only when its seat may choose")
    return list(question.options)


def of_kind(options: Iterable[AnyOption], kind: type[K]) -> list[K]:
    """The options of a kind."""
    return [option for option in options if isinstance(option, kind)]


def first_of(options: Iterable[AnyOption], *kinds: type[Option]) -> AnyOption:
    """The first option of the first of these kinds that there is."""
    return next(option for kind in kinds for option in options if isinstance(option, kind))


class UniformBot:
    """Chooses uniformly among all options except flight.

    Flight is offered at every step of an encounter: as one option among others it would end most
    encounters in the first turn, whatever the cards. So it counts only with the probability
    `FLIGHT_CHANCE`, or where no card can be played and the alternative is the opportunity attack.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> AnyOption:
        """A random option; flight only rarely."""
        options = listed_options(view)
        staying: list[AnyOption] = [option for option in options if not isinstance(option, Flee)]
        may_flee = len(staying) < len(options)
        if may_flee and not _is_stuck(view, staying) and self._chance.random() >= FLIGHT_CHANCE:
            options = staying
        return self._chance.choice(options)


def _is_stuck(view: View, staying: list[AnyOption]) -> bool:
    """Whether the only alternative to flight is to stop without having played a card."""
    encounter = view.position.encounter
    assert encounter is not None, "flight is offered in encounters"
    return not encounter.plays and all(isinstance(option, StopPlaying) for option in staying)
