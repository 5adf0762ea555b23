"""Small external bots for tests, correct and broken ones."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from legendarium.bots.tashkalar.budget import Budget
from legendarium.bots.tashkalar.external import ExternalBot
from legendarium.tashkalar.view import View, view
from scene import Scene
from waiting import PATIENCE

EXAMPLE = Path(__file__).parents[3] / "examples" / "external_bot.py"

BEGINNING = """
import json, os, subprocess, sys, threading
from pathlib import Path
HERE = Path(__file__).parent
def hear():
    line = sys.stdin.readline()
    with open(HERE / "heard", "a") as log:
        log.write(line)
    return json.loads(line or "{}")
def say(answer):
    print(json.dumps(answer), flush=True)
def hang():
    threading.Event().wait(600)
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
    """Write a program to a folder and return the command that runs it."""
    path = folder / "program.py"
    path.write_text(BEGINNING + source)
    # Without site packages it starts several times faster.
    return shlex.join([sys.executable, "-I", "-S", str(path)])


def bot_of(folder: Path, source: str, seconds: float = PATIENCE, seed: int = 1) -> ExternalBot:
    """An external bot with this source."""
    return ExternalBot(command_of(folder, source), seed, Budget(seconds))


def a_view() -> View:
    """A view in the middle of an effect, with a choice of three victims or none."""
    scene = Scene("X c5 e5, O c6 e6 e4", hand="swordmaster herald")
    return view(scene.do("summon swordmaster d5").position, 0)


def heard(folder: Path) -> list[dict[str, Any]]:
    """Every message that the program was sent."""
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


def pid_of(folder: Path, name: str = "pid") -> int:
    """The process id that a program stored."""
    return int((folder / name).read_text())
