"""Make the picture of the README again.

    python docs/images/terminal.py > terminal.svg

Then open it in a browser and save what it shows, as terminal.png: not every
program that draws SVG keeps the spaces at the start of a line.
"""

from __future__ import annotations

import io
import re

from rich.console import Console

from legendarium.cli.terminal.conversation import Conversation
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.table import Play
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.setup import Setup

SEED = 20
CHOICES = 62
"""How far the bots play before the picture is taken."""


def main() -> None:
    setup = Setup("high-form", ("northern", "sylvan")).to_json()
    bots = Session(Play(TashKalar(), setup, SEED), ("greedy", "greedy"))
    while len(bots.steps) < CHOICES or bots.position.actions < 2 or bots.position.seat:
        asked = bots.play.game.question(bots.position)
        assert asked is not None
        bots.let_bot_choose(asked.seat)
    session = Session(Play.resume(TashKalar(), bots.play.record), ("human", "greedy"))
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    screen = Screen(io.StringIO(), io.StringIO())
    screen._console = console
    try:
        Conversation(screen, Words("en"), session, 0).hold()
    except EOFError:
        # Nobody answers: the page is drawn, and that is all the picture needs.
        print(offline(console.export_svg(title="legendarium play")))


def offline(svg: str) -> str:
    """The picture with the fonts of whoever looks at it, and nothing fetched from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")


if __name__ == "__main__":
    main()
