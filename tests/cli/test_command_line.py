"""Conventions of the command line: help, defaults, streams, completion, no abbreviations."""

from __future__ import annotations

import argparse
import json
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from legendarium import __version__, folders
from legendarium.bots.tashkalar.learning.knobs import KINDS
from legendarium.cli.descriptions import SHELLS
from legendarium.cli.main import COMMANDS, main, make_parser
from legendarium.cli.parser import Parser
from legendarium.table.play import Play
from legendarium.table.saving import Save
from legendarium.tashkalar.game import TashKalar

DOCUMENT = Path(__file__).parents[2] / "docs" / "command-line.md"
HEAVY = ("fluent", "rich", "numpy", "sqlalchemy", "fastapi", "pydantic", "matplotlib", "hashlib")
"""Packages that are slow to load and that no help text needs."""


def commands(parser: Parser, words: tuple[str, ...] = ()) -> Iterator[tuple[str, Parser]]:
    """Every command with its parser; `campaign check` is one."""
    for action in parser.declared()._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, subparser in action.choices.items():
                yield " ".join((*words, name)), subparser
                yield from commands(subparser, (*words, name))


EVERY_COMMAND = dict(commands(make_parser()))


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command in its own process."""
    command = [sys.executable, "-m", "legendarium", *arguments]
    return subprocess.run(command, input=given, capture_output=True, check=False)


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    return " ".join(capsys.readouterr().out.split())


def test_the_command_alone_and_as_a_module_shows_help() -> None:
    done = run()
    assert done.returncode == 0
    for name, command in COMMANDS.items():
        assert name in done.stdout.decode()
        assert command.summary.split(",")[0].split()[0] in done.stdout.decode()


def test_the_command_campaign_alone_shows_what_can_be_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["campaign"]) == 0
    assert "balance" in capsys.readouterr().out


@pytest.mark.parametrize("command", EVERY_COMMAND)
def test_help_tells_every_default(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = help_of(command, capsys)
    for action in EVERY_COMMAND[command]._actions:
        has_default = action.default not in (None, False, [], argparse.SUPPRESS)
        if action.option_strings and has_default:
            assert f"(default: {action.default})" in text or "default" in (action.help or "")


@pytest.mark.parametrize("command", ["", *EVERY_COMMAND])
def test_help_loads_nothing_heavy(command: str) -> None:
    code = (
        "import sys\nfrom legendarium.cli.main import main\n"
        "try: main([*sys.argv[1].split(), '--help'])\n"
        "except SystemExit: pass\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, command], capture_output=True, text=True, check=True
    )
    loaded = set(done.stderr.split())
    # The record of a game is sealed with a hash, and `table` is what every option may need.
    heavy = set(HEAVY) - ({"hashlib"} if command else set())
    assert loaded & heavy == set()


@pytest.mark.parametrize(
    "arguments", [["match", "--gam", "3"], ["--vers"], ["campaign", "check", "--prev", "x"]]
)
def test_options_cannot_be_abbreviated(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert "unrecognized arguments" in told
    assert len(told.splitlines()) == 1


def test_the_version_tells_what_a_report_needs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith(f"legendarium {__version__}\nPython {platform.python_version()} ")
    assert f"data folder: {folders.data_folder()}\n" in told
    assert re.search(r"compiled core: (in use$|not in use\. It )", told)


@pytest.mark.parametrize("shell", SHELLS)
def test_a_completion_script_knows_every_command(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for command, parser in EVERY_COMMAND.items():
        assert command.rpartition(" ")[2] in script
        for action in parser._actions:
            for option in action.option_strings:
                assert option in script


@pytest.mark.parametrize("command", EVERY_COMMAND)
def test_the_document_names_every_command_and_option(command: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert f"legendarium {command}" in text
    for action in EVERY_COMMAND[command]._actions:
        if action.option_strings and "--help" not in action.option_strings:
            assert action.option_strings[-1] in text


@pytest.fixture
def record() -> bytes:
    """A short game that was resigned, as the bytes of its file."""
    setup = {"form": "duel", "seats": [{"school": "northern"}, {"school": "sylvan"}]}
    play = Play(TashKalar(), setup, 1)
    for _ in range(12):
        assert play.question is not None
        play.choose(play.question.options[0], play.question.seat)
    return Save.of_play(play).to_text().encode()


@pytest.mark.slow
def test_a_record_is_read_from_standard_input(record: bytes) -> None:
    done = run("analyse", "-", "--json", "--seconds", "0.01", "--jobs", "1", given=record)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "tash-kalar"


@pytest.mark.slow
def test_a_report_is_written_to_standard_output() -> None:
    done = run("match", "--bots", "random,random", "--games", "2", "--jobs", "1", "--html", "-")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"<!")


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "--games", "2", "--json", "--html", "-"],
        ["campaign", "balance", ".", "--json", "--html", "-"],
        ["tune", "--form", "duel", "--json", "--out", "-"],
    ],
)
def test_two_outputs_cannot_share_standard_output(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "standard output" in capsys.readouterr().err


@pytest.mark.slow
def test_weights_go_through_the_streams() -> None:
    arguments = ["tune", "--form", "duel", "--games", "2", "--rounds", "0", "--jobs", "1"]
    first = run(*arguments, "--out", "-")
    assert first.returncode == 0, first.stderr
    assert set(json.loads(first.stdout)["weights"]) <= set(KINDS)
    again = run(*arguments, "--from", "-", "--out", "-", given=first.stdout)
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout)["weights"] == json.loads(first.stdout)["weights"]
