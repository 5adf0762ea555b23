"""External bots that fail: each is stopped with an error that names the failure."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from programs import FIRST_OPTION, READY, a_view, bot_of, command_of, pid_of

from legendarium.bots.tashkalar import UnknownBot, check_name, make_bot
from legendarium.bots.tashkalar.bot import BotBroken
from legendarium.bots.tashkalar.program import Program
from legendarium.cli.shelf import make_shelf
from legendarium.cli.terminal.commands import load
from legendarium.locale import Words
from legendarium.table import BadSave, BadSetup, Record, TableError
from legendarium.table.saving import Save
from settings import setup_of
from waiting import wait_until, wait_until_ended

pytestmark = pytest.mark.usefixtures("unhurried")

ASKED = READY + "hear()\n"

WRONG = {
    "hangs": (ASKED + "hang()", "did not answer within 0.3 s"),
    "hangs at once": ("hang()", "did not answer within 0.5 s"),
    "dies": (ASKED + "sys.exit(3)", "ended with status 3 instead of answering"),
    "dies at once": ("sys.exit(4)", "ended with status 4 instead of answering"),
    "is killed": (ASKED + "os.kill(os.getpid(), 9)", "ended by signal 9 instead of answering"),
    "closes its output": (
        ASKED + "os.close(1)\nhang()",
        "closed its output instead of answering",
    ),
    "no greeting": ('hear()\nsay({"hello": 1})', 'answered the greeting without "ready"'),
    "ready is no flag": ('hear()\nsay({"ready": 1})', 'answered the greeting without "ready"'),
    "greets with a list": ("hear()\nsay([True])", 'answered the greeting without "ready"'),
    "forms is a text": (
        'hear()\nsay({"ready": True, "forms": "duel"})',
        "has no list of names as its \"forms\", but 'duel'",
    ),
    "forms are numbers": (
        'hear()\nsay({"ready": True, "forms": [1]})',
        'has no list of names as its "forms", but a list',
    ),
    "no JSON": (ASKED + "print('pick e6', flush=True)", "answered 'pick e6', which is not JSON"),
    "an empty line": (ASKED + "print(flush=True)", "answered '', which is not JSON"),
    "no UTF-8": (ASKED + "os.write(1, b'\\xff\\n')", "answered '\ufffd', which is not JSON"),
    "control characters": (
        ASKED + "os.write(1, b'\\x1b[2J\\n')",
        "answered '\\x1b[2J', which is not JSON",
    ),
    "nested deeply": (ASKED + "print('[' * 100_000, flush=True)", "which is not JSON"),
    "not a number": (ASKED + "say({'option': float('nan')})", "which is not JSON"),
    "no object": (ASKED + "say(0)", 'answered without an "option"'),
    "no option": (ASKED + "say({'move': 0})", 'answered without an "option"'),
    "a flag": (ASKED + "say({'option': True})", "chose true, which is no option"),
    "a fraction": (ASKED + "say({'option': 1.0})", "chose 1.0, which is no option"),
    "a list": (ASKED + "say({'option': [0]})", "chose a list, which is no option"),
    "no kind": (ASKED + "say({'option': {}})", "chose an object, which is no option"),
    "an empty text": (ASKED + "say({'option': ''})", "chose '', which is no option"),
    "too large": (ASKED + "say({'option': 4})", "chose option 4 of a list from 0 to 3"),
    "below zero": (ASKED + "say({'option': -1})", "chose option -1 of a list from 0 to 3"),
    "huge": (ASKED + "say({'option': 10 ** 900})", "chose option a huge number of a list"),
    "text not listed": (
        ASKED + "say({'option': 'pick e9'})",
        "chose 'pick e9', which was not offered",
    ),
    "JSON not listed": (
        ASKED + "say({'option': {'kind': 'pick', 'square': 'e9'}})",
        "chose 'pick e9', which was not offered",
    ),
    "concedes": (ASKED + "say({'option': 'concede'})", "chose 'concede', which was not offered"),
    "a line too long": (
        ASKED + "print('x' * 3_000_000, flush=True)",
        "answered with a line of more than 1000000 bytes",
    ),
    "an endless line": (
        ASKED + "while True: os.write(1, b'x' * 65536)",
        "answered with a line of more than 1000000 bytes",
    ),
}

SHORT_WAITS = {
    "hangs": {"external.GRACE_SECONDS": 0.2},
    "hangs at once": {"external.START_UP_SECONDS": 0.5},
    "closes its output": {"program._EXIT_SECONDS": 0.5},
}
"""What is waited for in vain, and therefore not for long."""


@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG)
def test_it_is_told_in_one_sentence_and_ended(
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    started: list[subprocess.Popen[bytes]],
) -> None:
    for name, seconds in SHORT_WAITS.get(what, {}).items():
        monkeypatch.setattr(f"legendarium.bots.tashkalar.{name}", seconds)
    source, sentence = WRONG[what]
    with pytest.raises(BotBroken) as caught:
        bot_of(tmp_path, source, seconds=0.1).choose(a_view())
    told = str(caught.value)
    assert sentence in told
    assert told.startswith("The program '")
    assert "program.py' " in told
    assert told.endswith(".")
    assert "\n" not in told
    wait_until_ended(started[0].pid)
    assert issubclass(BotBroken, TableError)


def test_lines_that_nobody_asked_for(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, READY + 'while "choose" in hear():\n say({"option": 0})\n say(1)')
    # A line that comes late is taken for the next answer, which it is not, either.
    with pytest.raises(BotBroken, match=r"wrote a line without a request|without an"):
        all(bot.choose(a_view()) for _ in range(50))
    wait_until_ended(pid_of(tmp_path))


def test_a_flood_ends_soon(tmp_path: Path) -> None:
    flood = READY + 'hear()\nsay({"option": 0})\nwhile True: print("[]")'
    bot = bot_of(tmp_path, flood)
    bot.choose(a_view())
    program = bot._program
    assert program is not None
    wait_until(lambda: not program._pipes.output_lines.empty(), "a line that nobody asked for")
    with pytest.raises(BotBroken, match="wrote a line without a request"):
        bot.choose(a_view())
    wait_until_ended(pid_of(tmp_path))


def test_what_it_started_ends_with_it(tmp_path: Path) -> None:
    child = """
