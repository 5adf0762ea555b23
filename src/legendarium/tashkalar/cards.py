"""Cards: a record of rank, drawing, effect and icon; and the decks that hold them (rule 3.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.names import Colour
from legendarium.tashkalar.patterns import Pattern
from legendarium.tashkalar.position import LEGENDARY, Rank

EffectOf = Callable[[Act], Asking[None] | None]
"""An effect: a generator if it asks something, otherwise a plain function."""

E = TypeVar("E", bound=EffectOf)

MAX_PATTERN_WIDTH = 5


class BadCard(ValueError):
    """A card or a deck that cannot be registered: one sentence that says what is wrong."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A being that can be summoned."""

    id: str
    rank: Rank
    pattern: Pattern
    effect: EffectOf
    icon: str
    """Its drawing's name in the game-icons collection."""
    uses_pieces: bool
    """Whether the effect depends on the pieces used to summon it, so that the way matters (6.4)."""
    is_made_up: bool
    """Whether the published game does not have it."""


class Deck:
    """The cards of one or more schools, or the legends, in the order of their definition."""

    def __init__(self, key: str, *, order: int, schools: Mapping[str, Colour]) -> None:
        self.key = key
        self.order = order
        """Its place in lists of cards."""
        self.schools = schools
        """The schools that play it, each with its colour."""
        self.cards: dict[str, Card] = {}

    def being(
        self,
        name: str,
        rank: Rank,
        drawing: str,
        *,
        icon: str,
        marks: str = "",
        directions: Iterable[str] = (),
        uses_pieces: bool = False,
        made_up: bool = False,
    ) -> Callable[[E], E]:
        """Add a card whose effect is the decorated function."""

        def add(effect: E) -> E:
            pattern = Pattern(drawing, marks, directions)
            self._check(name, icon, pattern)
            self.cards[name] = Card(name, rank, pattern, effect, icon, uses_pieces, made_up)
            return effect

        return add

    def legend(
        self,
        name: str,
        drawing: str,
        *,
        icon: str,
        directions: Iterable[str] = (),
        uses_pieces: bool = False,
        made_up: bool = False,
    ) -> Callable[[E], E]:
        """Add a legendary being."""
        return self.being(
            name,
            LEGENDARY,
            drawing,
            icon=icon,
            directions=directions,
            uses_pieces=uses_pieces,
            made_up=made_up,
        )

    def _check(self, name: str, icon: str, pattern: Pattern) -> None:
        problem = ""
        if name in self.cards:
            problem = "the deck has it already"
        elif max(len(pattern.drawing), *map(len, pattern.drawing)) > MAX_PATTERN_WIDTH:
            problem = f"the pattern is larger than {MAX_PATTERN_WIDTH} squares"
        elif not icon.replace("-", "").isalnum():
            problem = f"{icon!r} is not the name of an icon"
        if problem:
            raise BadCard(f"The card {name!r} of the deck {self.key!r}: {problem}.")
