"""The time of an external bot, which all choices of a turn share."""

from __future__ import annotations

from pathlib import Path

import pytest
from programs import FIRST_OPTION, READY, a_view, bot_of, command_of, heard

from legendarium.bots.tashkalar.bot import BotBroken
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.external import UNTIMED_TURN_SECONDS, ExternalBot, TurnTime
from legendarium.table import Question
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import Decline, EndTurn
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.view import view
from scene import Scene
from settings import decisions, setup_of

GAME = TashKalar()
TURN = 100.0


def first_and_later(setting: str, seat: int) -> tuple[list[Position], list[Position]]:
    """The positions where a seat has the full time of a turn, and those where it has less."""
    time = TurnTime(TURN)
    first: list[Position] = []
    later: list[Position] = []
    for position, option in decisions(setup_of(setting, 2), seed=5):
        seen = GAME.view(position, seat)
        if seen.question is not None and seen.question.seat == seat:
            (first if time.left(seen) == TURN else later).append(position)
            time.spend(0.5)
            time.note(option)
    return first, later


@pytest.mark.parametrize("setting", ["first-game", "high-form", "duel", "melee-3", "melee-4"])
def test_every_turn_begins_with_all_its_time(setting: str) -> None:
    first, later = first_and_later(setting, seat=0)
    assert len(first) > 5
    for position in first:
        assert position.before is None
        assert not position.summoned
        assert not position.discarded
    assert all(position.stage == Stage.TURNS for position in later)
    # Two actions and the end are three choices at least, of which one is the first.
    assert len(later) >= 2 * (len(first) - 1)


def test_what_the_end_of_a_turn_asks_belongs_to_it() -> None:
    action = view(Scene("X e5", form="high-form").position, 0)
    claim = action._replace(question=Question(0, "claim", []))
    time = TurnTime(TURN)
    assert time.left(action) == TURN
    time.spend(3)
    time.note(EndTurn())
    assert time.left(claim) == TURN - 3
    time.note(Decline())
    assert time.left(action) == TURN


def test_the_turn_that_a_partner_hands_over_has_its_own_time() -> None:
    first, _ = first_and_later("duel-teams", seat=0)
    assert {position.seat for position in first} == {0, 2}


def test_a_turn_has_its_time_and_a_grace_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is set on by hand: each choice takes 20 s of the 30 s of the turn."""
    monkeypatch.setattr("legendarium.bots.tashkalar.external.GRACE_SECONDS", 30.4)
    spend = TurnTime.spend
    monkeypatch.setattr(TurnTime, "spend", lambda time, _: spend(time, 20.0))
    thrice = 'for _ in range(3):\n hear()\n say({"option": 0})\nhang()'
    bot = bot_of(tmp_path, READY + thrice, seconds=30.0)
    for _ in range(3):
        bot.choose(a_view())
    with pytest.raises(BotBroken, match=r"did not answer within 0\.4 s"):
        bot.choose(a_view())
    left = [message["seconds_left"] for message in heard(tmp_path)[1:]]
    assert left == [30.0, 10.0, 0.0]


def test_a_budget_of_steps_leaves_time_enough(tmp_path: Path) -> None:
    bot = ExternalBot(command_of(tmp_path, READY + FIRST_OPTION), 1, Budget(None, 10))
    bot.choose(a_view())
    bot.close()
    assert heard(tmp_path)[0]["seconds"] == UNTIMED_TURN_SECONDS
