"""Judgements of turns: marks, lines and reasons, using only what the player could know."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from last_turn_game import WINNING_TURN, game
from legendarium.bots.tashkalar.analysis import (
    MARKS,
    Judgement,
    analyse,
    compare,
    judge,
    judge_view,
    reasons,
)
from legendarium.bots.tashkalar.budget import LEVELS, Budget
from legendarium.bots.tashkalar.thinking import PARTS, Line
from legendarium.bots.tashkalar.turns_of_record import GAME, Turn, choices_of, replay, turns
from legendarium.table import BadRequest, BadSave, Record
from legendarium.table.saving import Save
from legendarium.tashkalar.options import AnyOption, EndTurn, Place, Summon
from settings import decisions, setup_of

PAGE = Path(__file__).parents[3] / "docs" / "analysis.md"
FEW = Budget(None, steps=8)
TURN = Turn(3, 6, 1)
PLACE = (Place(square="e5"), EndTurn())
SUMMON = (Summon(card="knight", square="d4"), EndTurn())


def line(chance: float, steps: tuple[AnyOption, ...] = SUMMON, **parts: float) -> Line:
    return Line(steps, chance, parts)


def beside(played: float, best: float) -> Judgement:
    """The judgement of a turn with this chance, given a better line with that chance."""
    return compare(TURN, (0.5, 0.5), line(played, PLACE), [line(best)])


@pytest.mark.parametrize(
    ("played", "best", "mark"),
    [
        (0.5, 0.5, ""),
        (0.5, 0.5499, ""),
        (0.55, 0.6, "inaccuracy"),
        (0.5, 0.5999, "inaccuracy"),
        (0.6, 0.7, "mistake"),
        (0.5, 0.6999, "mistake"),
        (0.7, 0.9, "blunder"),
        (0.0, 1.0, "blunder"),
    ],
)
def test_marks_begin_at_their_thresholds(played: float, best: float, mark: str) -> None:
    assert beside(played, best).mark == mark


def test_the_better_line_is_told_only_when_it_is_better_by_more_than_a_hair() -> None:
    assert beside(0.5, 0.51).line == ()
    assert beside(0.5, 0.5101).line == SUMMON


def test_what_was_played_may_be_the_best() -> None:
    judged = beside(0.6, 0.4)
    assert (judged.played, judged.best, judged.line, judged.mark) == (0.6, 0.6, (), "")


def test_reasons_are_the_largest_gains_and_no_more_than_three() -> None:
    better = {"points": 0.5, "material": 0.1, "hand": 0.9, "safety": 0.3, "tasks": 0.02, "end": 0.0}
    worse = {"points": 0.1, "material": 0.0, "hand": 1.0, "safety": 0.0, "tasks": 0.0, "end": -0.2}
    found = [(reason.part, reason.gain) for reason in reasons(better, worse)]
    assert found == [("points", 0.4), ("safety", 0.3), ("end", 0.2)]
    assert reasons({"points": 0.02}, {}) == ()


def test_a_turn_as_json_has_the_shape_that_others_read() -> None:
    judged = compare(
        TURN, (0.6, 0.4), line(0.3, PLACE, points=0.1), [line(0.55, points=0.5), line(0.4)]
    )
    assert judged.to_json() == {
        "from": 3,
        "to": 6,
        "seat": 1,
        "chances": [0.6, 0.4],
        "played": 0.3,
        "best": 0.55,
        "mark": "blunder",
        "line": [option.to_json() for option in SUMMON],
        "reasons": [{"part": "points", "gain": 0.4}],
    }


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["first-game", "melee-3", "high-form-teams"])
def test_every_turn_of_a_game_is_judged(setting: str) -> None:
    setup = setup_of(setting, 2)
    choices = tuple(option for _, option in decisions(setup, 2))
    record = Record(GAME.name, setup.to_json(), 2, choices)
    few = turns(record)[:6]
    record = replace(record, choices=choices[: few[-1].last])
    judged = list(analyse(record, budget=FEW))
    assert [one.turn for one in judged] == few
    for one in judged:
        assert len(one.chances) == setup.sides
        assert sum(one.chances) == pytest.approx(1, abs=0.001)
        assert 0 <= one.played <= one.best <= 1
        assert one.mark in ("", *MARKS)
        assert {reason.part for reason in one.reasons} <= {*PARTS}
        assert bool(one.line) == (one.loss > 0.01)
        assert json.loads(json.dumps(one.to_json())) == one.to_json()
    assert [one.to_json() for one in analyse(record, budget=FEW)] == [
        one.to_json() for one in judged
    ]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_game_thrown_away_in_its_last_turn_is_a_blunder(level: str) -> None:
    record = game()
    judged = judge(record, turns(record)[-1], level, FEW)
    assert judged.mark == "blunder"
    after = list(replay(record))[judged.turn.first]
    for option in judged.line:
        GAME.check(after, option)
        after = GAME.take(after, option)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.ranking[0] == (judged.turn.seat,)


@pytest.mark.slow
def test_the_turn_that_won_the_game_is_none() -> None:
    record = game(WINNING_TURN)
    judged = judge(record, turns(record)[-1], budget=FEW)
    assert judged.mark in ("", "inaccuracy")


@pytest.mark.slow
def test_what_is_judged_does_not_depend_on_hidden_cards() -> None:
    record = game()
    positions = list(replay(record))
    for turn in turns(record)[4::8]:
        position, chosen = positions[turn.first], choices_of(record, turn)
        twin = GAME.sample(GAME.view(position, turn.seat), Random(turn.first))
        assert twin != position
        seen = GAME.view(twin, turn.seat)
        assert judge_view(seen, turn, chosen, budget=FEW) == judge(record, turn, budget=FEW)


def test_what_came_later_changes_nothing() -> None:
    record = game()
    turn = turns(record)[5]
    shorter = replace(record, choices=record.choices[: turn.last])
    assert judge(shorter, turn, budget=FEW) == judge(record, turn, budget=FEW)


def test_an_unknown_level_and_a_record_of_another_game_are_refused_at_once() -> None:
    with pytest.raises(BadRequest, match="no level 'greedy' of analysis; choose one of adept"):
        analyse(game(), "greedy")
    with pytest.raises(BadSave, match="not of tash-kalar"):
        analyse(replace(game(), game="toy"))


def test_the_library_works_as_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = game()
    few = replace(record, choices=record.choices[: turns(record)[1].last])
    (tmp_path / "game.json").write_text(Save.of_record(few).to_text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shown = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    exec(shown[1], {})
    assert capsys.readouterr().out.count("\n") == 2


def test_the_page_shows_a_turn_in_its_shape() -> None:
    shown = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    assert json.loads(shown[1]).keys() == beside(0.4, 0.6).to_json().keys()
