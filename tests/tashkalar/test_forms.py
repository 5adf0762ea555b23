"""A form that is wrong is refused when it is registered, in a sentence that says why."""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Mapping
from dataclasses import fields, replace
from itertools import cycle
from typing import Any

import pytest

from documents import DOCS, blocks
from legendarium.tashkalar import forms
from legendarium.tashkalar.form import FORMS, BadForm, Form, register, wrong_learned_as
from legendarium.tashkalar.forms import BEGINNERS_FORM, DEFAULT_FORM, check_all
from legendarium.tashkalar.hands import too_large_hand
from legendarium.tashkalar.scoring import SCORING, wrong_scoring
from made_up import DUEL_TO_9

GOOD: Mapping[str, Any] = {
    "key": "duel-to-9",
    "order": 35,
    "scoring": "by_destruction",
    "points_to_end": {2: 9},
    "score_tracks": {2: 1},
    "team_seats": (4,),
    "learned_as": "duel",
}


def form(**facts: Any) -> Form:
    return Form(**{**GOOD, **facts})


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> dict[str, Form]:
    """A registry of the test's own."""
    own = dict(FORMS)
    for module in ("legendarium.tashkalar.form", "legendarium.tashkalar.forms"):
        monkeypatch.setattr(f"{module}.FORMS", own)
    monkeypatch.setattr(forms, "FILES", {**forms.FILES, "duel-to-9": "forms/duel_to_9.py"})
    return own


def test_a_form_is_registered_at_its_place(registry: dict[str, Form]) -> None:
    register(form())
    assert list(registry) == ["first-game", "high-form", "duel", "duel-to-9", "melee"]


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"key": ""}, "key: it consists of lower-case letters, digits and hyphens"),
        ({"key": "Duel to 9"}, "key: it consists of lower-case letters, digits and hyphens"),
        ({"key": "duel-9-teams"}, "key: that ending means a form in teams"),
        ({"key": "duel"}, "key: 'duel' is taken"),
        ({"key": 9}, "key: 9 is not of the type str"),
        ({"order": 30}, "order: 30 is taken"),
        ({"order": "35"}, "order: '35' is not of the type int"),
        ({"scoring": None}, "scoring: None is not of the type str"),
        ({"points_to_end": {3: 9}}, "points_to_end: no points for 2 sides"),
        ({"points_to_end": {2: 0}}, "points_to_end: no points for 2 sides"),
        ({"points_to_end": {2: 9}, "seats": (2, 3)}, "points_to_end: no points for 3 sides"),
        ({"points_to_end": 9}, "points_to_end: 9 is not of the type Mapping[int, int]"),
        (
            {"points_to_end": {"2": 9}},
            "points_to_end: {'2': 9} is not of the type Mapping[int, int]",
        ),
        ({"seats": (), "team_seats": ()}, "seats: nobody can play it"),
        ({"seats": 2}, "seats: 2 is not of the type tuple[int, ...]"),
        ({"seats": (1,)}, "seats: 2 to 4 sides can play"),
        ({"seats": (5,)}, "seats: 2 to 4 sides can play"),
        ({"team_seats": (3,)}, "team_seats: two teams have 4 seats"),
        ({"team_seats": (4, 6)}, "team_seats: two teams have 4 seats"),
        (
            {"start": "four-marks"},
            "start: there is no layout 'four-marks'; there are empty, two-marks, three-marks",
        ),
        ({"pieces": 1}, "pieces: no piece is left for 2 sides"),
        ({"pieces": True}, "pieces: True is not of the type int"),
        ({"score_tracks": {2: -1}}, "score_tracks: at least 0, not -1"),
        ({"legends": -1}, "legends: at least 0, not -1"),
        ({"hand": 0}, "hand: at least 1, not 0"),
        ({"open_tasks": 0}, "open_tasks: at least 1, not 0"),
        ({"may_discard": 1}, "may_discard: 1 is not of the type bool"),
        ({"learned_as": None}, "learned_as: None is not of the type str"),
        ({"rules": {"start": 11}}, "rules: {'start': 11} is not of the type Mapping[str, str]"),
    ],
)
def test_what_is_wrong_is_said(
    registry: dict[str, Form], facts: dict[str, Any], problem: str
) -> None:
    wrong = form(**facts)
    with pytest.raises(BadForm) as refused:
        register(wrong)
    assert str(refused.value) == f"The form {wrong.key!r} cannot be registered: {problem}."
    assert registry == FORMS


