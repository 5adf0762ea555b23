"""The command `legendarium analyse`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from person import table
from stopping import listening

from last_turn_game import WINNING_TURN, game
from legendarium.bots.tashkalar.analysis import Judgement, Reason
from legendarium.bots.tashkalar.thinking import PARTS
from legendarium.bots.tashkalar.turns_of_record import Turn, choices_of, replay, turns
from legendarium.cli.analyse import command as analyse
from legendarium.cli.analyse.chart import ROWS, chart_lines, columns, stack
from legendarium.cli.analyse.page import page, picture
from legendarium.cli.analyse.summary import curve, summaries
from legendarium.cli.analyse.terminal_report import show_report
from legendarium.cli.analyse.words import TurnDescriber
from legendarium.cli.main import main
from legendarium.cli.terminal import saves
from legendarium.cli.terminal.screen import standard_screen
from legendarium.locale import LANGUAGES, Words
from legendarium.table import Record
from legendarium.table.saving import Save, seal
from legendarium.tashkalar.notation import parse_option
from waiting import PATIENCE, text_once_written

PLAYERS = ("Anna", "greedy")
NEXT = "Name another file, or an earlier copy of this one."
BETTER = tuple(map(parse_option, WINNING_TURN.split("; ")))


def foreseen(record: Record, turn: Turn, **_: Any) -> Judgement:
    """A judgement without any thinking: the last turn alone was a blunder."""
    if turn.last < len(record.choices):
        return Judgement(turn, (0.6, 0.4), 0.55, 0.58)
    why = (Reason("end", 1.5), Reason("points", 0.3))
    return Judgement(turn, (0.3, 0.7), 0.1, 0.9, BETTER, why)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def _without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "judge", foreseen)


def text_of(record: Record) -> str:
    return Save.of_record(record).to_text()


def saved(record: Record, file: str = "game.json") -> str:
    Path(file).write_text(text_of(record), encoding="utf-8")
    return file


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["analyse", "--language", "en", "--jobs", "1", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    before = sorted(Path().iterdir())
    try:
        code = main(["analyse", "--language", "en", *arguments])
    except SystemExit as left:
        code = int(str(left.code))
    shown = capsys.readouterr()
    assert (code, shown.out) == (2, "")
    assert sorted(Path().iterdir()) == before
    assert shown.err.count("\n") == 1
    return shown.err.removeprefix("legendarium: ").strip()


def description(language: str = "en") -> tuple[TurnDescriber, list[Judgement]]:
    record = game(players=PLAYERS)
    judged = [foreseen(record, turn) for turn in turns(record)]
    return TurnDescriber(Words(language), record, list(replay(record))), judged


@pytest.mark.usefixtures("_without_thinking")
def test_turns_summary_and_chart_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, saved(game(players=PLAYERS)))
    text = " ".join(shown.split())
    assert shown.startswith("Analysis of game.json (adept)\n")
    assert "1. Northern (Anna) 55% Played: Place a common piece on f5. 2. Sylvan" in text
    assert (
        "26. Sylvan (greedy) 10% instead of 90% ?? blunder "
        "Played: Place a common piece on d1. Place a common piece on e1. "
        "Better: Summon Sapling on h4." in text
    )
    assert "Why: a better result if the game ends; more points." in text
    assert "Northern (Anna) 13 0 0 0 3.0%" in text
    assert "Sylvan (greedy) 13 0 0 1 8.9%" in text
    assert shown.splitlines()[-3].strip() == "?"


@pytest.mark.usefixtures("_without_thinking")
def test_the_analysis_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    record = game(players=PLAYERS)
    found = json.loads(run(capsys, saved(record), "--json", "--level", "master"))
    assert (found["game"], found["level"]) == ("tash-kalar", "master")
    assert found["turns"] == [foreseen(record, turn).to_json() for turn in turns(record)]
    assert found["players"][1] == {
        "name": "Sylvan (greedy)",
        "seat": 1,
        "turns": 13,
        "marks": {"inaccuracy": 0, "mistake": 0, "blunder": 1},
        "loss": 0.0892,
    }


@pytest.mark.slow
def test_a_game_is_really_judged_and_the_processes_agree(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = game()
    few = saved(replace(record, choices=record.choices[: turns(record)[2].last]))
    here, elsewhere = (
        json.loads(run(capsys, few, "--json", "--jobs", jobs)) for jobs in ("1", "2")
    )
    assert here == elsewhere
    assert len(here["turns"]) == 3


def test_a_bar_is_drawn_on_a_terminal_only(capsys: pytest.CaptureFixture[str]) -> None:
    record = game()
    few = saved(replace(record, choices=record.choices[: turns(record)[0].last]))
    assert main(["analyse", few, "--seconds", "0.1"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("_without_thinking")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(language: str) -> None:
    describer, judged = description(language)
    text = page(describer, "<a title>", judged)
    root = ElementTree.fromstring(text.replace("<!DOCTYPE html>", ""))
    assert root.get("lang") == language
    assert len(list(root.iter("h3"))) == len(judged)
    assert len(list(root.iter("tr"))) == 3
    (drawing,) = root.iter("{http://www.w3.org/2000/svg}svg")
    assert drawing.get("aria-label") == Words(language).say("analyse-chart")
    assert "&lt;a title&gt;" in text
    assert "<script" not in text
    assert not re.search(r"\{[a-z-]+\}", re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL))


@pytest.mark.usefixtures("_without_thinking")
def test_page_and_picture_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(game())
    run(capsys, file, "--html", "report.html")
    assert Path("report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run(capsys, file, "--png", "chart.png", "--json").startswith("{")
    assert Path("chart.png").read_bytes().startswith(b"\x89PNG")


def test_a_name_with_dollar_signs_is_no_formula() -> None:
    _, judged = description()
    record = game(players=("An$^$na", "greedy"))
    describer = TurnDescriber(Words("en"), record, list(replay(record)))
    assert "An$^$na" in page(describer, "", judged)
    assert picture(describer, judged).startswith(b"\x89PNG")


JUDGES_FOR_EVER = """
import sys
from legendarium.cli.analyse import command
from legendarium.cli.main import main
from stopping import judge_for_ever

