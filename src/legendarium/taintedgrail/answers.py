"""What each name of the condition language answers (brief 5.1).

A name is asked of the party: one member who meets it is enough (EXP-4), and a number is that of
the best member. With `me.` it is asked of the one who acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.script import Argument
from legendarium.taintedgrail.items import is_free
from legendarium.taintedgrail.keywords import keyword_of
from legendarium.taintedgrail.position import Character, Played, Position
from legendarium.taintedgrail.tracks import is_exhausted, is_in_panic


class Asked(NamedTuple):
    """Of whom a condition is asked."""

    party: tuple[str, ...]
    me: str
    card: str = ""
    """The card the text stands on, for `charges`: `row:2`, `item:net`, `secret:14`, or none."""


class Inquiry(NamedTuple):
    """A name of the language, being asked."""

    p: Position
    asked: Asked
    args: tuple[Argument, ...]
    mine: bool

    @property
    def members(self) -> list[Character]:
        """Those of whom it is asked."""
        ids = (self.asked.me,) if self.mine else self.asked.party
        return [one for one in self.p.characters if one.id in ids]

    @property
    def me(self) -> Sequence[Character]:
        """The one who acts; nobody once that character is out of play."""
        return [one for one in self.p.characters if one.id == self.asked.me]

    @property
    def text(self) -> str:
        """The first argument, a text."""
        return str(self.args[0])

    @property
    def number(self) -> int:
        """The first argument, a number."""
        return int(self.args[0])


Answer = Callable[[Inquiry], int]
N = TypeVar("N", bound=Answer)
_ANSWERS: dict[str, Answer] = {}


def answers(name: str) -> Callable[[N], N]:
    """Mark the function that answers a name of the language."""

    def mark(function: N) -> N:
        assert name not in _ANSWERS, name
        _ANSWERS[name] = function
        return function

    return mark


def answer(
    p: Position, name: str, asked: Asked, args: tuple[Argument, ...] = (), mine: bool = False
) -> int:
    """What a name answers; true is 1."""
    return int(_ANSWERS[name](Inquiry(p, asked, args, mine)))


def known_names() -> frozenset[str]:
    """Every name that has an answer."""
    return frozenset(_ANSWERS)


# The story so far --------------------------------------------------------------------------------


@answers("status")
def _status(t: Inquiry) -> int:
    ticked = t.p.statuses.get(t.text, ())
    return t.args[1] in ticked if len(t.args) > 1 else bool(ticked)


@answers("parts")
def _parts(t: Inquiry) -> int:
    return len(t.p.statuses.get(t.text, ()))


@answers("chapter")
def _chapter(t: Inquiry) -> int:
    return t.p.chapter


@answers("day")
def _day(t: Inquiry) -> int:
    return t.p.day


@answers("mode_story")
def _mode_story(t: Inquiry) -> int:
    return t.p.mode == "story"


@answers("dial")
def _dial(t: Inquiry) -> int:
    dial = t.p.dials.get(t.text)
    return dial.value if dial else 0


@answers("choice_taken")
def _choice_taken(t: Inquiry) -> int:
    return f"log.{t.text}" in t.p.taken or t.text in t.p.taken


@answers("quest_active")
def _quest_active(t: Inquiry) -> int:
    return t.text in t.p.quests


@answers("task")
def _task(t: Inquiry) -> int:
    return any(entry.id == t.text and entry.open for entry in t.p.tasks)


@answers("won_last_encounter")
def _won(t: Inquiry) -> int:
    return t.p.last_encounter == "won"


@answers("fled_last_encounter")
def _fled(t: Inquiry) -> int:
    if t.mine:
        return t.asked.me in t.p.fled
    return bool(t.p.fled) or t.p.last_encounter == "fled"


# The map -----------------------------------------------------------------------------------------


@answers("menhir_lit")
def _menhir_lit(t: Inquiry) -> int:
    if t.args[0] == "here":
        return any(one.location in t.p.menhirs for one in t.me)
    return t.number in t.p.menhirs


@answers("visited")
def _visited(t: Inquiry) -> int:
    return t.number in t.p.visited


@answers("on_map")
def _on_map(t: Inquiry) -> int:
    return t.number in t.p.places


@answers("roll")
def _roll(t: Inquiry) -> int:
    shown = t.p.roll(t.number)
    t.p.tell("rolled", sides=t.number, shown=shown)
    return shown


@answers("coin")
def _coin(t: Inquiry) -> int:
    heads = t.p.roll(2) == 1
    t.p.tell("tossed", shown="heads" if heads else "tails")
    return heads


# Characters --------------------------------------------------------------------------------------


@answers("party_size")
def _party_size(t: Inquiry) -> int:
    return len(t.asked.party)


@answers("players")
def _players(t: Inquiry) -> int:
    return t.p.players


@answers("is_character")
def _is_character(t: Inquiry) -> int:
    return any(one.id == t.text for one in t.members)


@answers("secret")
def _secret(t: Inquiry) -> int:
    return _have(t.members, "secret", t.text)


@answers("item")
def _item(t: Inquiry) -> int:
    return _have(t.members, "item", t.text)


@answers("item_free")
def _item_free(t: Inquiry) -> int:
    return is_free(t.p, t.text)


def _have(members: Iterable[Character], kind: str, name: str) -> bool:
    return any(card.kind == kind and card.id == name for one in members for card in one.possessions)


@answers("keyword")
def _keyword(t: Inquiry) -> int:
    return any(
        card.face_up and not card.aside and keyword_of(t.p, card) == t.text
        for one in t.members
        for card in one.possessions
    )


@answers("attr")
def _attr(t: Inquiry) -> int:
    where = t.p.encounter.kind if t.p.encounter else "log"
    return max((attribute(t.p, one, t.text, where) for one in t.members), default=0)


@answers("res")
@answers("track")
def _how_much(t: Inquiry) -> int:
    return max((getattr(one, t.text) for one in t.members), default=0)


# Encounters --------------------------------------------------------------------------------------


@answers("pool")
def _pool(t: Inquiry) -> int:
    return t.p.encounter.pool if t.p.encounter else 0


@answers("affinity")
def _affinity(t: Inquiry) -> int:
    return t.p.encounter.affinity if t.p.encounter else 0


@answers("hand")
def _hand(t: Inquiry) -> int:
    return sum(len(one.hand) for one in t.me)


@answers("linked")
def _linked(t: Inquiry) -> int:
    return sum(card.links.count(t.text) for card in _row_of(t.p))


@answers("linked_keys")
def _linked_keys(t: Inquiry) -> int:
    return sum(1 for card in _row_of(t.p) for link in card.links if link)


@answers("cards_played")
def _cards_played(t: Inquiry) -> int:
    return t.p.encounter.plays if t.p.encounter else 0


@answers("row")
def _row(t: Inquiry) -> int:
    return len(_row_of(t.p))


@answers("participants")
def _participants(t: Inquiry) -> int:
    return len(t.p.encounter.participants) if t.p.encounter else 0


@answers("panic")
def _panic(t: Inquiry) -> int:
    return any(is_in_panic(t.p, one) for one in t.me)


@answers("exhausted")
def _exhausted(t: Inquiry) -> int:
    return any(is_exhausted(one) for one in t.me)


def _row_of(p: Position) -> tuple[Played, ...]:
    return p.encounter.row if p.encounter else ()


@answers("charges")
def _charges(t: Inquiry) -> int:
    kind, _, name = t.asked.card.partition(":")
    if kind == "row":
        return sum(card.charges for card in _row_of(t.p)[int(name) : int(name) + 1])
    return sum(
        card.charges
        for one in t.me
        for card in one.possessions
        if card.kind == kind and card.id == name
    )
