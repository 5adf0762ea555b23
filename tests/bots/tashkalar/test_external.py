"""External bots: what they receive, how they answer, and how they end."""

from __future__ import annotations

import gc
import pickle
import shlex
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest
from programs import (
    EXAMPLE,
    FIRST_OPTION,
    READY,
    a_view,
    bot_of,
    command_of,
    heard,
    pid_of,
)

from legendarium.bots.tashkalar import make_bot
from legendarium.bots.tashkalar.bot import BotCannotPlay, close
from legendarium.bots.tashkalar.program import Program
from legendarium.bots.tashkalar.selfplay import play_game
from legendarium.table import TableError
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import Pick
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View
from settings import SETTINGS, decisions, setup_of
from waiting import PATIENCE, is_running, wait_until_ended

pytestmark = pytest.mark.usefixtures("unhurried")

GAME = TashKalar()


def asked(position: Position) -> View:
    """The view of the seat that is to choose."""
    question = GAME.question(position)
    assert question is not None
    return GAME.view(position, question.seat)


# Playing


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_example_plays_whole_games_of_every_form(setting: str) -> None:
    setup = setup_of(setting, 5)
    command = shlex.join([sys.executable, str(EXAMPLE)])
    players = [make_bot(f"exec:{command}", seed=3), make_bot("random", seed=4)]
    table = [players[0], *[players[1]] * (setup.seats - 1)]
    outcome, taken, _ = play_game(setup, table, seed=6)
    close(players[0])
    close(players[1])
    assert taken > 10
    assert sorted(seat for rank in outcome.ranking for seat in rank) == list(range(setup.seats))


def test_the_example_plays_the_same_game_from_the_same_seed() -> None:
    def play(seed: int) -> tuple[object, ...]:
        bot = make_bot(f"exec:{shlex.join([sys.executable, str(EXAMPLE)])}", seed)
        try:
            return play_game(setup_of("duel", 1), [bot, make_bot("random", 2)], seed=9)
        finally:
            close(bot)

    assert play(1) == play(1)
    assert play(1) != play(2)


@pytest.mark.parametrize(
    "answer",
    ["1", '"pick c6"', '{"square": "c6", "kind": "pick"}'],
    ids=["place", "text", "json"],
)
def test_an_option_is_named_by_place_text_or_json(answer: str, tmp_path: Path) -> None:
    seen = a_view()
    assert seen.question is not None
    wanted = Pick(square="c6")
    assert seen.question.options[1] == wanted
    bot = bot_of(tmp_path, f'{READY}\nhear()\nsay({{"option": {answer}, "comment": "good"}})')
    assert bot.choose(seen) == wanted
    bot.close()


def test_a_view_of_another_seat_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not this seat's choice"):
        bot_of(tmp_path, READY).choose(a_view()._replace(seat=1))


# What it is told


def test_the_greeting_tells_what_is_played(tmp_path: Path) -> None:
    seen = a_view()
    bot = bot_of(tmp_path, READY + FIRST_OPTION, seconds=2.5, seed=(1 << 60) + 5)
    bot.choose(seen)
    bot.close()
    greeting, _, goodbye = heard(tmp_path)
    assert greeting == {
        "legendarium": 1,
        "game": "tash-kalar",
        "setup": seen.position.setup.to_json(),
        "seat": 0,
        "seed": 5,
        "seconds": 2.5,
    }
    assert goodbye == {"bye": True}


def test_a_question_is_the_view_and_its_options(tmp_path: Path) -> None:
    seen = a_view()
    assert seen.question is not None
    bot = bot_of(tmp_path, READY + FIRST_OPTION, seconds=2.5)
    bot.choose(seen)
    bot.choose(seen)
    bot.close()
    _, first, second, _ = heard(tmp_path)
    assert first == {
        "choose": 0,
        "view": GAME.encode_view(seen),
        "question": "destroy",
        "options": [option.to_json() for option in seen.question.options],
        "notation": [option_text(option) for option in seen.question.options],
        "seconds_left": 2.5,
    }
    assert second["choose"] == 1
    assert 0 < second.pop("seconds_left") <= 2.5
    assert second == {key: first[key] for key in second} | {"choose": 1}


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.rule("3.3")
def test_nothing_hidden_is_told(setting: str, tmp_path: Path) -> None:
    position = [before for before, _ in decisions(setup_of(setting, 7), seed=3)][40]
    twin = GAME.sample(asked(position), Random(1))
    assert twin != position
    messages = []
    for number, world in enumerate((position, twin)):
        folder = tmp_path / str(number)
        folder.mkdir()
        bot = bot_of(folder, READY + FIRST_OPTION)
        bot.choose(asked(world))
        bot.close()
        messages.append((folder / "heard").read_text())
    assert messages[0] == messages[1]


