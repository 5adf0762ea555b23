"""The values of the names in the condition language (see docs/campaign-format.md).

A name refers to the party: one member who meets it is enough (EXP-4), and a number is that of the
best member. With `me.` it refers to the acting character.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.script import Argument
from legendarium.taintedgrail.events.story import Rolled, Tossed
from legendarium.taintedgrail.items import is_free
from legendarium.taintedgrail.keywords import keyword_of
from legendarium.taintedgrail.position import Character, Played, Position
from legendarium.taintedgrail.tracks import is_exhausted, is_in_panic


class Context(NamedTuple):
    """The characters and the card that a condition refers to."""

    party: tuple[str, ...]
    me: str
    card: str = ""
    """The card of the text, for `charges`: `row:2`, `item:net`, `secret:14`, or empty."""


class Query(NamedTuple):
    """A name of the language with its arguments, in a position and a context."""

    p: Position
    context: Context
    args: tuple[Argument, ...]
    mine: bool

    @property
    def members(self) -> list[Character]:
        """The characters it refers to."""
        ids = (self.context.me,) if self.mine else self.context.party
        return [one for one in self.p.characters if one.id in ids]

    @property
    def me(self) -> Sequence[Character]:
        """The acting character; empty once that character is out of play."""
        return [one for one in self.p.characters if one.id == self.context.me]

    @property
    def text(self) -> str:
        """The first argument as text."""
        return str(self.args[0])

    @property
    def number(self) -> int:
        """The first argument as a number."""
        return int(self.args[0])


Answer = Callable[[Query], int]
N = TypeVar("N", bound=Answer)
_ANSWERS: dict[str, Answer] = {}


def answers(name: str) -> Callable[[N], N]:
    """Register the function that computes a name of the language."""

    def mark(function: N) -> N:
        assert name not in _ANSWERS, name
        _ANSWERS[name] = function
        return function

    return mark


def answer(
    p: Position, name: str, context: Context, args: tuple[Argument, ...] = (), mine: bool = False
) -> int:
    """The value of a name; 1 for true, 0 for false."""
    return int(_ANSWERS[name](Query(p, context, args, mine)))


def known_names() -> frozenset[str]:
    """Every name that has a value."""
    return frozenset(_ANSWERS)


# The story so far --------------------------------------------------------------------------------


@answers("status")
def _status(t: Query) -> int:
    ticked = t.p.statuses.get(t.text, ())
    return t.args[1] in ticked if len(t.args) > 1 else bool(ticked)


@answers("parts")
def _parts(t: Query) -> int:
    return len(t.p.statuses.get(t.text, ()))


@answers("chapter")
def _chapter(t: Query) -> int:
    return t.p.chapter


@answers("day")
def _day(t: Query) -> int:
    return t.p.day


@answers("mode_story")
def _mode_story(t: Query) -> int:
    return t.p.mode == "story"


@answers("dial")
def _dial(t: Query) -> int:
    dial = t.p.dials.get(t.text)
    return dial.value if dial else 0


@answers("choice_taken")
def _choice_taken(t: Query) -> int:
    return f"log.{t.text}" in t.p.taken or t.text in t.p.taken


@answers("quest_active")
def _quest_active(t: Query) -> int:
    return t.text in t.p.quests


@answers("task")
def _task(t: Query) -> int:
    return any(entry.id == t.text and entry.open for entry in t.p.tasks)


@answers("won_last_encounter")
def _won(t: Query) -> int:
    return t.p.last_encounter == "won"


@answers("fled_last_encounter")
def _fled(t: Query) -> int:
    if t.mine:
        return t.context.me in t.p.fled
    return bool(t.p.fled) or t.p.last_encounter == "fled"


# The map -----------------------------------------------------------------------------------------


@answers("menhir_lit")
def _menhir_lit(t: Query) -> int:
    if t.args[0] == "here":
        return any(one.location in t.p.menhirs for one in t.me)
    return t.number in t.p.menhirs


@answers("visited")
def _visited(t: Query) -> int:
    return t.number in t.p.visited


@answers("on_map")
def _on_map(t: Query) -> int:
    return t.number in t.p.places


@answers("roll")
def _roll(t: Query) -> int:
    shown = t.p.roll(t.number)
    t.p.tell(Rolled(t.number, shown))
    return shown


@answers("coin")
def _coin(t: Query) -> int:
    heads = t.p.roll(2) == 1
    t.p.tell(Tossed("heads" if heads else "tails"))
    return heads


# Characters --------------------------------------------------------------------------------------


@answers("party_size")
def _party_size(t: Query) -> int:
    return len(t.context.party)


@answers("players")
def _players(t: Query) -> int:
    return t.p.players


@answers("is_character")
def _is_character(t: Query) -> int:
    return any(one.id == t.text for one in t.members)


@answers("secret")
def _secret(t: Query) -> int:
    return _have(t.members, "secret", t.text)


@answers("item")
def _item(t: Query) -> int:
    return _have(t.members, "item", t.text)


@answers("item_free")
def _item_free(t: Query) -> int:
    return is_free(t.p, t.text)


def _have(members: Iterable[Character], kind: str, name: str) -> bool:
    return any(card.kind == kind and card.id == name for one in members for card in one.possessions)


@answers("keyword")
def _keyword(t: Query) -> int:
    return any(
        card.face_up and not card.aside and keyword_of(t.p, card) == t.text
        for one in t.members
        for card in one.possessions
    )


@answers("attr")
def _attr(t: Query) -> int:
    where = t.p.encounter.kind if t.p.encounter else "log"
    return max((attribute(t.p, one, t.text, where) for one in t.members), default=0)


@answers("res")
@answers("track")
def _how_much(t: Query) -> int:
    return max((getattr(one, t.text) for one in t.members), default=0)


# Encounters --------------------------------------------------------------------------------------


@answers("pool")
def _pool(t: Query) -> int:
    return t.p.encounter.pool if t.p.encounter else 0


@answers("affinity")
def _affinity(t: Query) -> int:
    return t.p.encounter.affinity if t.p.encounter else 0


@answers("hand")
def _hand(t: Query) -> int:
    return sum(len(one.hand) for one in t.me)


@answers("linked")
def _linked(t: Query) -> int:
    return sum(card.links.count(t.text) for card in _row_of(t.p))


@answers("linked_keys")
def _linked_keys(t: Query) -> int:
    return sum(1 for card in _row_of(t.p) for link in card.links if link)


@answers("cards_played")
def _cards_played(t: Query) -> int:
    return t.p.encounter.plays if t.p.encounter else 0


@answers("row")
def _row(t: Query) -> int:
    return len(_row_of(t.p))


@answers("participants")
def _participants(t: Query) -> int:
    return len(t.p.encounter.participants) if t.p.encounter else 0


@answers("panic")
def _panic(t: Query) -> int:
    return any(is_in_panic(t.p, one) for one in t.me)


@answers("exhausted")
def _exhausted(t: Query) -> int:
    return any(is_exhausted(one) for one in t.me)


def _row_of(p: Position) -> tuple[Played, ...]:
    return p.encounter.row if p.encounter else ()


@answers("charges")
def _charges(t: Query) -> int:
    kind, _, name = t.context.card.partition(":")
    if kind == "row":
        return sum(card.charges for card in _row_of(t.p)[int(name) : int(name) + 1])
    return sum(
        card.charges
        for one in t.me
        for card in one.possessions
        if card.kind == kind and card.id == name
    )
