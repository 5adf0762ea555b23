"""The time that a bot of its own program has: the choices of a turn share it."""

from __future__ import annotations

from pathlib import Path

import pytest
from programs import FIRST_OPTION, READY, a_view, bot_of, command_of, heard

from legendarium.bots.tashkalar.bot import BotBroken
from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.external import UNTIMED, ExternalBot, TurnTime
from legendarium.table import Option, Question
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.view import view
from scene import Scene
from settings import decisions, setup_of

GAME = TashKalar()
TURN = 100.0


def first_and_later(setting: str, seat: int) -> tuple[list[Position], list[Position]]:
    """Where a seat chooses with the whole time of a turn before it, and where with less."""
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
    time.note(Option("end-turn"))
    assert time.left(claim) == TURN - 3
    time.note(Option("decline"))
    assert time.left(action) == TURN


def test_the_turn_that_a_partner_hands_over_has_its_own_time() -> None:
    first, _ = first_and_later("duel-teams", seat=0)
    assert {position.seat for position in first} == {0, 2}


def test_a_turn_has_its_time_and_a_grace_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("legendarium.bots.tashkalar.external.GRACE", 0.3)
    slow = 'while "choose" in hear():\n time.sleep(0.15)\n say({"option": 0})'
    bot = bot_of(tmp_path, READY + slow, seconds=0.1)
    with pytest.raises(BotBroken, match=r"did not answer within 0\.\d s"):
        all(bot.choose(a_view()) for _ in range(4))
    left = [message["seconds_left"] for message in heard(tmp_path)[1:]]
    assert left[0] == 0.1
    assert set(left[1:]) == {0}


def test_a_budget_of_steps_leaves_time_enough(tmp_path: Path) -> None:
    bot = ExternalBot(command_of(tmp_path, READY + FIRST_OPTION), 1, Budget(None, 10))
    bot.choose(a_view())
    bot.close()
    assert heard(tmp_path)[0]["seconds"] == UNTIMED
