"""Words about a form are built from its facts: a form without words of its own is told, too."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent_files import in_file, messages, patterns
from numbers_said import numbers_said
from test_agreement import text_of

from legendarium.cli.terminal.form_words import Kind, about, all_kinds, form_name, kind_name
from legendarium.locale import LANGUAGES, Words
from legendarium.tashkalar.form import FORMS, Form

MADE_UP = Form(
    key="made-up",
    order=99,
    scoring="by_destruction",
    points_to_end={2: 7, 3: 5},
    seats=(2, 3),
    team_seats=(4,),
    legends=0,
)
FILES = (
    "play.ftl",
    "tash-kalar-web.ftl",
    "tash-kalar-help.ftl",
    "tash-kalar-review.ftl",
    "why.ftl",
)
ABOUT_FORMS = ("form-", "guide-form-", "guide-pieces-", "guide-hand-", "guide-points-", "guide-end")
LIMITS = {
    number
    for form in FORMS.values()
    for sides in form.numbers_of_sides
    for number in (form.points_to_end[sides], form.stock(sides), form.sideways)
}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Form:
    monkeypatch.setitem(FORMS, MADE_UP.key, MADE_UP)
    return MADE_UP


def test_a_form_without_words_shows_its_key(made_up: Form) -> None:
    words = Words("de")
    assert form_name(words, made_up.key) == "made-up"
    kinds = [kind for kind in all_kinds() if kind.form == made_up.key]
    assert [kind_name(words, kind) for kind in kinds] == [
        "made-up für 2 Spieler",
        "made-up für 3 Spieler",
        "made-up als Team-Spiel",
    ]
    assert [kind.key for kind in kinds] == ["made-up-2", "made-up-3", "made-up-teams"]


def test_a_form_with_english_words_alone_shows_those(made_up: Form) -> None:
    english = FluentBundle(["en"], use_isolating=False)
    english.add_resource(FluentResource("form-made-up = Duel to seven"))
    words = Words("de")
    words._bundles = (*words._bundles, english)
    assert form_name(words, made_up.key, teams=True) == "Duel to seven als Team-Spiel"


def test_the_sentences_about_a_form_are_its_facts(made_up: Form) -> None:
    words = Words()
    assert about(words, Kind(made_up.key, 3, False)) == (
        "Destroy enemy pieces. No legends. Played to 5 points."
    )
    assert about(words, Kind(made_up.key, 4, True)) == (
        "Two against two with shared pieces. Destroy enemy pieces. No legends. Played to 7 points."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.key)
def test_every_kind_of_game_is_told_with_its_points(language: str, kind: Kind) -> None:
    words = Words(language)
    sides = 2 if kind.teams else kind.seats
    sentences = about(words, kind)
    assert kind.rules.points_to_end[sides] in numbers_said(language, sentences)
    assert "{" not in sentences + kind_name(words, kind)
    names = [kind_name(words, each) for each in all_kinds()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_but_its_name_is_for_one_form(language: str) -> None:
    # The reason is told to clients by this name, and is the same in all forms that forbid it.
    known = {"why-not-in-first-game", *(f"form-{key}" for key in FORMS)}
    names = [name for file in FILES for name in in_file(language, file)]
    assert [name for name in names if any(key in name for key in FORMS) and name not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_limit_of_a_form_stands_in_a_message(language: str) -> None:
    told = {
        name: numbers_said(language, text_of(pattern))
        for name, pattern in patterns(messages(language))
        if name.startswith(ABOUT_FORMS)
    }
    assert len(told) > 30
    assert {name: numbers for name, numbers in told.items() if numbers & LIMITS} == {}
