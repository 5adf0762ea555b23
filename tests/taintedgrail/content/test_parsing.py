"""Parsing of conditions and scripts, and the places of errors."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Effect,
    Either,
    Negation,
    Script,
)
from legendarium.taintedgrail.content.tokens import ScriptError
from legendarium.taintedgrail.content.vocabulary import FORMS, NAMES
from legendarium.taintedgrail.content.writing import write_condition, write_script
from taintedgrail.content.scripts import CONDITIONS, SCRIPTS


def fault_of(parse: Callable[[str], object], text: str) -> ScriptError | None:
    """What is wrong with a text, if anything."""
    try:
        parse(text)
    except ScriptError as error:
        return error
    return None


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(CONDITIONS)
def test_a_condition_that_is_written_is_read_back(condition: Condition) -> None:
    assert parse_condition(write_condition(condition)) == condition


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(SCRIPTS)
def test_a_script_that_is_written_is_read_back(script: Script) -> None:
    assert parse_script(write_script(script)) == script


WORDS = [
    *NAMES,
    *sorted({word for form in FORMS for word in form.syntax.split() if word.isalpha()}),
    *("(", ")", ",", ";", "and", "or", "not", "if", "for", "me", "me.", '"id"', "7", "1.2", "<="),
]


@settings(deadline=None, max_examples=60)
@given(st.one_of(st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join), st.text(max_size=80)))
def test_any_text_is_read_or_refused_with_a_column(text: str) -> None:
    for fault in (fault_of(parse_condition, text), fault_of(parse_script, text)):
        assert fault is None or (1 <= fault.column <= len(text) + 1 and fault.message)


def test_and_binds_more_than_or_and_not_more_than_both() -> None:
    day = Comparison(Call("day"), ">=", 3)
    coin = Call("coin")
    assert parse_condition("day >= 3 or coin and not coin") == Either(
        (day, Both((coin, Negation(coin))))
    )
    assert parse_condition("(day >= 3 or coin) and not coin") == Both(
        (Either((day, coin)), Negation(coin))
    )


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("gain 1 food", Effect("gain", 1, ("food",))),
        ("pay players magic", Effect("pay", Call("players"), ("magic",))),
        ("pay 2 charges", Effect("pay", 2, ("charges",))),
        ("lose 2 health unavoidable for me", Effect("lose", 2, ("health", "unavoidable"), "me")),
        ("become dying", Effect("become", 1, ("dying",))),
        ('tick "debt"', Effect("tick", 1, ("debt",))),
        ('tick "debt" 2', Effect("tick", 1, ("debt", 2))),
        ("gain secret 14", Effect("gain-secret", 1, (14,))),
        ("draw item", Effect("draw-item")),
        ("draw item weapon", Effect("draw-item", 1, ("weapon",))),
        ("draw item craftable", Effect("draw-item", 1, ("craftable",))),
        ("discard 2 items", Effect("discard-items", 2)),
        ('set dial "tide" 4', Effect("set-dial", 4, ("tide",))),
        ('set dial "tide" 4 on secret 14', Effect("set-dial", 4, ("tide", "secret", 14))),
        ('lower dial "tide"', Effect("lower-dial", 1, ("tide",))),
        ('raise dial "tide" 2', Effect("raise-dial", 2, ("tide",))),
        ("charge 1", Effect("charge", 1)),
        ("charge 1 on secret 14", Effect("charge", 1, ("secret", 14))),
        ('charge 2 on item "net"', Effect("charge", 2, ("item", "net"))),
        ("move to home", Effect("move", 1, ("home",))),
        ("move to 107", Effect("move", 1, (107,))),
        ("replace location 103 with 114", Effect("replace-location", 1, (103, 114))),
        ("encounter green", Effect("encounter", 1, ("colour", "green"))),
        ("encounter green choose 2", Effect("encounter", 1, ("colour", "green", "choose", 2))),
        ('encounter "dog"', Effect("encounter", 1, ("id", "dog"))),
        ('event "rain" shuffled', Effect("event", 1, ("rain", "shuffled"))),
        ("event random on top", Effect("event", 1, ("random", "top"))),
        ("light menhir here", Effect("light-menhir", 0, ("here",))),
        ("light menhir 107 5", Effect("light-menhir", 5, (107,))),
        ("goto 107.4", Effect("goto", 1, ("107.4",))),
        ("sealed 12", Effect("sealed", 1, (12,))),
        ("end exploration", Effect("end-exploration")),
        ('end chapter "lit"', Effect("end-chapter", 1, ("lit",))),
        ("prevent 1 hits", Effect("prevent-hits", 1)),
        ("flip", Effect("flip")),
    ],
)
def test_an_effect_becomes_this_value(text: str, effect: Effect) -> None:
    assert parse_script(text) == (effect,)


@pytest.mark.parametrize(
    ("text", "column", "hint"),
    [
        ("gian 1 food", 1, "`gain`"),
        ("gain 1 fod", 8, "`food`"),
        ("encounter geen", 11, "`green`"),
        ("tick ferry", 6, "in quotes"),
        ("pay 2", 6, "pay <N> <payable>"),
        ("gain 1 food for us", 17, ""),
        ("gain 1 food if day", 16, "day >= 1"),
        ("gain 1 food if coin == 1", 16, "not coin"),
        ('gain 1 food if satus("a")', 16, "`status`"),
        ("gain 1 food gain", 13, ""),
        ("gain 1 food if me.day >= 3", 19, "leave out `me.`"),
        ("gain roll(6) food", 6, "if roll(6)"),
        ("gain 10000 food", 6, ""),
        ('tick "debt', 6, ""),
        ('gain 1 food; tick ""', 19, ""),
    ],
)
def test_a_fault_has_its_column_and_a_hint(text: str, column: int, hint: str) -> None:
    with pytest.raises(ScriptError) as raised:
        parse_script(text)
    assert raised.value.column == column
    assert hint in raised.value.hint


@pytest.mark.parametrize(
    "text", ["not " * 200 + "coin", "(" * 100 + "coin" + ")" * 100, "coin and " * 400 + "coin"]
)
def test_length_and_depth_have_limits(text: str) -> None:
    with pytest.raises(ScriptError):
        parse_condition(text)
