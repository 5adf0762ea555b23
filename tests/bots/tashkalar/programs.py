"""Small programs that play, or do not, for the tests of external bots."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.external import ExternalBot
from legendarium.tashkalar.view import View, view
from scene import Scene

EXAMPLE = Path(__file__).parents[3] / "examples" / "external_bot.py"

BEGINNING = """
import json, os, subprocess, sys, time
from pathlib import Path
HERE = Path(__file__).parent
def hear():
    line = sys.stdin.readline()
    with open(HERE / "heard", "a") as log:
        log.write(line)
    return json.loads(line or "{}")
def say(answer):
    print(json.dumps(answer), flush=True)
(HERE / "pid").write_text(str(os.getpid()))
"""

READY = """
hear()
say({"ready": True})
"""

FIRST_OPTION = """
while "choose" in hear():
    say({"option": 0})
"""


def command_of(folder: Path, source: str) -> str:
    """The command that runs a program, which is written to a folder."""
    path = folder / "program.py"
    path.write_text(BEGINNING + source)
    # Without site packages it starts several times faster.
    return shlex.join([sys.executable, "-I", "-S", str(path)])


def bot_of(folder: Path, source: str, seconds: float = 5.0, seed: int = 1) -> ExternalBot:
    """A bot that is such a program."""
    return ExternalBot(command_of(folder, source), seed, Budget(seconds))


def a_view() -> View:
    """What is to be chosen: one of three victims or none, in the middle of an effect."""
    scene = Scene("X c5 e5, O c6 e6 e4", hand="swordmaster herald")
    return view(scene.do("summon swordmaster d5").position, 0)


def heard(folder: Path) -> list[dict[str, Any]]:
    """Every message that the program was sent."""
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


def pid_of(folder: Path, name: str = "pid") -> int:
    """The process that a program wrote down."""
    return int((folder / name).read_text())


def is_gone(pid: int, within: float = 1.0) -> bool:
    """Whether a process ends within so many seconds; one that only waits to be counted has."""
    end = time.monotonic() + within
    while _runs(pid):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")
