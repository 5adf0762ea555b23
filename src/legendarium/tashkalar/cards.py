"""Cards: a record of rank, drawing, effect and icon; and the decks that hold them (rule 3.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from re import fullmatch
from typing import Concatenate, ParamSpec, TypeVar

from legendarium.tashkalar.act import Act
from legendarium.tashkalar.arena import DIRECTIONS
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.icon_names import ICON_NAMES
from legendarium.tashkalar.names import HIDDEN, Colour
from legendarium.tashkalar.patterns import MARK, PIECES, SUMMONING_SQUARES, Pattern
from legendarium.tashkalar.position import LEGENDARY, Rank

EffectOf = Callable[[Act], Asking[None] | None]
"""An effect: a generator if it asks something, otherwise a plain function."""

E = TypeVar("E", bound=EffectOf)
P = ParamSpec("P")
T = TypeVar("T")

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


def _complete(
    method: Callable[Concatenate[Deck, str, P], T],
) -> Callable[Concatenate[Deck, str, P], T]:
    """Name the card in the error about a field that is missing or unknown."""
    fields = signature(method)

    @wraps(method)
    def checked(deck: Deck, name: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            fields.bind(deck, name, *args, **kwargs)
        except TypeError as error:
            raise deck.refusal(name, str(error)) from None
        return method(deck, name, *args, **kwargs)

    return checked


class Deck:
    """The cards of one or more schools, or the legends, in the order of their definition."""

    def __init__(self, key: str, *, order: int, schools: Mapping[str, Colour]) -> None:
        self.key = key
        self.order = order
        """Its place in lists of cards."""
        self.schools = schools
        """The schools that play it, each with its colour."""
        self.cards: dict[str, Card] = {}

    @_complete
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
        """Add a card whose effect is the decorated function; raises BadCard."""
        ways = tuple(directions)
        for problem in _wrong_values(name, rank, drawing, icon, marks, ways):
            raise self.refusal(name, problem)
        pattern = Pattern(drawing, marks, ways)
        for problem in _wrong_pattern(pattern):
            raise self.refusal(name, problem)
        if name in self.cards:
            raise self.refusal(name, "the deck has it already")

        def add(effect: E) -> E:
            self.cards[name] = Card(name, rank, pattern, effect, icon, uses_pieces, made_up)
            return effect

        return add

    @_complete
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

    def refusal(self, name: object, problem: str) -> BadCard:
        """The error that says why a card cannot be registered."""
        return BadCard(f"The card {name!r} of the deck {self.key!r}: {problem}.")


def _wrong_values(
    name: object, rank: object, drawing: object, icon: object, marks: object, ways: Iterable[object]
) -> Iterator[str]:
    """What is wrong with the values of a card, each by itself."""
    if not isinstance(name, str) or not fullmatch("[a-z]+(-[a-z]+)*", name):
        yield "its name does not consist of lower-case letters with hyphens between them"
    if name == HIDDEN:
        yield "this name stands for a card that nobody has seen"
    if not isinstance(rank, Rank):
        yield f"{rank!r} is not a rank; COMMON, HEROIC and LEGENDARY are"
    for word, text in (("drawing", drawing), ("marks", marks)):
        if not isinstance(text, str):
            yield f"{text!r} is not a {word} in text"
    if not isinstance(icon, str) or icon not in ICON_NAMES:
        yield f"{icon!r} is not the name of an icon; icon_names.py lists them"
    for way in ways:
        if way not in DIRECTIONS:
            yield f"{way!r} is not a direction; there are {', '.join(DIRECTIONS)}"


def _wrong_pattern(pattern: Pattern) -> Iterator[str]:
    """What is wrong with a drawing and its marks."""
    rows, cells = pattern.drawing, "".join(pattern.drawing)
    if not cells:
        yield "the drawing is empty"
    for cell in cells:
        if cell not in f".{PIECES}{SUMMONING_SQUARES}":
            yield f"{cell!r} means nothing in a drawing"
    if not any(cell.isalpha() for cell in cells):
        yield "the drawing has no piece"
    if sum(cell in SUMMONING_SQUARES for cell in cells) != 1:
        yield "the drawing has not exactly one summoning square (@, C or H)"
    if len({len(row) for row in rows}) != 1:
        yield "the rows of the drawing differ in length"
    if max(len(rows), *map(len, rows)) > MAX_PATTERN_WIDTH:
        yield f"the pattern is larger than {MAX_PATTERN_WIDTH} squares"
    if not pattern.mark_drawing:
        return
    for cell in "".join(pattern.mark_drawing):
        if cell not in f".{MARK}{SUMMONING_SQUARES}":
            yield f"{cell!r} means nothing in the marks"
    if [len(row) for row in pattern.mark_drawing] != [len(row) for row in rows]:
        yield "the marks are not of the size of the drawing"