program = "import threading; threading.Event().wait(600)"
child = subprocess.Popen([sys.executable, "-I", "-S", "-c", program])
(HERE / "child").write_text(str(child.pid))
say("started")
hang()
"""
    with pytest.raises(BotBroken, match="answered without"):
        bot_of(tmp_path, ASKED + child).choose(a_view())
    wait_until_ended(pid_of(tmp_path))
    wait_until_ended(pid_of(tmp_path, "child"))


def test_a_program_that_does_not_read_keeps_nobody_waiting(
    tmp_path: Path, started: list[subprocess.Popen[bytes]]
) -> None:
    program = Program(command_of(tmp_path, "hang()"), {})
    with pytest.raises(BotBroken, match=r"did not answer within 0\.3 s"):
        program.ask({"long": "x" * 4_000_000}, 0.3)
    wait_until_ended(started[0].pid)


# What it wrote to its standard error stream


def test_an_error_of_the_program_is_shown(tmp_path: Path) -> None:
    with pytest.raises(BotBroken, match=r'; it last wrote: "Traceback .*KeyError: \'e9\'"\.$'):
        bot_of(tmp_path, ASKED + "{}['e9']").choose(a_view())


def test_only_the_end_is_shown_and_no_control_characters(tmp_path: Path) -> None:
    noise = "sys.stderr.write('\\x1b[31m\\x07first ' * 200_000 + 'the\\u202e\\r\\n\\tlast')\n"
    with pytest.raises(BotBroken) as caught:
        bot_of(tmp_path, ASKED + noise + "sys.exit(1)").choose(a_view())
    said = str(caught.value).partition('it last wrote: "')[2].removesuffix('".')
    assert said.endswith("first the last")
    assert len(said) == 300
    assert said.isprintable()


def test_a_program_may_write_errors_and_play(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, "sys.stderr.write('x' * 1_000_000)" + READY + FIRST_OPTION)
    assert bot.choose(a_view()).kind == "pick"
    bot.close()


# Commands that are none


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "The command is empty"),
        ("  ", "The command is empty"),
        ("python3 'bot.py", "No closing quotation"),
        ("no-such-program --fast", "There is no program 'no-such-program'"),
        ("./no/such/file", "There is no program './no/such/file'"),
        ("x\0y", "x"),
        ("y" * 5000, "yyy…'"),
    ],
)
def test_a_command_that_cannot_be_run_is_no_bot(command: str, reason: str) -> None:
    for ask in (check_name, lambda text: make_bot(text, 1)):
        with pytest.raises(UnknownBot) as caught:
            ask(f"exec:{command}")
        assert reason in str(caught.value)
        assert len(str(caught.value)) < 500


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/no/such/interpreter\n")
    path.chmod(0o755)
    bot = make_bot(f"exec:{path}", 1)
    with pytest.raises(BotBroken, match=r"bot' cannot be started \(No such file or directory\)\.$"):
        bot.choose(a_view())


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    made = tmp_path / "made"
    bot = make_bot(f"exec:true ; touch {made} $(touch {made})", 1)
    with pytest.raises(BotBroken):
        bot.choose(a_view())
    assert not made.exists()


# What others send is never run


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    made = tmp_path / "made"
    record = Record(
        "tash-kalar", setup_of("duel", 1).to_json(), 1, (), players=("human", f"exec:touch {made}")
    )
    path = tmp_path / "game.save"
    path.write_text(Save.of_record(record).to_text())
    with pytest.raises(BadSave):
        load(Words("en"), str(path))
    assert not made.exists()


def test_a_table_on_the_network_offers_no_program() -> None:
    box = make_shelf()["tash-kalar"]
    assert not any(name.startswith("exec:") for name in box.bots)
    with pytest.raises(BadSetup):
        box.make_bot("exec:true", 1)
