"""Describes how a game of Tainted Grail ended."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.passages import prose
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.taintedgrail.death import FAILED


def ending_lines(pen: Pen, session: Session, width: int) -> list[Text]:
    """The ending with its text, the days and the dead."""
    p = session.position
    if p.ending == FAILED or not p.ending:
        lines = [Text(pen.say("tale-failed"), look.RED)]
    else:
        lines = [Text(pen.story.ending(p.ending), look.LIT)]
        if pen.story.has(f"ending.{p.ending}.text"):
            lines += prose(pen, pen.story.text(f"ending.{p.ending}.text"), width)
    dead = ", ".join(map(pen.story.character, p.dead))
    told = [pen.say("tale-took", days=p.day, choices=session.play.moment)]
    if dead:
        told.append(pen.say("tale-died", names=dead))
    return [*lines, *pen.wrap(" ".join(told), width)]