@pytest.mark.parametrize("field", ["key", "order", "scoring", "points_to_end"])
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{field}'"):
        Form(**{name: fact for name, fact in GOOD.items() if name != field})


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'limit'"):
        form(limit=9)


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        (
            {"scoring": "by_luck"},
            "scoring: there is no 'by_luck'; there are by_tasks, by_destruction, by_colours",
        ),
        (
            {"seats": (2, 3), "points_to_end": {2: 9, 3: 9}},
            "scoring: 'by_destruction' is for at most 2 sides",
        ),
        (
            {"scoring": "by_tasks", "seats": (4,), "points_to_end": {2: 9, 4: 9}},
            "scoring: 'by_tasks' is for at most 2 sides",
        ),
    ],
)
def test_a_scoring_must_exist_and_suit_the_sides(
    registry: dict[str, Form], facts: dict[str, Any], problem: str
) -> None:
    register(form(**facts))
    with pytest.raises(BadForm) as refused:
        check_all(wrong_scoring)
    assert str(refused.value) == (
        f"forms/duel_to_9.py: The form 'duel-to-9' cannot be registered: {problem}."
    )


@pytest.mark.parametrize(
    ("learned_as", "problems"),
    [
        ("", []),
        ("duel", []),
        (
            "chess",
            [
                "learned_as: there is no form 'chess'; there are first-game, high-form, duel, "
                "duel-to-9, melee"
            ],
        ),
        ("duel-to-9", ["learned_as: no weights are learned for 'duel-to-9' either"]),
    ],
)
def test_the_weights_of_a_form_must_exist(
    registry: dict[str, Form], learned_as: str, problems: list[str]
) -> None:
    one = form(learned_as=learned_as)
    register(one)
    assert list(wrong_learned_as(one)) == problems


@pytest.mark.parametrize(
    ("facts", "problems"),
    [
        ({"hand": 11}, []),
        ({"hand": 12}, ["hand: with a deck of 18 cards at most 11, not 12"]),
        ({"hand": 12, "team_seats": ()}, []),
        ({"hand": 18, "team_seats": ()}, ["hand: with a deck of 18 cards at most 17, not 18"]),
    ],
)
def test_a_hand_leaves_cards_in_the_deck(facts: dict[str, Any], problems: list[str]) -> None:
    assert list(too_large_hand(form(**facts))) == problems


@pytest.mark.parametrize("key", FORMS)
def test_the_forms_of_the_game_are_right(registry: dict[str, Form], key: str) -> None:
    right = registry.pop(key)
    register(replace(right))
    for problems in (wrong_scoring, wrong_learned_as, too_large_hand):
        assert not list(problems(right))
    assert right.scoring in SCORING


def test_the_page_shows_the_form_that_the_tests_play() -> None:
    shown, *others = blocks("adding-a-form.md", "python")
    assert not others
    assert shown.strip() == DUEL_TO_9.strip()


def test_the_page_explains_every_fact_with_its_default() -> None:
    text = (DOCS / "adding-a-form.md").read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| (`.*?) \|.*?\|(.*)\|$", text, re.MULTILINE):
        told |= zip(re.findall(r"`(\w+)`", names), cycle(defaults.split(", ")), strict=False)
    assert told.keys() == {one.name for one in fields(Form)}
    plain = Form(key="plain", order=1, scoring="by_tasks", points_to_end={2: 9})
    for name, default in told.items():
        if name == "learned_as":
            assert default.strip() == "its own"
        elif default.strip():
            assert literal_eval(default.strip(" `")) == getattr(plain, name), name
        else:
            assert name in GOOD


def test_the_page_shows_a_refusal() -> None:
    text = (DOCS / "adding-a-form.md").read_text(encoding="utf-8")
    with pytest.raises(BadForm) as refused:
        register(form(points_to_end={}))
    assert f"\nforms/duel_to_9.py: {refused.value}\n" in text


def test_the_forms_that_commands_begin_with() -> None:
    assert (BEGINNERS_FORM, DEFAULT_FORM) == ("first-game", "duel")
