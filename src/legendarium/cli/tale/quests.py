"""Draws the goals of the party: quests with hints, tasks, statuses."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.passages import prose
from legendarium.cli.tale.pen import Pen
from legendarium.taintedgrail.position import Position


def quest_lines(pen: Pen, p: Position, width: int) -> list[Text]:
    """The unfinished quests, one line each, the newest first (QST-1)."""
    lines: list[Text] = []
    for quest in p.quests:
        if quest not in p.succeeded:
            head = Text(f"{pen.say('tale-quest')} ", look.QUIET)
            lines += pen.wrap(head.append(pen.story.quest(quest), look.HEADING), width, "   ")
    return lines


def quest_texts(pen: Pen, p: Position, width: int) -> list[Text]:
    """All quests with their hints and the locations of the hints."""
    lines: list[Text] = []
    for quest in p.quests:
        lines += [Text(pen.story.quest(quest), look.HEADING)]
        if quest in p.succeeded:
            lines[-1].append(f" ({pen.say('tale-quest-done')})", look.SUCCESS)
        if pen.story.has(f"quest.{quest}.hint"):
            lines += prose(pen, pen.story.text(f"quest.{quest}.hint"), width)
        there = p.campaign.quests[quest].hint_locations
        if there:
            places = ", ".join(f"{one} {pen.story.location(one)}" for one in there)
            lines += pen.quiet(pen.say("tale-hint-places", places=places), width, "    ")
    return lines or [Text(pen.say("tale-no-quests"))]


def task_lines(pen: Pen, p: Position, width: int) -> list[Text]:
    """The task log, and the statuses that are marked."""
    lines = [Text(pen.say("tale-tasks"), look.HEADING)]
    for entry in p.tasks:
        mark = pen.shapes.unticked if entry.open else pen.shapes.ticked
        text = Text(pen.story.task(entry.id), "" if entry.open else look.QUIET)
        if entry.place:
            text.append(f" ({pen.story.location(entry.place)})", look.QUIET)
        lines += pen.wrap(text, width, "    ", f"  {mark} ")
    if not p.tasks:
        lines.append(Text(f"  {pen.say('tale-no-tasks')}", look.QUIET))
    lines.append(Text(pen.say("tale-statuses"), look.HEADING))
    for status, parts in sorted(p.statuses.items()):
        if parts:
            lines += pen.wrap(status_line(pen, p, status), width, "    ", "  ")
    if not any(p.statuses.values()):
        lines.append(Text(f"  {pen.say('tale-no-statuses')}", look.QUIET))
    return lines


def status_line(pen: Pen, p: Position, status: str) -> str:
    """A status with its checkboxes."""
    ticked = p.statuses.get(status, ())
    printed = p.campaign.statuses[status]
    shapes = pen.shapes
    boxes = [
        (f"{part}" if printed.numbered and printed.parts > 1 else "")
        + (shapes.ticked if part in ticked else shapes.unticked)
        for part in range(1, printed.parts + 1)
    ]
    return f"{pen.story.status(status)} {' '.join(boxes)}"
