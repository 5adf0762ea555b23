"""Possible facts, and whether a condition can be true or false with them.

A fact is a tuple: `("part", "debt", 2)`, `("secret", 14)`, `("read", "log.107.4")`. A condition
has two verdicts: whether it can be true, and whether it can be false. Unknown names may be either.
"""

from __future__ import annotations

import math
from collections.abc import Container, Set
from typing import NamedTuple

from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Either,
    Negation,
    Value,
)

Fact = tuple[str | int, ...]
MAX_ATTRIBUTE = 12
MAX_PLAYERS = 4
LATE_DAY = 1000
"""A day after all days that conditions mention."""


class Verdict(NamedTuple):
    """Whether a condition can be true, and whether it can be false."""

    true: bool
    false: bool


EITHER = Verdict(True, True)
_FACT_OF = {
    "status": "part",
    "secret": "secret",
    "choice_taken": "choice",
    "visited": "at",
    "on_map": "at",
    "menhir_lit": "menhir",
    "quest_active": "quest",
    "item": "item",
    "keyword": "keyword",
    "task": "task",
    "res": "res",
    "dial": "dial",
}
"""The kind of fact that each name refers to."""


class Facts:
    """The facts that are possible, and those that can never be undone."""

    def __init__(
        self,
        campaign: Campaign,
        true: Set[Fact],
        fixed: Container[Fact] = (),
        late: bool = False,
    ) -> None:
        self.campaign = campaign
        self.true = true
        self.fixed = fixed
        self.late = late

    def holds(self, text: str) -> Verdict:
        """The verdict of a condition as text; an empty one is true."""
        return self.judge(parse_condition(text)) if text else Verdict(True, False)

    def judge(self, condition: Condition) -> Verdict:
        """The verdict of a parsed condition."""
        if isinstance(condition, Call):
            return self._call(condition)
        if isinstance(condition, Comparison):
            return _compare(self.bounds(condition.left), condition.op, self.bounds(condition.right))
        if isinstance(condition, Negation):
            true, false = self.judge(condition.part)
            return Verdict(false, true)
        verdicts = [self.judge(part) for part in condition.parts]
        if isinstance(condition, Both):
            return Verdict(all(v.true for v in verdicts), any(v.false for v in verdicts))
        assert isinstance(condition, Either)
        return Verdict(any(v.true for v in verdicts), all(v.false for v in verdicts))

    def _known(self, fact: Fact) -> Verdict:
        return Verdict(fact in self.true, fact not in self.fixed)

    def _call(self, call: Call) -> Verdict:
        name, args = call.name, call.args
        if name == "status":
            if len(args) == 2:
                return self._known(("part", *args))
            low, high = self.parts(str(args[0]))
            return Verdict(high > 0, low == 0)
        if name == "secret":
            return self._known(("secret", args[0]))
        if name == "choice_taken":
            return self._known(("choice", args[0]))
        if name == "visited":
            return Verdict(("at", args[0]) in self.true, ("visited", args[0]) not in self.fixed)
        if name == "on_map":
            gone = ("gone", args[0]) in self.fixed
            return Verdict(("at", args[0]) in self.true and not gone, True)
        if name == "menhir_lit":
            lit = args[0] == "here" or ("menhir", args[0]) in self.true
            return Verdict(lit, True)
        if name == "is_character":
            return Verdict(args[0] in self.campaign.sheets, True)
        if name == "quest_active":
            return Verdict(("quest", args[0]) in self.true, True)
        if name in ("item", "keyword", "task"):
            return Verdict((name, args[0]) in self.true, True)
        return EITHER

    def support(self, condition: Condition | Value) -> tuple[Fact, ...]:
        """Facts that make a condition true, for one of several possibilities."""
        if isinstance(condition, Call):
            known = tuple(fact for fact in self.facts_of_call(condition) if fact in self.true)
            return known[:1] if condition.name == "status" else known
        if isinstance(condition, Comparison):
            return self.support(condition.left) + self.support(condition.right)
        if isinstance(condition, Both):
            return tuple(fact for part in condition.parts for fact in self.support(part))
        if isinstance(condition, Either):
            way = next((part for part in condition.parts if self.judge(part).true), None)
            return () if way is None else self.support(way)
        return ()

    def facts_of_call(self, call: Call) -> tuple[Fact, ...]:
        """The facts that a name refers to."""
        name, args = call.name, call.args
        if name == "parts" or (name == "status" and len(args) == 1):
            numbers = range(1, self.campaign.statuses[str(args[0])].parts + 1)
            return tuple(("part", args[0], number) for number in numbers)
        kind = _FACT_OF.get(name)
        return () if kind is None else ((kind, *args),)

    def parts(self, status: str) -> tuple[int, int]:
        """How many parts of a status are certainly ticked, and how many can be."""
        numbers = range(1, self.campaign.statuses[status].parts + 1)
        return (
            sum(("part", status, number) in self.fixed for number in numbers),
            sum(("part", status, number) in self.true for number in numbers),
        )

    def bounds(self, value: Value) -> tuple[float, float]:
        """The minimum and maximum of a value."""
        if isinstance(value, int):
            return value, value
        name, args = value.name, value.args
        players = min(MAX_PLAYERS, len(self.campaign.sheets))
        if name == "parts":
            return self.parts(str(args[0]))
        if name == "attr":
            return 0, MAX_ATTRIBUTE
        if name == "res":
            return 0, math.inf if ("res", args[0]) in self.true else 0
        if name == "track":
            return 0, 20
        if name in ("players", "party_size", "participants"):
            return 1, max(1, players)
        if name == "chapter":
            chapters = [chapter.number for chapter in self.campaign.chapters]
            return 1, max((n for n in chapters if ("chapter", n) in self.true), default=1)
        if name == "day":
            return (LATE_DAY if self.late else 1), math.inf
        if name == "dial":
            top = self.campaign.settings.dial_top
            return 0, top if ("dial", args[0]) in self.true else 0
        if name == "roll":
            return 1, int(args[0])
        return 0, math.inf


def _compare(left: tuple[float, float], op: str, right: tuple[float, float]) -> Verdict:
    (a, b), (c, d) = left, right
    if op == "<":
        return Verdict(a < d, b >= c)
    if op == "<=":
        return Verdict(a <= d, b > c)
    if op == ">":
        return _compare(right, "<", left)
    if op == ">=":
        return _compare(right, "<=", left)
    meet = a <= d and c <= b
    same = a == b == c == d
    return Verdict(meet, not same) if op == "==" else Verdict(not same, meet)
