"""Whatever the rules refuse names the rule behind it, and the rule can be read."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import rulebook
from legendarium.table import BadPosition, IllegalChoice
from legendarium.tashkalar.catalogue import make_catalogue
from legendarium.tashkalar.decoding import decode
from legendarium.tashkalar.legality import check
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.position import End, Stage
from legendarium.tashkalar.reasons import (
    ACTION_RULES,
    EFFECT_RULE,
    QUESTION_RULES,
    REASONS,
    rule_of,
)
from scene import Scene

SWORDMASTER = "X c5 e5, O d5 e6"


@pytest.mark.parametrize("rules", [REASONS, ACTION_RULES, QUESTION_RULES])
def test_the_rules_of_reasons_and_questions_can_be_looked_up(rules: Mapping[str, str]) -> None:
    named = {rule for rule in (*rules.values(), EFFECT_RULE) if rule}
    assert named <= set(rulebook.rules("tash-kalar"))


def test_only_watching_is_refused_by_no_rule() -> None:
    assert [reason for reason, rule in REASONS.items() if not rule] == ["watching"]
    message_part = make_catalogue()["reasons"]
    assert message_part == {reason: rule for reason, rule in REASONS.items() if rule}


def refusing(scene: Scene, text: str) -> str:
    """The rule by which an option is refused."""
    with pytest.raises(IllegalChoice) as refused:
        check(scene.position, parse_option(text))
    return refused.value.rule


@pytest.mark.parametrize(
    ("rule", "text", "changes"),
    [
        ("5.1", "place c5", {}),
        ("1.1", "place a1", {}),
        ("4.2", "end-turn", {}),
        ("4.2", "place a5", {"actions": 0}),
        ("4.2", "discard knight", {"discarded": True, "hand": "knight"}),
        ("7.1", "discard knight", {"form": "melee"}),
        ("6.1", "summon knight d4", {"hand": "knight"}),
        ("6.1", "summon knight d4", {}),
        ("3.1", "summon nobody d4", {}),
        ("6.3", "summon swordmaster d5", {"drawing": "X c5 e5, O+ d5", "hand": "swordmaster"}),
        ("8.2", "flare f34", {"flare": "f34"}),
        ("12T.5", "hand-over", {}),
        ("12.7", "concede", {"form": "melee"}),
        ("13.5", "skip-last-turns", {}),
        ("13.1", "place a5", {"stage": Stage.OVER}),
        ("13.1", "concede", {"stage": Stage.OVER}),
        ("13.4", "concede seat=0", {"teams": True, "offers": (("concede", 0),)}),
        (
            "13.5",
            "skip-last-turns seat=0",
            {"end": End(0, (0,)), "offers": (("skip-last-turns", 0),)},
        ),
    ],
)
def test_a_refused_choice_names_its_rule(rule: str, text: str, changes: dict[str, object]) -> None:
    drawing = str(changes.pop("drawing", SWORDMASTER))
    assert refusing(Scene(drawing, **changes), text) == rule  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asked", "option", "is_kind_offered", "rule"),
    [
        ("pick", "pick", True, "9.1"),
        ("move", "move", True, "9.5"),
        ("move", "summon", False, "9.2"),
        ("upgrade", "place", True, "9.8"),
        ("start", "end-turn", False, "1.4"),
    ],
)
def test_in_an_effect_the_rule_is_that_of_the_question(
    asked: str, option: str, is_kind_offered: bool, rule: str
) -> None:
    assert rule_of(asked, option, is_kind_offered) == rule


@pytest.mark.parametrize(
    ("rule", "changes"),
    [
        ("1.1", {"arena": {"a1": "blue common"}}),
        ("12T.5", {"turn": {"handed_over": True}}),
        ("13.4", {"conceded": "blue"}),
        ("12.4", {"improvised": [["red"], []]}),
    ],
)
def test_a_position_that_cannot_be_names_its_rule(rule: str, changes: dict[str, object]) -> None:
    body = {"form": "duel", "arena": {}, "seats": [{"school": "northern"}, {"school": "southern"}]}
    with pytest.raises(BadPosition) as refused:
        decode(body | changes)
    assert refused.value.rule == rule
