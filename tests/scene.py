"""Positions drawn as text, for tests that read like sentences.

X is the side of the seat whose turn it is at first (seat 0), O the next side, Y and Z the others in
melee. A plain letter is a common piece, `+` heroic, `*` legendary: `X c5 e5, O+ e6`.

    scene = Scene("X c5 e5, O e6", hand="swordmaster")
    scene.do("summon swordmaster d5", "pick e6")
    assert scene.pieces == pieces("X c5 e5, X+ d5")
"""

from __future__ import annotations

from legendarium.table import Question
from legendarium.tashkalar.arena import SQUARE, each, names, squares
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Player, Position, Rank, empty_position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, take

LETTERS = "XOYZ"
MARKS = ("", "+", "*")
SCHOOLS = ("northern", "southern", "highland", "sylvan")

Pieces = frozenset[tuple[str, str]]


def pieces(text: str) -> Pieces:
    """The pieces of a drawing as (letter with mark, square)."""
    found = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        what, *where = part.split()
        found |= {(what, square) for square in where}
    return frozenset(found)


class Scene:
    """A position, and the choices made from it."""

    def __init__(
        self,
        drawing: str,
        *,
        hand: str = "",
        legends: str = "",
        flare: str | None = None,
        form: str = "duel",
        seats: int | None = None,
        teams: bool = False,
        actions: int = 2,
        **changes: object,
    ) -> None:
        number = seats or (4 if teams else 3 if form == "melee" else 2)
        setup = Setup(form, SCHOOLS[:number], teams)
        position = empty_position(setup)
        position.actions = actions
        player = Player(tuple(hand.split()), tuple(legends.split()), flare)
        position.players = (player, *position.players[1:])
        for what, where in pieces(drawing):
            self._put(position, what, SQUARE[where])
        for name, value in changes.items():
            setattr(position, name, value)
        self.position = position
        """The position now. Tests may look at any of its fields."""

    @staticmethod
    def _put(position: Position, what: str, square: int) -> None:
        side, rank = LETTERS.index(what[0]), Rank(MARKS.index(what[1:]))
        owners = list(position.owners)
        owners[side] |= square
        position.owners = tuple(owners)
        if rank == Rank.COMMON:
            position.commons |= square
        elif rank == Rank.HEROIC:
            position.heroics |= square
        else:
            position.legendaries |= square

    # Asking

    @property
    def question(self) -> Question:
        """What is asked now."""
        asked = question(self.position)
        assert asked is not None, "the game is over"
        return asked

    @property
    def asked(self) -> str:
        """The kind of the question: `action` when no action is running."""
        return self.question.kind

    @property
    def options(self) -> set[str]:
        """Every option as text."""
        return {option_text(option) for option in self.question.options}

    def options_of(self, kind: str) -> set[str]:
        """The options of a kind without the kind: `{"e6", "c6"}` for `pick`."""
        texts = {option_text(option) for option in self.question.options if option.kind == kind}
        return {text[len(kind) :].strip() for text in texts}

    def can(self, text: str) -> bool:
        """Whether an option is offered."""
        return parse_option(text) in self.question.options

    def do(self, *texts: str) -> Scene:
        """Take options in order; each must be offered."""
        for text in texts:
            option: AnyOption = parse_option(text)
            assert option in self.question.options, (
                f"{text!r} is not offered; the question is {self.asked!r}: {sorted(self.options)}"
            )
            self.position = take(self.position, option)
        return self

    # Looking

    @property
    def pieces(self) -> Pieces:
        """Every piece in the arena; compare with `pieces("X c5, O+ e6")`."""
        position = self.position
        return frozenset(
            (LETTERS[side] + MARKS[position.rank_at(square)], name)
            for side, owned in enumerate(position.owners)
            for square in each(owned)
            for name in names(square)
        )

    @property
    def destroyed(self) -> dict[str, tuple[int, int, int]]:
        """What counts as destroyed this turn: by letter, (commons, heroics, legendaries)."""
        return {
            LETTERS[side]: tally for side, tally in enumerate(self.position.destroyed) if any(tally)
        }

    @property
    def events(self) -> list[str]:
        """The kinds of the events of the last choice."""
        return [event.kind for event in self.position.events]

    def at(self, square: str) -> str:
        """The piece on a square, such as `X+`, or an empty text."""
        return next((what for what, where in self.pieces if where == square), "")


__all__ = ["Pieces", "Scene", "pieces", "squares"]