def test_another_seat_is_another_program(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, READY + FIRST_OPTION)
    for position, _ in list(decisions(setup_of("duel", 1), seed=1))[10:20]:
        bot.choose(asked(position))
    bot.close()
    seats = [message["seat"] for message in heard(tmp_path) if "legendarium" in message]
    assert set(seats) == {0, 1}


# Which games it plays


def test_a_form_that_it_does_not_know(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, 'hear()\nsay({"ready": True, "forms": ["melee", "high-form"]})\nhear()')
    with pytest.raises(
        BotCannotPlay, match=r"program.py' does not play duel \(It knows melee, high-form\)\.$"
    ):
        bot.choose(a_view())
    wait_until_ended(pid_of(tmp_path))
    assert issubclass(BotCannotPlay, TableError)


def test_a_form_that_it_knows(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, 'hear()\nsay({"ready": True, "forms": ["duel"]})' + FIRST_OPTION)
    assert bot.choose(a_view()) == Pick(square="e4")
    bot.close()


def test_a_program_may_refuse_with_a_reason(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, 'hear()\nsay({"ready": False, "reason": "I\\n am \\x1b[31mtired."})')
    with pytest.raises(BotCannotPlay, match=r"does not play duel \(I am \[31mtired\)\.$"):
        bot.choose(a_view())


# How it ends


def test_close_ends_the_program(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, READY + FIRST_OPTION)
    bot.choose(a_view())
    assert is_running(pid_of(tmp_path))
    close(bot)
    wait_until_ended(pid_of(tmp_path))
    close(bot)


def test_close_ends_a_program_that_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Program.close, "__defaults__", (0.1,))
    bot = bot_of(tmp_path, READY + 'hear()\nsay({"option": 0})\nhang()')
    bot.choose(a_view())
    close(bot)
    wait_until_ended(pid_of(tmp_path))


def test_a_closed_bot_starts_again(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, READY + FIRST_OPTION)
    first = bot.choose(a_view())
    bot.close()
    assert bot.choose(a_view()) == first
    bot.close()


def test_a_copy_starts_a_program_of_its_own(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, READY + FIRST_OPTION)
    first, pid = bot.choose(a_view()), pid_of(tmp_path)
    for copied in (deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert pid_of(tmp_path) == pid
        assert copied.choose(a_view()) == first
        assert pid_of(tmp_path) != pid
        copied.close()
        (tmp_path / "pid").write_text(str(pid))
    assert is_running(pid)
    bot.close()


@pytest.mark.slow
def test_a_bot_that_is_forgotten_ends(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, READY + FIRST_OPTION)
    bot.choose(a_view())
    del bot
    gc.collect()
    wait_until_ended(pid_of(tmp_path))
    assert heard(tmp_path)[-1] == {"bye": True}


def test_it_ends_when_python_ends(tmp_path: Path) -> None:
    command = command_of(tmp_path, READY + 'hear()\nsay({"option": 0})\nhang()')
    here = Path(__file__)
    source = f"""
import sys
sys.path[:0] = {[str(here.parent), str(here.parents[2])]!r}
from legendarium.bots.tashkalar import make_bot
from programs import a_view
bot = make_bot({f"exec:{command}"!r}, seed=1)
print(bot.choose(a_view()).kind)
"""
    done = subprocess.run(
        [sys.executable, "-c", source],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("pick\n", "")
    wait_until_ended(pid_of(tmp_path))


def test_closing_a_bot_of_ours_changes_nothing() -> None:
    bot = make_bot("random", seed=1)
    close(bot)
    assert bot.choose(a_view()).kind in ("pick", "decline")