command.judge = judge_for_ever
sys.exit(main(["analyse", *sys.argv[1:]]))
"""


@pytest.mark.slow
def test_who_stops_it_does_not_wait_for_the_turns_that_are_judged(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    judging = subprocess.Popen(
        [sys.executable, "-c", JUDGES_FOR_EVER, saved(game()), "--jobs", "2"],
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=listening,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "BEGUN": str(begun)},
    )
    text_once_written(begun)
    os.killpg(judging.pid, signal.SIGINT)  # As a keyboard does.
    _, said = judging.communicate(timeout=PATIENCE)
    assert judging.returncode == 130
    assert b"Traceback" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    describer, judged = description(language)
    every = tuple(Reason(part, 1.0) for part in PARTS)
    last = judged[-1]
    judged += [
        Judgement(last.turn, last.chances, 0.5, 0.5 + loss, BETTER, every)
        for loss in (0.05, 0.1, 0.2)
    ]
    show_report(standard_screen(plain=True), describer, "title", judged)
    shown = capsys.readouterr().out
    assert "{" not in shown
    if language != "en":
        assert "Played" not in shown


def test_a_line_is_told_as_far_as_it_can_be_played() -> None:
    describer, judged = description()
    impossible = (*BETTER[:1], parse_option("place d9"), parse_option("place d9"))
    one = Judgement(judged[-1].turn, (0.5, 0.5), 0.1, 0.9, impossible)
    assert describer.describe(1, one).better == (
        "Better: Summon Sapling on h4. Place a common piece on d9."
    )


def test_a_turn_handed_over_is_told_up_to_there() -> None:
    setup = table("human", "human", "human", "human", teams=True).play.setup
    texts = ("place c5 colour=blue", "place e5", "end-turn", "hand-over", "place a5", "place b5")
    record = Record("tash-kalar", setup, 1, tuple(map(parse_option, (*texts, "end-turn"))))
    turn = turns(record)[1]
    assert len(choices_of(record, turn)) == 1
    describer = TurnDescriber(Words(), record, list(replay(record)))
    assert describer.describe(2, Judgement(turn, (0.5, 0.5), 0.5, 0.5)).played == (
        "Played: Hand over: your partner finishes any effect and uses your remaining actions to "
        "place common pieces."
    )


def test_the_curve_ends_with_the_result() -> None:
    describer, judged = description()
    assert curve(judged, describer.last)[-2:] == [(0.3, 0.7), (1.0, 0.0)]
    unfinished = list(replay(game()))[5]
    assert len(curve(judged, unfinished)) == len(judged)


def test_a_column_is_divided_between_the_sides() -> None:
    assert stack((0.5, 0.5)) == [0] * 5 + [1] * 5
    assert stack((1.0, 0.0)) == [0] * ROWS
    assert stack((0.34, 0.33, 0.33)) == [0] * 3 + [1] * 4 + [2] * 3


def test_a_long_game_is_squeezed_and_loses_no_mark() -> None:
    assert columns(5, 10) == [0, 1, 2, 3, 4]
    assert columns(100, 10) == [0, 11, 22, 33, 44, 55, 66, 77, 88, 99]
    describer, judged = description()
    for width in (8, 20, 80):
        lines = [line.plain for line in chart_lines(describer, judged, width)]
        assert max(map(len, lines[:ROWS])) <= width
        assert lines[ROWS].count("?") == 1


@pytest.mark.parametrize("width", [0, 1, 6, 7])
def test_a_terminal_that_is_far_too_narrow_gets_what_does_not_fit(width: int) -> None:
    assert len(chart_lines(*description(), width)) > ROWS


def test_a_seat_without_a_turn_has_no_summary() -> None:
    _, judged = description()
    assert [one.seat for one in summaries(judged[:1], 2)] == [0]


# What is read, and what is refused


@pytest.mark.usefixtures("_without_thinking")
def test_what_the_terminal_game_saves_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    session = table("human", "random")
    while session.play.moment < 12:
        asked = session.play.question
        assert asked is not None
        session.choose(asked.seat, asked.options[0])
    saves.write(Words(), "saved.json", session.play)
    shown = run(capsys, "saved.json")
    assert "1. Northern  55%" in shown
    assert "2. Sylvan (random)  55%" in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no JSON", "game.json isn't a Legendarium saved game, or it's damaged. " + NEXT),
        ("[]", "game.json isn't a Legendarium saved game, or it's damaged. " + NEXT),
        (
            text_of(game()).replace("f5", "f7", 1),
            "game.json is damaged and can't be loaded. " + NEXT,
        ),
        (
            text_of(Record("tainted-grail", {}, 1)),
            "game.json is a saved game from another game (tainted-grail), not from Tash-Kalar. "
            + NEXT,
        ),
        (
            text_of(replace(game(), choices=(*game().choices[:9], *game().choices))),
            "game.json can't be replayed: choice 10 is illegal. " + NEXT,
        ),
        (
            json.dumps(seal({"legendarium": 2, **game().to_body(), "seed": float("inf")})),
            "game.json is damaged and can't be loaded. " + NEXT,
        ),
        (
            text_of(replace(game(), setup={"form": "chess"})),
            "game.json is damaged and can't be loaded. " + NEXT,
        ),
        (
            text_of(replace(game(), choices=game().choices[:1])),
            "game.json has no complete turns, so there's nothing to analyse. " + NEXT,
        ),
    ],
)
def test_a_file_that_cannot_be_analysed_is_refused_with_what_to_do_next(
    capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    assert refused(capsys, "game.json") == sentence


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Couldn't read none.json (no such file or folder)" in refused(capsys, "none.json")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--html", "none/report.html"), "Couldn't save none/report.html (no such file or folder)"),
        (("--png", "."), "Couldn't save . (it is a folder)"),
        (("--html", "game.json"), "game.json is the saved game itself"),
        (("--html", "a", "--png", "b"), "not allowed with argument --html"),
        (("--jobs", "-1"), "At least 1 process must judge, not -1."),
        (("--seconds", "0"), "'0' is no time to think"),
        (("--seconds", "nan"), "'nan' is no time to think"),
        (("--level", "greedy"), "invalid choice: 'greedy'"),
        (("--language", "xx"), "invalid choice: 'xx'"),
    ],
)
def test_bad_arguments_are_refused_before_any_work(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.setattr(analyse, "run_in_parallel", lambda *_: pytest.fail("this is work"))
    assert sentence in refused(capsys, saved(game()), *arguments)
