"""Make the picture of Tainted Grail again: a game in a terminal of its own, drawn as SVG.

    python docs/images/tale.py > tale.svg

Then open it in a browser and save what it shows, as tale.png.
"""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import tempfile

from rich.console import Console
from rich.text import Text
from terminal import offline

WIDTH, HEIGHT = 124, 60
ANSWERS = ("1", "5", "1")
"""What is typed before the picture is taken: to the causeway, and look around."""


def main() -> None:
    shown = _played()
    page = shown[shown.rfind("The Drowned Reach") :]
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    for line in page.splitlines():
        if line.rstrip().endswith("> "):
            break
        console.print(Text.from_ansi(line), no_wrap=True)
    print(offline(console.export_svg(title="legendarium play tainted-grail")))


def _played() -> str:
    master, slave = pty.openpty()
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "COLUMNS": str(WIDTH),
            "LINES": str(HEIGHT),
            "TERM": "xterm-256color",
            "XDG_DATA_HOME": home,
        }
        command = (sys.executable, "-m", "legendarium.cli.main", "play", "tainted-grail")
        options = ("--characters", "orla,tamsin", "--seed", "3", "--language", "en")
        game = subprocess.Popen(
            (*command, *options), stdin=slave, stdout=slave, stderr=slave, env=environment
        )
        shown = _until_quiet(master)
        for answer in ANSWERS:
            os.write(master, f"{answer}\n".encode())
            shown = _until_quiet(master)
        game.kill()
        game.wait()
    return shown


def _until_quiet(master: int) -> str:
    pieces = []
    while select.select([master], [], [], 3.0)[0]:
        pieces.append(os.read(master, 65536))
    return b"".join(pieces).decode("utf-8", "replace").replace("\r\n", "\n")


if __name__ == "__main__":
    main()
