"""An action that was found in one position is done in another only where it is allowed there."""

from __future__ import annotations

import pytest

from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.turn import question, run_if_allowed, take
from scene import Scene
from settings import SETTINGS, decisions, setup_of


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_whole_action_leads_where_its_steps_lead(setting: str) -> None:
    done = 0
    before: Position | None = None
    answers: tuple[AnyOption, ...] = ()
    for position, option in decisions(setup_of(setting, 5), 5):
        if position.stage == Stage.START or option.kind == "hand-over":
            before = None
            continue
        if position.before is None:
            before, answers = position, ()
        if before is None:
            continue
        answers += (option,)
        after = take(position, option)
        if after.before is None:
            found = run_if_allowed(before, answers)
            assert found == after
            done += 1
    assert done > 20


class TestChronicler:
    """The Chronicler asks which piece is upgraded, and then whether it moves."""

    READY = "X e6 d5 f5, O c2"
    ANSWERS = ("summon chronicler e5", "pick d5", "decline")

    def answers(self) -> tuple[AnyOption, ...]:
        return tuple(parse_option(words) for words in self.ANSWERS)

    def test_allowed(self) -> None:
        after = run_if_allowed(Scene(self.READY, hand="chronicler").position, self.answers())
        assert after is not None
        assert after.heroics
        assert after.actions == 1

    @pytest.mark.parametrize(
        ("drawing", "hand"),
        [
            ("X e6 d5, O c2", "chronicler"),  # The pattern lacks a piece.
            (READY, "herald"),  # The card is not in the hand.
            ("X e6 f5, X+ d5, O c2", "chronicler"),  # What is answered cannot be upgraded.
        ],
    )
    def test_not_allowed(self, drawing: str, hand: str) -> None:
        position = Scene(drawing, hand=hand).position
        before = position.copy()
        assert run_if_allowed(position, self.answers()) is None
        assert position == before

    def test_too_few_and_too_many_answers(self) -> None:
        position = Scene(self.READY, hand="chronicler").position
        answers = self.answers()
        assert run_if_allowed(position, answers[:-1]) is None
        assert run_if_allowed(position, (*answers, answers[-1])) is None

    def test_in_the_middle_of_an_action_and_after_the_game(self) -> None:
        position = Scene(self.READY, hand="chronicler").position
        answers = self.answers()
        assert run_if_allowed(take(position, answers[0]), answers) is None
        over = position.copy()
        over.stage, over._question = Stage.OVER, None
        assert question(over) is None
        assert run_if_allowed(over, answers) is None
