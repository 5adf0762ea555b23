"""Hidden cards, and how much of what was hidden a choice has revealed.

A choice is final when somebody now knows what the chooser could not have worked out before. So
everything that shows a hidden card, rolls a die or opens an unread page counts it with `uncover`.
Shuffling alone shows nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from legendarium.table.chance import shuffled


class Unforeseen(Exception):
    """A sealed position would have to reveal something that nobody knows yet."""


class Pile:
    """Face-down cards, as a value.

    It has no indices, slices or iteration: rules take cards with `Uncovering.draw` and look at
    them with `Uncovering.look`, so that they cannot forget to count what they reveal.
    """

    __slots__ = ("_cards",)

    def __init__(self, *cards: str) -> None:
        self._cards = cards

    @property
    def order(self) -> tuple[str, ...]:
        """The cards, top card first: to store, hide, deal or check them, never for rules."""
        return self._cards

    @property
    def contents(self) -> tuple[str, ...]:
        """The cards in alphabetical order, where everybody may know what is in the pile."""
        return tuple(sorted(self._cards))

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self._cards == other._cards

    def __hash__(self) -> int:
        return hash(self._cards)

    def __repr__(self) -> str:
        return f"Pile({', '.join(map(repr, self._cards))})"

    def __reduce__(self) -> tuple[type[Pile], tuple[str, ...]]:
        return Pile, self._cards

    def put_under(self, *cards: str) -> Pile:
        """The pile with these cards at its bottom."""
        return Pile(*self._cards, *cards)

    def put_on_top(self, card: str) -> Pile:
        """The pile with this card on top."""
        return Pile(card, *self._cards)

    def without(self, *cards: str) -> Pile:
        """The pile without these cards, which must be in it; of equal cards, the upper ones."""
        left = list(self._cards)
        for card in cards:
            left.remove(card)
        return Pile(*left)

    def shuffled(self, chance: int) -> tuple[int, Pile]:
        """The next state of chance, and the pile in random order."""
        chance, order = shuffled(chance, self._cards)
        return chance, Pile(*order)


class Uncovering:
    """A position that counts what the last choice revealed."""

    __slots__ = ("is_sealed", "revealed")

    revealed: int
    """How much the last choice revealed; not part of the value, and 0 in a copy."""
    is_sealed: bool
    """Whether this position must not reveal anything, as when its hidden part was made up."""

    def uncover(self, number: int = 1) -> None:
        """Count something that was hidden until now; raises Unforeseen in a sealed position."""
        if number and self.is_sealed:
            raise Unforeseen
        self.revealed += number

    def look(self, pile: Pile, number: int) -> tuple[str, ...]:
        """The top cards of a pile, at most as many as it has."""
        cards = pile.order[:number]
        self.uncover(len(cards))
        return cards

    def draw(self, pile: Pile, number: int) -> tuple[tuple[str, ...], Pile]:
        """The top cards of a pile, at most as many as it has, and the rest of the pile."""
        cards = self.look(pile, number)
        return cards, Pile(*pile.order[len(cards) :])

    def find(self, pile: Pile, is_wanted: Callable[[str], bool]) -> str | None:
        """The first card of a pile, from the top, that is wanted."""
        for card in pile.order:
            if is_wanted(card):
                self.uncover()
                return card
        return None
