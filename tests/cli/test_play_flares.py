"""An opponent's score for a flare is announced before and after invoking it (rule 8.3)."""

from __future__ import annotations

import pytest
from person import session_at, spend, typing

from legendarium.cli.terminal.news import Reporter
from legendarium.cli.terminal.phrases import Phrases
from legendarium.locale import LANGUAGES, Words
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.position import Tasks
from legendarium.tashkalar.view import view
from scene import Scene


def scene(form: str) -> Scene:
    """A scene in which a flare can be invoked; in melee against either of two opponents."""
    if form == "melee":
        return Scene("X c5, O e5 e6 e7 f7 g8, Y g3 g4 g5 g6 h6", form=form, flare="f44a")
    tasks = Tasks((), None, (), ((), ())) if form == "high-form" else None
    return Scene("X c5, O e5 e6 e7 f7 g8", form=form, flare="f44a", tasks=tasks)


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("high-form", "Invoke the flare 4/4"),
        ("duel", "Invoke the flare 4/4 (the other side scores 1 point)"),
        (
            "melee",
            "Invoke the flare 4/4 (the opponent you compare with scores 1 point in your colour)",
        ),
    ],
)
def test_the_option_says_who_scores(form: str, told: str) -> None:
    phrases = Phrases(Words(), view(scene(form).position, 0))
    assert phrases.option(parse_option("flare f44a")) == told


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("high-form", ""),
        ("duel", "When you invoke it, the other side scores 1 point."),
        ("melee", "the opponent you compare with scores 1 point in your colour."),
    ],
)
def test_the_card_says_it_in_the_hand_and_when_it_is_shown(form: str, told: str) -> None:
    session = session_at(scene(form).position, "human", *["random"] * (2 if form == "melee" else 1))
    shown = spend(session, typing(["hand", "show 4/4", "quit"]))
    flat = " ".join(shown.split())
    assert flat.count("scores 1 point") >= (0 if form == "high-form" else 2)
    assert ("scores 1 point" in flat) == (form != "high-form")
    assert told.split(",")[-1].strip() in flat


def test_the_question_says_it_in_a_melee() -> None:
    asked = scene("melee").do("flare f44a")
    told = Phrases(Words(), view(asked.position, 0)).question()
    assert told == (
        "Which opponent do you compare with? That opponent scores 1 point in your colour."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["duel", "melee"])
def test_the_log_says_why_the_opponent_scores(form: str, language: str) -> None:
    after = scene(form).do("flare f44a")
    if form == "melee":
        after.do("opponent red")
    while after.position.ask is not None:
        after.do(min(after.options))
    sentences = {
        seat: Reporter(Words(language), after.position.setup, seat).tell(after.position.events, 0)
        for seat in (0, 1)
    }
    assert not any("{" in told for row in sentences.values() for told in row)
    if language == "en":
        where = " in blue" if form == "melee" else ""
        assert f"Red scores 1 point{where} because a flare was invoked." in sentences[0]
        assert f"You score 1 point{where} because a flare was invoked." in sentences[1]
