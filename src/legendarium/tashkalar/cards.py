"""Cards: a record of rank, drawing and effect; and the decks that hold them (rule 3.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.patterns import Pattern
from legendarium.tashkalar.position import LEGENDARY, Rank

EffectOf = Callable[[Act], Effect]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A being that can be summoned."""

    id: str
    rank: Rank
    pattern: Pattern
    effect: EffectOf
    uses_pieces: bool
    """Whether the effect depends on the pieces used to summon it, so that the way matters (6.4)."""


class Deck:
    """The cards of a school, or the legends, in the order of their definition."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}

    def being(
        self,
        name: str,
        rank: Rank,
        drawing: str,
        *,
        marks: str = "",
        directions: Iterable[str] = (),
        uses_pieces: bool = False,
    ) -> Callable[[EffectOf], EffectOf]:
        """Add a card whose effect is the decorated function."""

        def add(effect: EffectOf) -> EffectOf:
            pattern = Pattern(drawing, marks, directions)
            self.cards[name] = Card(name, rank, pattern, effect, uses_pieces)
            return effect

        return add

    def legend(
        self,
        name: str,
        drawing: str,
        *,
        directions: Iterable[str] = (),
        uses_pieces: bool = False,
    ) -> Callable[[EffectOf], EffectOf]:
        """Add a legendary being."""
        return self.being(name, LEGENDARY, drawing, directions=directions, uses_pieces=uses_pieces)
